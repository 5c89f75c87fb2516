import type { EvidenceResult, KFigures } from '../../engine/contract';
import * as number from '../../format/number';
import { gapText } from '../trustText';

interface KTableProps {
  figures: KFigures[];
  evidence: ReadonlyMap<number, EvidenceResult>;
  k: number;
}

/** The same figures in rows. */
export function KTable({ figures, evidence, k }: KTableProps) {
  return (
    <table class="small-table k-table">
      <thead>
        <tr>
          {['k', 'Least stable', 'Gap ± s', 'Silh.', 'C–H', 'D–B'].map((title) => (
            <th scope="col" class="number" key={title}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map((entry) => {
          const tested = evidence.get(entry.k)?.evidence ?? null;
          return (
            <tr key={entry.k} class={entry.k === k ? 'held' : ''}>
              <th scope="row" class="number">
                {entry.k}
              </th>
              <td class="number">{tested ? number.fixed(tested.least_jaccard, 2) : number.kMissing}</td>
              <td class="number">{gapText(tested)}</td>
              <td class="number">{number.fixed(entry.silhouette, 2)}</td>
              <td class="number">{number.fixed(entry.calinski_harabasz, 0)}</td>
              <td class="number">{number.fixed(entry.davies_bouldin, 2)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
