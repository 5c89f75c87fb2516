import { kDefaultView, type View } from './view';

/** A change of the view: top-level fields replace, its parts (`filter`, `grouping` …) are merged. */
export type ViewPatch = Partial<Omit<View, 'filter' | 'grouping' | 'ranking' | 'scaling'>> & {
  filter?: Partial<View['filter']>;
  grouping?: Partial<View['grouping']>;
  ranking?: Partial<View['ranking']>;
  scaling?: Partial<View['scaling']>;
};

/** The changed view. Parts that the patch leaves alone stay the same objects. */
export function changeView(view: View, patch: ViewPatch): View {
  const { filter, grouping, ranking, scaling, ...rest } = patch;
  const elsewhere = filter?.benchmark !== undefined && filter.benchmark !== view.filter.benchmark;
  return {
    ...view,
    ...rest,
    filter: filter ? { ...view.filter, ...(elsewhere ? kAnyOfBenchmark : null), ...filter } : view.filter,
    grouping: grouping ? { ...view.grouping, ...grouping } : view.grouping,
    ranking: ranking ? { ...view.ranking, ...ranking } : view.ranking,
    scaling: elsewhere || scaling ? { ...view.scaling, ...(elsewhere ? kAnyKind : null), ...scaling } : view.scaling,
  };
}

/** The first view with the user's own rows in it. */
export function firstView(view: View): View {
  return { ...kDefaultView, own: view.own };
}

/** Another benchmark has other rounds, accelerators and counts: those restrictions do not carry over. */
const kAnyOfBenchmark = { rounds: null, accelerators: [], count: [null, null] } satisfies Partial<View['filter']>;
const kAnyKind = { accelerators: [], reference_id: null } satisfies Partial<View['scaling']>;
