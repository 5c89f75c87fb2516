import type { FitFigures, ScalingCurve } from '../../engine/contract';
import * as number from '../../format/number';
import { Disclosure } from '../../widgets/Disclosure';
import { kLawDash } from './dashes';
import { DashSample } from './DashSample';
import type { Law, Measure } from './measures';
import { kLawNames, tooFewForFit } from './words';

interface LawsProps {
  curve: ScalingCurve;
  measure: Measure;
  drawn: boolean;
  onDraw(drawn: boolean): void;
}

/** The laws fitted to one kind, with how far they miss. */
export function Laws({ curve, measure, drawn, onDraw }: LawsProps) {
  const fits = fitsOf(curve);
  const few = tooFewForFit(curve);
  return (
    <section class="laws" aria-labelledby="laws-heading">
      <div class="laws-head">
        <h3 id="laws-heading">Laws fitted to {curve.accelerator}</h3>
        {fits.length > 0 && (
          <label class="switch">
            <input
              type="checkbox"
              role="switch"
              checked={drawn}
              onChange={(event) => onDraw(event.currentTarget.checked)}
            />
            Draw them
          </label>
        )}
      </div>
      {fits.length === 0 ? (
        <p class="hint">{few ?? 'No law could be fitted to these sizes.'}</p>
      ) : (
        <>
          <ul>
            {fits.map(({ law, fit }) => (
              <li class="law-row" key={law}>
                <DashSample dash={kLawDash[law]} kind="law" />
                <span>{kLawNames[law]}</span>
                <span class="formula">
                  <Formula text={fit.formula} />
                </span>
                <span class="law-rms">rms {number.ratio(fit.rms)}</span>
              </li>
            ))}
          </ul>
          <p class="hint">{lawNote(curve, measure)}</p>
          <Disclosure label="Residuals by size" labelOpen="Hide the residuals">
            <Residuals curve={curve} fits={fits} />
          </Disclosure>
        </>
      )}
    </section>
  );
}

/** "N^−0.730" with its exponent raised. */
function Formula({ text }: { text: string }) {
  const parts = text.split(/\^([−-]?[\d.]+)/);
  return <>{parts.map((part, at) => (at % 2 ? <sup key={at}>{part}</sup> : part))}</>;
}

interface Fitted {
  law: Law;
  fit: FitFigures;
}

function fitsOf({ fits }: ScalingCurve): Fitted[] {
  const laws: Law[] = ['amdahl', 'usl', 'power_law'];
  return laws.flatMap((law) => {
    const fit = fits[law];
    return fit ? [{ law, fit }] : [];
  });
}

function lawNote({ fits }: ScalingCurve, measure: Measure): string {
  const within = 'They hold between the smallest and the largest size measured, and say nothing beyond.';
  const rms = 'rms: root mean square of ln(measured / law).';
  if (!fits.usl) return `${within} ${rms} The universal scalability law needs samples counted at every size.`;
  const where =
    measure === 'efficiency'
      ? ''
      : ' The universal scalability law is one of throughput: it is drawn where efficiency is.';
  return `${within} ${rms}${where}`;
}

/** ln(measured / law): above 0 the entry takes longer, or trains more samples a second, than the law says. */
function Residuals({ curve, fits }: { curve: ScalingCurve; fits: Fitted[] }) {
  return (
    <table class="residuals">
      <caption>ln(measured / law)</caption>
      <thead>
        <tr>
          <th scope="col" class="number">
            N
          </th>
          {fits.map(({ law }) => (
            <th scope="col" class="number" key={law}>
              {kLawNames[law]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {curve.sizes.map((size, at) => (
          <tr key={size.id}>
            <th scope="row" class="number">
              {number.count(size.accelerators_total)}
            </th>
            {fits.map(({ law, fit }) => (
              <td class="number" key={law}>
                {number.ratio(fit.residuals[at] ?? null)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
