import { useState } from 'preact/hooks';
import type { LeftOutCount, LeftOutResult, RankResult } from '../engine/contract';
import * as number from '../format/number';
import type { Resource } from '../state/store';

interface LeftOutPanelProps {
  result: RankResult | null;
  leftOut: Resource<LeftOutResult>;
  onClose(): void;
  onRetry(): void;
}

/** Why each other result is out: counts by reason, then the rows of a reason. */
export function LeftOutPanel({ result, leftOut, onClose, onRetry }: LeftOutPanelProps) {
  const reasons = result?.left_out ?? [];
  const total = reasons.reduce((sum, reason) => sum + reason.count, 0);
  return (
    <section class="panel left-out" aria-labelledby="left-out-heading">
      <div class="panel-head">
        <h2 id="left-out-heading">{number.counted(total, 'result')} left out</h2>
        <p class="hint">Each is counted under the first reason that holds.</p>
        <div class="tools">
          <button type="button" class="button" onClick={onClose}>
            Close
          </button>
        </div>
      </div>
      <ul class="reasons">
        {reasons.map((reason) => (
          <Reason reason={reason} rows={leftOut.value?.rows ?? null} key={reason.reason} />
        ))}
      </ul>
      {leftOut.status === 'failed' && (
        <p class="hint padded">
          The rows could not be listed: {leftOut.error?.message}{' '}
          <button type="button" class="link" onClick={onRetry}>
            Try again
          </button>
        </p>
      )}
    </section>
  );
}

type LeftOutRow = LeftOutResult['rows'][number];

function Reason({ reason, rows }: { reason: LeftOutCount; rows: LeftOutRow[] | null }) {
  const [open, setOpen] = useState(false);
  const own = rows?.filter((row) => row.reason === reason.reason) ?? [];
  return (
    <li>
      <button type="button" class="reason" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span class="number">{number.count(reason.count)}</span>
        <span>{reason.sentence}</span>
        <span class="link">{open ? 'Hide' : 'Show'}</span>
      </button>
      {open &&
        (rows ? (
          <ReasonRows rows={own} told={reason.sentence} />
        ) : (
          <p class="hint padded" role="status">
            Listing the rows.
          </p>
        ))}
    </li>
  );
}

/** A reason is repeated per row only where it says more than the one already told. */
function ReasonRows({ rows, told }: { rows: LeftOutRow[]; told: string }) {
  const more = rows.some((row) => row.sentence !== told);
  return (
    <div class="scroll-box" tabIndex={0} role="region" aria-label="Results left out">
      <table class="small-table">
        <thead>
          <tr>
            <th scope="col">Configuration</th>
            <th scope="col">System</th>
            <th scope="col">Submitter</th>
            <th scope="col">Round</th>
            <th scope="col" class="number">
              Time, min
            </th>
            {more && <th scope="col">Why</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{number.configuration(row.accelerators_total, row.accelerator)}</th>
              <td>{row.system_name}</td>
              <td>{row.submitter}</td>
              <td>{row.round}</td>
              <td class="number">{number.minutes(row.time_to_train_min)}</td>
              {more && <td>{row.sentence}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
