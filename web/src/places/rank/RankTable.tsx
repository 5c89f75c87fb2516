import { RankingPanel } from '../../rank/table/RankingPanel';
import { useStore } from '../storeContext';
import { openRow, rowToFocus, useDetails, useOpen, useSelection } from './shared';

export function RankTable() {
  const store = useStore();
  const { sort, showAll } = store.view.value;
  return (
    <RankingPanel
      result={store.rank.value.value}
      sort={sort}
      selected={useSelection().id}
      open={openRow.value}
      focusOn={rowToFocus.value}
      showAll={showAll}
      detailOf={useDetails()}
      onSort={(next) => store.update({ sort: next })}
      onShowAll={(next) => store.update({ showAll: next })}
      onSelect={store.selectRow}
      onOpen={useOpen()}
      onFocused={() => (rowToFocus.value = null)}
    />
  );
}
