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
  const [main, ...compared] = chosenKinds(result, choice);
  const curve = result.curves.find(({ accelerator }) => accelerator === main) ?? result.curves[0];
  const choose = (accelerators: string[]) => {
    const other = accelerators[0] !== main;
    const byDefault = accelerators.length === 1 && accelerators[0] === result.kinds[0]?.accelerator;
    onChoice({ accelerators: byDefault ? [] : accelerators, ...(other ? { reference_id: null } : {}) });
  };
  return (
    <div class="kind-menus">
      <Menu label="Accelerator" value={main} changed={choice.accelerators.length > 0}>
        <OneOf
          legend="Accelerator, with the number of its sizes"
          options={result.kinds.map(({ accelerator, sizes }) => ({
            value: accelerator,
            label: accelerator,
            count: sizes,
          }))}
          value={main ?? ''}
          onChoose={(kind) => choose([kind, ...compared.filter((name) => name !== kind)])}
        />
      </Menu>
      <Menu label="Compared with" value={comparedText(compared)} changed={compared.length > 0}>
        <AnyOf
          legend="Further curves, with the number of their sizes"
          options={result.kinds
            .filter(({ accelerator }) => accelerator !== main)
            .map(({ accelerator, sizes }) => ({
              value: accelerator,
              label: accelerator,
              count: sizes,
              disabled: compared.length >= kMost - 1 && !compared.includes(accelerator),
            }))}
          values={compared}
          onChange={(names) => choose([main ?? '', ...names])}
        />
      </Menu>
      {curve && <ReferenceMenu curve={curve} chosen={choice.reference_id} onChoice={onChoice} />}
    </div>
  );
}

/** As chosen; the answer follows. What the filters leave no row of is passed over, as the engine does. */
function chosenKinds({ kinds, curves }: ScalingResult, { accelerators }: ScalingChoice): string[] {
  const known = accelerators.filter((name) => kinds.some(({ accelerator }) => accelerator === name));
  return known.length ? known : curves.slice(0, 1).map(({ accelerator }) => accelerator);
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
      <OneOf
        legend="Efficiencies and speed-up are held against"
        options={[
          { value: null, label: 'The smallest entry', sentence: 'Of several the fastest, whatever the filters.' },
          ...entries.map((size) => ({ value: size.id, label: entryLine(size, accelerator) })),
        ]}
        value={chosen}
        onChoose={(reference_id) => onChoice({ reference_id })}
      />
    </Menu>
  );
}
