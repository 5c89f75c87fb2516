import { useId, useState } from 'preact/hooks';
import type { Evidence, Feature, Group, Grouping, RankResult } from '../../engine/contract';
import * as number from '../../format/number';
import { Disclosure } from '../../widgets/Disclosure';
import { Icon } from '../../widgets/Icon';
import { Mark } from '../../widgets/Mark';
import { groupFigures, groupsSentence } from '../rowText';
import { stabilityText } from '../trustText';
import { FeatureChoice } from './FeatureChoice';
import { KPanel, type KPanelProps } from './KPanel';
import { Step } from './Step';

interface GroupStepProps extends Omit<KPanelProps, 'result' | 'k'> {
  result: RankResult | null;
  /** As chosen; the result follows. */
  grouping: Grouping;
  /** Group of the selected row. */
  selectedGroup: number | null;
  onFeatures(features: Feature[]): void;
  onWithOwn(withOwn: boolean): void;
}

/** Step 2: configurations of like count, time and speed, each group in words. */
export function GroupStep(props: GroupStepProps) {
  const { result } = props;
  if (!result) return <Waiting />;
  const k = result.groups.length;
  const { status, verdict } = props.evidence;
  const mostStable = status === 'ready' ? (verdict?.most_stable_k ?? null) : null;
  const note = k ? `k-means, ${number.inWords(k)} groups, medians` : 'too few rows';
  return (
    <Step number={2} title="Group" note={note} summary={groupsSentence(result, mostStable)}>
      {result.rows.length ? <Grouped {...props} result={result} /> : <p class="hint">No rows to group.</p>}
    </Step>
  );
}

function Waiting() {
  return (
    <Step number={2} title="Group" note="configurations that are alike" summary="">
      {null}
    </Step>
  );
}

function Grouped({ result, grouping, selectedGroup, ...props }: GroupStepProps & { result: RankResult }) {
  const tested = props.evidence.byK.get(result.groups.length)?.evidence ?? null;
  return (
    <>
      <ul class="groups">
        {result.groups.map((group) => (
          <GroupCard
            key={group.group}
            group={group}
            result={result}
            stability={tested?.stability.find((each) => each.group === group.group) ?? null}
            selected={group.group === selectedGroup}
          />
        ))}
      </ul>
      {result.notes.map((note) => (
        <p class="hint" key={note}>
          {note}
        </p>
      ))}
      {result.counts.own > 0 && <WithOwn on={grouping.with_own} onChange={props.onWithOwn} />}
      <KPanel {...props} result={result} k={grouping.k} />
      <Disclosure label="Features">
        <FeatureChoice features={grouping.features} result={result} onFeatures={props.onFeatures} />
      </Disclosure>
    </>
  );
}

function WithOwn({ on, onChange }: { on: boolean; onChange(on: boolean): void }) {
  return (
    <label class="switch">
      <input type="checkbox" role="switch" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
      Group again with mine
    </label>
  );
}

interface GroupCardProps {
  group: Group;
  result: RankResult;
  /** null until it is tested. */
  stability: Evidence['stability'][number] | null;
  selected: boolean;
}

/** The group in two lines; its description in words opens under them. */
function GroupCard({ group, result, stability, selected }: GroupCardProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <li class={selected ? 'group selected' : 'group'}>
      <button
        type="button"
        class="group-head"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Mark group={group.group} />
        <span class="group-name">{group.name}</span>
        <span class="group-size">
          {number.count(group.size)}
          <span class="sr-only"> results</span>
          {group.own > 0 && <span class="hint"> + {group.own} yours</span>}
        </span>
        <span class="group-stability">
          <span class="sr-only">Stability: </span>
          {stability ? stabilityText(stability) : number.kMissing}
        </span>
        <span class="group-figures">{groupFigures(group, result)}</span>
        <Icon name="down" size={14} />
      </button>
      {open && (
        <div id={id} class="group-words">
          {group.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p>
            {group.accelerators.map(({ accelerator, count }) => `${accelerator} (${number.count(count)})`).join(', ')}.
          </p>
        </div>
      )}
    </li>
  );
}
