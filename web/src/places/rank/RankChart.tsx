import { useMemo } from 'preact/hooks';
import { useSoon } from '../../widgets/useSoon';
import { ChartPanel } from '../../rank/ChartPanel';
import { trustOf } from '../../rank/trustText';
import { LoadingLine, WorkingLine } from '../EngineStates';
import { useStore } from '../storeContext';
import { exportsOf } from './exports';
import { rowToFocus, useDetails, useDimmed, useOpen, useSelection } from './shared';

export function RankChart() {
  const store = useStore();
  const selection = useSelection();
  const detailOf = useDetails();
  const trust = useMemo(() => trustOf(store.robustness.value), [store.robustness.value]);
  const open = useOpen();
  const openInTable = (id: string) => {
    open(id);
    rowToFocus.value = id;
  };
  const result = useSoon(store.rank.value.value);
  const { chart: kind, selected } = store.view.value;
  return (
    <ChartPanel
      result={result}
      trust={trust}
      kind={kind}
      selected={selection.row}
      working={useDimmed()}
      detail={detailOf(store.shownRow.value ?? selection.id)}
      onKind={(chart) => store.update({ chart })}
      onSelect={store.selectRow}
      onOpen={openInTable}
      onShow={(id) => (store.shownRow.value = id)}
      onExport={(format) => result && exportsOf(store).chart(format, { result, kind, selected })}
    >
      <LoadingLine />
      <WorkingLine />
    </ChartPanel>
  );
}
