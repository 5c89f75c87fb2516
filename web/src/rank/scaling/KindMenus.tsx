import type { ScalingCurve, ScalingResult } from '../../engine/contract';
import * as number from '../../format/number';
import type { ScalingChoice } from '../../state/view';
import { AnyOf, OneOf } from '../../widgets/Choices';
import { Menu } from '../../widgets/Menu';
import { entryLine, isOwn } from './words';

interface KindMenusProps {
  result: ScalingResult;
  choice: ScalingChoice;
  onChoice(choice: Partial<ScalingChoice>): void;
}

/** Curves at once, as many as the engine takes. */
const kMost = 8;

/** Which kind of accelerator, with which others, and against what. */
export function KindMenus({ result, choice, onChoice }: KindMenusProps) {
  const [main, ...others] = result.curves;
  if (!main) return null;
  const compared = others.map((curve) => curve.accelerator);
  const choose = (accelerators: string[]) => {
    const other = accelerators[0] !== main.accelerator;
    const byDefault = accelerators.length === 1 && accelerators[0] === result.kinds[0]?.accelerator;
    onChoice({ accelerators: byDefault ? [] : accelerators, ...(other ? { reference_id: null } : {}) });
  };
  return (
    <div class="kind-menus">
      <Menu label="Accelerator" value={main.accelerator} changed={choice.accelerators.length > 0}>
        {(close) => (
          <OneOf
            legend="Accelerator, with the number of its sizes"
            options={result.kinds.map(({ accelerator, sizes }) => ({
              value: accelerator,
              label: accelerator,
              count: sizes,
            }))}
            value={main.accelerator}
            onChoose={(kind) => {
              choose([kind, ...compared.filter((name) => name !== kind)]);
              close();
            }}
          />
        )}
      </Menu>
      <Menu label="Compared with" value={comparedText(compared)} changed={compared.length > 0}>
        <AnyOf
          legend="Further curves, with the number of their sizes"
          options={result.kinds
            .filter(({ accelerator }) => accelerator !== main.accelerator)
            .map(({ accelerator, sizes }) => ({
              value: accelerator,
              label: accelerator,
              count: sizes,
              disabled: compared.length >= kMost - 1 && !compared.includes(accelerator),
            }))}
          values={compared}
          onChange={(names) => choose([main.accelerator, ...names])}
        />
      </Menu>
      <ReferenceMenu curve={main} chosen={choice.reference_id} onChoice={onChoice} />
    </div>
  );
}

function comparedText(names: string[]): string {
  if (names.length <= 1) return names[0] ?? 'none';
  return `${names[0]} and ${number.counted(names.length - 1, 'other')}`;
}

interface ReferenceMenuProps {
  curve: ScalingCurve;
  chosen: string | null;
  onChoice(choice: Partial<ScalingChoice>): void;
}

/** What the efficiencies are held against; own rows never are. */
function ReferenceMenu({ curve, chosen, onChoice }: ReferenceMenuProps) {
  const { reference, accelerator, sizes } = curve;
  const entries = sizes.filter((size) => !isOwn(size));
  return (
    <Menu label="Against" value={entryLine(reference, accelerator)} changed={chosen !== null}>
      {(close) => (
        <OneOf
          legend="Efficiencies and speed-up are held against"
          options={[
            { value: null, label: 'The smallest entry', sentence: 'Of several the fastest, whatever the filters.' },
            ...entries.map((size) => ({ value: size.id, label: entryLine(size, accelerator) })),
          ]}
          value={reference.chosen ? reference.id : null}
          onChoose={(reference_id) => {
            onChoice({ reference_id });
            close();
          }}
        />
      )}
    </Menu>
  );
}
