import type { Evidence, RankResult, Row } from '../../engine/contract';
import * as number from '../../format/number';
import { Disclosure } from '../../widgets/Disclosure';
import { Mark } from '../../widgets/Mark';
import { Term } from '../../widgets/Term';
import { shortConfiguration } from '../rowText';
import { listed, rowOf } from '../trustText';

interface GroupDoubtsProps {
  evidence: Evidence;
  k: number;
  result: RankResult;
  onSelect(id: string): void;
}

/** What a second method finds, and which rows sit badly in their group. */
export function GroupDoubts({ evidence: { ward, misplaced }, k, result, onSelect }: GroupDoubtsProps) {
  return (
    <>
      <p class="hint">
        <Term name="ward">Ward’s tree</Term>, cut at {number.inWords(k)}, agrees with <Term name="ari">ARI</Term>{' '}
        {number.fixed(ward.agreement, 2)}: groups of {listed(ward.sizes)}.
      </p>
      {misplaced.length === 0 ? (
        <p class="hint">Every row is nearer to its own group than to any other.</p>
      ) : (
        <Misplaced misplaced={misplaced} result={result} onSelect={onSelect} />
      )}
    </>
  );
}

function Misplaced({
  misplaced,
  result,
  onSelect,
}: Pick<GroupDoubtsProps, 'result' | 'onSelect'> & Pick<Evidence, 'misplaced'>) {
  const are = misplaced.length === 1 ? 'row is' : 'rows are';
  return (
    <Disclosure
      label={`${number.startingWord(misplaced.length)} ${are} nearer to another group`}
      labelOpen={`Hide the ${number.counted(misplaced.length, 'row')}`}
    >
      <p class="hint">
        Their <Term name="silhouette">silhouette</Term> is below 0. Choose one to select it.
      </p>
      <ul class="misplaced">
        {misplaced.map(({ id, silhouette }) => {
          const row = rowOf(result, id);
          return row && <MisplacedRow row={row} silhouette={silhouette} onSelect={onSelect} key={id} />;
        })}
      </ul>
    </Disclosure>
  );
}

interface MisplacedRowProps {
  row: Row;
  silhouette: number;
  onSelect(id: string): void;
}

function MisplacedRow({ row, silhouette, onSelect }: MisplacedRowProps) {
  const where = row.source === 'own' ? (row.name ?? 'yours') : `${row.submitter}, ${row.round}`;
  return (
    <li>
      <button type="button" class="misplaced-row" onClick={() => onSelect(row.id)}>
        <Mark group={row.group} />
        <span>
          {shortConfiguration(row)} <span class="faint">{where}</span>
        </span>
        <span class="number">{number.ratio(silhouette)}</span>
      </button>
    </li>
  );
}
