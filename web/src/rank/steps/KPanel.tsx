import type { EvidenceResult, GroupsResult, KFigures, RankResult } from '../../engine/contract';
import type { GlossaryName } from '../../format/glossary';
import * as number from '../../format/number';
import type { EvidenceSoFar, Resource } from '../../state/store';
import { Segments } from '../../widgets/Choices';
import { Disclosure } from '../../widgets/Disclosure';
import { Term } from '../../widgets/Term';
import { kSentence } from '../rowText';
import { gapText } from '../trustText';
import { EvidenceLine } from './EvidenceLine';
import { GroupDoubts } from './GroupDoubts';
import { KTable } from './KTable';
import { Sparkline } from './Sparkline';
import { StabilityChart } from './StabilityChart';

export interface KPanelProps {
  result: RankResult;
  groups: Resource<GroupsResult>;
  evidence: EvidenceSoFar;
  k: number;
  onChooseK(k: number): void;
  /** A row that sits badly in its group. */
  onSelect(id: string): void;
  onCancelEvidence(): void;
  onResumeEvidence(): void;
}

interface Index {
  term: GlossaryName;
  label: string;
  better: 'higher' | 'lower';
  /** Null where there is no figure, or none yet. */
  value(entry: KFigures, tested: EvidenceResult | undefined): number | null;
  text(entry: KFigures, tested: EvidenceResult | undefined): string;
}

const kIndices: Index[] = [
  {
    term: 'gap',
    label: 'Gap',
    better: 'higher',
    value: (_, tested) => tested?.evidence?.gap ?? null,
    text: (_, tested) => gapText(tested?.evidence ?? null),
  },
  {
    term: 'silhouette',
    label: 'Silhouette',
    better: 'higher',
    value: (entry) => entry.silhouette,
    text: (entry) => number.fixed(entry.silhouette, 2),
  },
  {
    term: 'calinski_harabasz',
    label: 'Calinski–Harabasz',
    better: 'higher',
    value: (entry) => entry.calinski_harabasz,
    text: (entry) => number.fixed(entry.calinski_harabasz, 0),
  },
  {
    term: 'davies_bouldin',
    label: 'Davies–Bouldin',
    better: 'lower',
    value: (entry) => entry.davies_bouldin,
    text: (entry) => number.fixed(entry.davies_bouldin, 2),
  },
];

/** How many groups? Stability and indices over k, each on its own scale, and the choice itself. */
export function KPanel(props: KPanelProps) {
  const { groups, evidence, k } = props;
  const figures = groups.value?.by_k ?? [];
  const axis = axisOf(figures, k);
  const tested = evidence.byK.get(k)?.evidence ?? null;
  return (
    <section class="k-panel" aria-label="Number of groups">
      <h3>
        How many groups? <Term name="jaccard">Stability</Term> of the weakest one by number k
      </h3>
      <StabilityChart axis={axis} stability={stabilityBy(evidence)} k={k} />
      <Segments
        legend="Number of groups"
        options={axis.map((value) => ({ value, label: value }))}
        value={k}
        onChoose={props.onChooseK}
      />
      <EvidenceLine evidence={evidence} onCancel={props.onCancelEvidence} onResume={props.onResumeEvidence} />
      <p class="verdict">{evidence.verdict?.sentence}</p>
      <div class={groups.status === 'working' ? 'k-indices dim' : 'k-indices'}>
        {kIndices.map((index) => (
          <IndexLine index={index} figures={figures} evidence={evidence} k={k} key={index.label} />
        ))}
      </div>
      <p class="hint two-lines">{figures.length > 0 && kSentence(figures, k)}</p>
      <div class="doubts">
        {tested && props.result.groups.length === k && (
          <GroupDoubts evidence={tested} k={k} result={props.result} onSelect={props.onSelect} />
        )}
      </div>
      <Disclosure label="Figures for every k">
        <KTable figures={figures} evidence={evidence.byK} k={k} />
      </Disclosure>
    </section>
  );
}

function axisOf(figures: KFigures[], k: number): number[] {
  const values = figures.length ? figures.map((entry) => entry.k) : [2, 3, 4, 5, 6, 7, 8, 9, 10];
  return [...new Set([...values, k])].sort((a, b) => a - b);
}

function stabilityBy({ byK }: EvidenceSoFar): Map<number, number> {
  const known = [...byK].flatMap(([k, { evidence }]) => (evidence ? [[k, evidence.least_jaccard] as const] : []));
  return new Map(known);
}

interface IndexLineProps {
  index: Index;
  figures: KFigures[];
  evidence: EvidenceSoFar;
  k: number;
}

function IndexLine({ index, figures, evidence, k }: IndexLineProps) {
  const known = figures.flatMap((entry) => {
    const tested = evidence.byK.get(entry.k);
    const y = index.value(entry, tested);
    return y === null ? [] : [{ x: entry.k, y, text: index.text(entry, tested) }];
  });
  const values = known.map(({ x, text }) => `k ${x}, ${text}`).join('; ') || 'not there yet';
  const label = `${index.label}, ${index.better} is better: ${values}`;
  return (
    <div class="k-index">
      <span>
        <Term name={index.term}>{index.label}</Term> <span class="faint">{index.better} is better</span>
      </span>
      <Sparkline label={label} points={known} span={[figures[0]?.k ?? 2, figures.at(-1)?.k ?? 10]} marked={k} />
      <span class="number">{known.find(({ x }) => x === k)?.text ?? number.kMissing}</span>
    </div>
  );
}
