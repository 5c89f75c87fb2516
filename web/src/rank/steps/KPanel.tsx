import type { GroupsResult, KFigures } from '../../engine/contract';
import * as number from '../../format/number';
import type { Resource } from '../../state/store';
import { Segments } from '../../widgets/Choices';
import { kSentence } from '../rowText';
import { Sparkline } from './Sparkline';

interface KPanelProps {
  groups: Resource<GroupsResult>;
  k: number;
  onChooseK(k: number): void;
}

interface Index {
  key: 'silhouette' | 'calinski_harabasz' | 'davies_bouldin';
  label: string;
  better: 'higher' | 'lower';
  digits: number;
}

const kIndices: Index[] = [
  { key: 'silhouette', label: 'Silhouette', better: 'higher', digits: 2 },
  { key: 'calinski_harabasz', label: 'Calinski–Harabasz', better: 'higher', digits: 0 },
  { key: 'davies_bouldin', label: 'Davies–Bouldin', better: 'lower', digits: 2 },
];

/** How many groups? Three indices over k, each on its own scale, and the choice itself. */
export function KPanel({ groups, k, onChooseK }: KPanelProps) {
  const figures = groups.value?.by_k ?? [];
  return (
    <section class="k-panel" aria-label="Number of groups">
      <h3>How well the groups part, by number of groups k</h3>
      <div class={groups.status === 'working' ? 'k-indices dim' : 'k-indices'}>
        {kIndices.map((index) => (
          <IndexLine index={index} figures={figures} k={k} key={index.key} />
        ))}
      </div>
      <Segments legend="Number of groups" options={choices(figures, k)} value={k} onChoose={onChooseK} />
      {figures.length > 0 && <p class="hint">{kSentence(figures, k)}</p>}
    </section>
  );
}

function choices(figures: KFigures[], k: number) {
  const values = figures.length ? figures.map((entry) => entry.k) : [2, 3, 4, 5, 6, 7, 8, 9, 10];
  return [...new Set([...values, k])].sort((a, b) => a - b).map((value) => ({ value, label: value }));
}

function IndexLine({ index, figures, k }: { index: Index; figures: KFigures[]; k: number }) {
  const written = (entry: KFigures) => number.fixed(entry[index.key], index.digits);
  const here = figures.find((entry) => entry.k === k);
  const values = figures.map((entry) => `k ${entry.k}, ${written(entry)}`).join('; ');
  const points = figures.map((entry) => ({ x: entry.k, y: entry[index.key] }));
  return (
    <div class="k-index">
      <span>
        {index.label} <span class="faint">{index.better} is better</span>
      </span>
      <Sparkline label={`${index.label}, ${index.better} is better: ${values}`} points={points} marked={k} />
      <span class="number">{here ? written(here) : number.kMissing}</span>
    </div>
  );
}
