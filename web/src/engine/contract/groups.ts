import type { Filter, Grouping } from './view';
import type { Group } from './rank';

export interface GroupsResult {
  filter: Filter & { rounds: [string, string] };
  /** k = 2…10, as far as the rows allow. */
  by_k: KFigures[];
  groups: Group[];
  grouping: Grouping & { inertia: number | null };
  notes: string[];
}
export interface KFigures {
  k: number;
  inertia: number;
  silhouette: number;
  calinski_harabasz: number;
  davies_bouldin: number;
  sizes: number[];
}
