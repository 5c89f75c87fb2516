import type { RequestOf } from '../engine/client';
import type { View } from './view';

/** What the view asks of the engine. Pure: the same view gives the same requests. */
export function rankRequest({ filter, grouping, ranking, own }: View): RequestOf<'rank'> {
  return { version: 1, command: 'rank', filter, grouping, ranking, own };
}

export function selectRequest({ filter }: View): RequestOf<'select'> {
  return { version: 1, command: 'select', filter };
}

/** Figures for every k: the chosen one does not matter. */
export function groupsRequest({ filter, grouping, own }: View): RequestOf<'groups'> {
  const { features, restarts, seed, with_own } = grouping;
  return {
    version: 1,
    command: 'groups',
    filter,
    grouping: { features, restarts, seed, with_own },
    own: with_own ? own : [],
  };
}

/** The efficiency that is half of linear scaling is always told beside the chosen one. */
const kHalf = 0.5;

export function scalingRequest({ filter, own, scaling }: View): RequestOf<'scaling'> {
  const { accelerators, reference_id, floor, minutes_per_minute_saved } = scaling;
  const floors = [...new Set([floor, kHalf])];
  return { version: 1, command: 'scaling', filter, own, accelerators, reference_id, floors, minutes_per_minute_saved };
}

export function gainRequest({ filter }: View): RequestOf<'gain'> {
  return { version: 1, command: 'gain', filter };
}

/** What speaks for k groups. Own rows count only where they are grouped with the others. */
export function evidenceRequest(view: View, k: number): RequestOf<'evidence'> {
  const { filter, grouping, own } = groupsRequest(view);
  return { version: 1, command: 'evidence', filter, grouping: { ...grouping, k }, own };
}

export function robustnessRequest({ filter, grouping, ranking, own }: View): RequestOf<'robustness'> {
  return { version: 1, command: 'robustness', filter, grouping, ranking, own };
}

export function leftOutRequest({ filter }: View): RequestOf<'left_out'> {
  return { version: 1, command: 'left_out', filter };
}

/** null when nothing is selected, or a row of the user's, which has no more to tell. */
export function resultRequest({ selected }: Pick<View, 'selected'>): RequestOf<'result'> | null {
  if (selected === null || selected.startsWith('own/')) return null;
  return { version: 1, command: 'result', result_id: selected };
}
