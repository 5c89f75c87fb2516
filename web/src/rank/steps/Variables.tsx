import type { SelectResult, TargetImportance } from '../../engine/contract';
import * as number from '../../format/number';
import { Disclosure } from '../../widgets/Disclosure';
import { Missing } from '../../widgets/Missing';
import { Term } from '../../widgets/Term';

/** Every variable with its model-free checks, and the correlation screen. */
export function Variables({ result }: { result: SelectResult }) {
  const { screened, component_shares, variables } = result.correlation;
  const labelOf = (name: string) => variables.find((variable) => variable.name === name)?.label ?? name;
  return (
    <Disclosure label="All variables">
      {result.targets.map((target) => (
        <VariablesTable target={target} key={target.target} />
      ))}
      <p class="hint">
        Share of the variance of {result.targets.map((target) => target.label.toLowerCase()).join(' and of ')} that is
        lost when the variable is shuffled, on results of submitters that the model (a random forest) has not seen. From{' '}
        {number.count(result.rows_used)} results. Shuffling one of two variables that go together hides both: read
        blocks as one.
      </p>
      {result.left_out.length > 0 && (
        <p class="hint">
          Left out here:{' '}
          {result.left_out.map(({ sentence, count }) => `${number.count(count)} with ${sentence}`).join(', ')}.
        </p>
      )}
      {screened.length > 0 && (
        <>
          <h3>Say the same</h3>
          <ul class="hint">
            {screened.map(({ a, b, r }) => (
              <li key={a + b}>
                {labelOf(a)} and {labelOf(b).toLowerCase()}: r = {number.fixed(r, 3)}
              </li>
            ))}
          </ul>
        </>
      )}
      {component_shares.length > 1 && (
        <p class="hint">
          Two directions hold {number.percent(component_shares[0]! + component_shares[1]!)} of what time, count and
          throughput vary by.
        </p>
      )}
      {result.notes.map((note) => (
        <p class="hint" key={note}>
          {note}
        </p>
      ))}
    </Disclosure>
  );
}

const kOfOne = 'It is about single variables; this is a block of several.';

function VariablesTable({ target }: { target: TargetImportance }) {
  return (
    <table class="small-table">
      <caption>
        {target.label}, R² {number.fixed(target.r2, 2)}
      </caption>
      <thead>
        <tr>
          <th scope="col">Variable</th>
          <th scope="col" class="number">
            Share
          </th>
          <th scope="col" class="number">
            <Term name="spearman" />
          </th>
          <th scope="col" class="number">
            <Term name="mutual_information" />, <Term name="nats">nats</Term>
          </th>
        </tr>
      </thead>
      <tbody>
        {target.inputs.map((input) => (
          <tr key={input.input}>
            <th scope="row">{input.label}</th>
            <td class="number">{number.percent(input.share)}</td>
            <td class="number">{number.fixed(input.spearman, 2)}</td>
            <td class="number">{number.fixed(input.mutual_information_nats, 2)}</td>
          </tr>
        ))}
        {target.blocks.map((block) => (
          <tr key={block.label}>
            <th scope="row">{block.label}</th>
            <td class="number">{number.percent(block.share)}</td>
            <td class="number">
              <Missing reason={kOfOne} />
            </td>
            <td class="number">
              <Missing reason={kOfOne} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
