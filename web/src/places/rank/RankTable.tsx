import { RankingPanel } from '../../rank/table/RankingPanel';
import { useStore } from '../storeContext';
import { exportsOf } from './exports';
import { findText, openRow, rowToFocus, useDetails, useOpen, useSelection } from './shared';

export function RankTable() {
  const store = useStore();
  const { sort, showAll } = store.view.value;
  const selected = useSelection().id;
  return (
    <RankingPanel
      result={store.rank.value.value}
      robustness={store.robustness.value}
      sort={sort}
      selected={selected}
      open={openRow.value}
      focusOn={rowToFocus.value}
      showAll={showAll}
      find={findText.value}
      onFind={(text) => (findText.value = text)}
      detailOf={useDetails()}
      onSort={(next) => store.update({ sort: next })}
      onShowAll={(next) => store.update({ showAll: next })}
      onSelect={store.selectRow}
      onOpen={useOpen()}
      onFocused={() => (rowToFocus.value = null)}
      onExport={(format, shown) => exportsOf(store).table(format, { ...shown, sort, selected })}
      onPrint={() => print()}
    />
  );
}
