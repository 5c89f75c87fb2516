import { kDefaultView, type View } from './view';

/** A change of the view: top-level fields replace, `filter`, `grouping` and `ranking` are merged. */
export type ViewPatch = Partial<Omit<View, 'filter' | 'grouping' | 'ranking'>> & {
  filter?: Partial<View['filter']>;
  grouping?: Partial<View['grouping']>;
  ranking?: Partial<View['ranking']>;
};

/** The changed view. Parts that the patch leaves alone stay the same objects. */
export function changeView(view: View, patch: ViewPatch): View {
  const { filter, grouping, ranking, ...rest } = patch;
  return {
    ...view,
    ...rest,
    filter: filter ? { ...view.filter, ...forBenchmark(view, filter), ...filter } : view.filter,
    grouping: grouping ? { ...view.grouping, ...grouping } : view.grouping,
    ranking: ranking ? { ...view.ranking, ...ranking } : view.ranking,
  };
}

/** The first view with the user's own rows in it. */
export function firstView(view: View): View {
  return { ...kDefaultView, own: view.own };
}

/** Another benchmark has other rounds, accelerators and counts: those restrictions do not carry over. */
function forBenchmark(view: View, filter: Partial<View['filter']>): Partial<View['filter']> {
  if (filter.benchmark === undefined || filter.benchmark === view.filter.benchmark) return {};
  return { rounds: null, accelerators: [], count: [null, null] };
}
