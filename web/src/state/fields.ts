import type { Feature } from '../engine/contract';
import { amount, fraction, flag, integer, list, oneOf, range, someOf, sortOrder, text, type Codec } from './codecs';
import { kDefaultView, type View } from './view';

/** One setting of the view in a link: its key, its name for people, and how it gets into and out of text. */
export interface Field {
  key: string;
  label: string;
  /** Its name in a request, as the engine's errors give it. */
  where: string;
  write(view: View): string;
  /** The view with the setting as written, or null when the text is not a value of it. */
  read(written: string, view: View): View | null;
}

const kFeatures: Feature[] = [
  'accelerators_total',
  'time_to_train_min',
  'throughput_per_accelerator_samples_per_s',
  'hardware_efficiency',
];
const kLargestCount = 10_000_000;
/** Of efficiency that still pays. */
export const kLowestFloor = 0.01;
/** Of accelerator-minutes per minute saved. */
export const kLargestPrice = 1e9;
const kLargestSeed = 2 ** 32 - 1;
const roundName = text(/^v\d{1,3}\.\d{1,3}$/);

/** Every setting but the own rows. A new one is a new line here and nothing elsewhere. */
export const kFields: Field[] = [
  top('place', 'page', 'place', oneOf('rank', 'files', 'about')),
  within('filter')('benchmark', 'benchmark', 'benchmark', text()),
  within('filter')('rounds', 'rounds', 'rounds', orNull(range(roundName))),
  within('filter')('division', 'division', 'division', oneOf('closed', 'open')),
  within('filter')('availability', 'availability', 'availability', list(text())),
  within('filter')('vendors', 'vendors', 'vendors', list(text())),
  within('filter')('accelerators', 'accelerators', 'accelerators', list(text())),
  within('filter')('count', 'count', 'count', range(orNull(integer(1, kLargestCount)))),
  within('grouping')('k', 'number of groups', 'k', integer(2, 10)),
  within('grouping')('features', 'features of the groups', 'features', someOf(...kFeatures)),
  within('grouping')('restarts', 'restarts', 'restarts', integer(1, 2_000)),
  within('grouping')('seed', 'seed', 'seed', integer(0, kLargestSeed)),
  within('grouping')('group_own', 'grouping with own rows', 'with_own', flag),
  within('ranking')('method', 'method', 'method', oneOf('wpm', 'topsis', 'pareto')),
  within('ranking')('weight', 'weight of time', 'weight_time', fraction),
  top('chart', 'chart', 'chart', oneOf('time', 'accelerator_minutes', 'efficiency')),
  within('scaling')('kinds', 'accelerators compared', 'accelerators', upTo(8, list(text()))),
  within('scaling')('reference', 'reference of the efficiencies', 'reference_id', orNull(text())),
  within('scaling')('floor', 'least efficiency', 'floor', amount(1, kLowestFloor)),
  within('scaling')('price', 'price of a minute', 'minutes_per_minute_saved', amount(kLargestPrice)),
  within('scaling')('measure', 'chart of sizes', 'measure', oneOf('time', 'accelerator_minutes', 'efficiency')),
  top('sort', 'sorting', 'sort', orNull(sortOrder)),
  top('selected', 'selected row', 'selected', orNull(text())),
  top('all', 'all rows shown', 'showAll', flag),
];

/** The settings of a view that differ from the first view, by key. */
export function writeFields(view: View): Map<string, string> {
  const written = kFields.map((field) => [field, field.write(view)] as const);
  const changed = written.filter(([field, value]) => value !== field.write(kDefaultView));
  return new Map(changed.map(([field, value]) => [field.key, value]));
}

export interface ReadFields {
  view: View;
  /** Labels of the settings that were read, and of those that were not and have their default. */
  kept: string[];
  lost: string[];
}

/** The view that the settings describe. What is missing or unreadable takes its default, one by one. */
export function readFields(written: ReadonlyMap<string, string>): ReadFields {
  const result: ReadFields = { view: kDefaultView, kept: [], lost: [] };
  for (const field of kFields) {
    const value = written.get(field.key);
    if (value === undefined) continue;
    const view = field.read(value, result.view);
    result.view = view ?? result.view;
    (view ? result.kept : result.lost).push(field.label);
  }
  return result;
}

/** The view with one setting as in the first view. */
export function withDefault(field: Field, view: View): View {
  return field.read(field.write(kDefaultView), view) ?? view;
}

function top<K extends keyof View>(key: string, label: string, name: K, codec: Codec<View[K]>): Field {
  return {
    key,
    label,
    where: name,
    write: (view) => codec.write(view[name]),
    read: (written, view) => {
      const value = codec.read(written);
      return value === undefined ? null : { ...view, [name]: value };
    },
  };
}

function within<P extends 'filter' | 'grouping' | 'ranking' | 'scaling'>(part: P) {
  return <K extends keyof View[P]>(key: string, label: string, name: K, codec: Codec<View[P][K]>): Field => ({
    key,
    label,
    where: `${part}.${String(name)}`,
    write: (view) => codec.write(view[part][name]),
    read: (written, view) => {
      const value = codec.read(written);
      return value === undefined ? null : { ...view, [part]: { ...view[part], [name]: value } };
    },
  });
}

/** null is written as nothing at all. */
function orNull<T>(codec: Codec<T>): Codec<T | null> {
  return {
    write: (value) => (value === null ? '' : codec.write(value)),
    read: (written) => (written === '' ? null : codec.read(written)),
  };
}

/** The same list, if it is not too long. */
function upTo<T>(most: number, codec: Codec<T[]>): Codec<T[]> {
  return {
    write: codec.write,
    read: (written) => {
      const values = codec.read(written);
      return values && values.length <= most ? values : undefined;
    },
  };
}
