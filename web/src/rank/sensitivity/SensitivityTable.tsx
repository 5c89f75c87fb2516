import * as number from '../../format/number';
import { nearestWeight, type Line } from './lines';

interface SensitivityTableProps {
  lines: Line[];
  weights: number[];
  /** The weight in use: it has a column too. */
  weight: number;
}

const kTenths = Array.from({ length: 11 }, (_, i) => i / 10);

/** Ranks at every tenth of the weight, and at the weight in use. */
export function SensitivityTable({ lines, weights, weight }: SensitivityTableProps) {
  const here = nearestWeight(weight, weights);
  const columns = [...new Set([...kTenths.map((tenth) => nearestWeight(tenth, weights)), here])].sort((a, b) => a - b);
  return (
    <div class="table-box" tabIndex={0} role="region" aria-label="Rank by weight of time">
      <table class="small-table">
        <thead>
          <tr>
            <th scope="col">Weight of time</th>
            {columns.map((at) => (
              <th scope="col" class={at === here ? 'number held' : 'number'} key={at}>
                {number.percent(weights[at]!)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ row, name, ranks }) => (
            <tr key={row.id}>
              <th scope="row">{name}</th>
              {columns.map((at) => (
                <td class={at === here ? 'number held' : 'number'} key={at}>
                  {number.count(ranks[at]!)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
