import { useEffect, useState } from 'preact/hooks';
import type { ResultDetail } from '../engine/contract';
import { FilterRow } from '../rank/filters/FilterRow';
import { LeftOutPanel } from '../rank/LeftOutPanel';
import { Answer } from '../rank/Answer';
import { Offers } from '../rank/Offers';
import { ChartPanel } from '../rank/ChartPanel';
import { RankStep } from '../rank/steps/RankStep';
import { GroupStep } from '../rank/steps/GroupStep';
import { SelectStep } from '../rank/steps/SelectStep';
import { RankingPanel } from '../rank/table/RankingPanel';
import { useLater } from '../widgets/useLater';
import { EngineTrouble, LoadingLine, WorkingLine } from './EngineStates';
import { Counts } from './Counts';
import { useStore } from './storeContext';

/** Where a working answer begins to look old. */
const kDim_ms = 150;

/** The front page: the answer, the chart, the three steps, the table. */
export function Rank() {
  const store = useStore();
  const view = store.view.value;
  const { value: result, status } = store.rank.value;
  const [openRow, setOpenRow] = useState<string | null>(null);
  const dim = useLater(status === 'working' && result !== null, kDim_ms);
  const details = useDetails();
  const selected = view.selected ?? (result?.rows[0]?.rank === 1 ? result.rows[0].id : null);
  const selectedRow = result?.rows.find((row) => row.id === selected) ?? null;
  const catalogue = store.catalogue.value.value;
  const open = (id: string | null) => {
    if (id !== null) store.selectRow(id);
    setOpenRow(id);
  };
  return (
    <div class={dim ? 'rank-place working' : 'rank-place'} aria-busy={status === 'working'}>
      <div class="filter-bar">
        <FilterRow
          filter={view.filter}
          result={result}
          catalogue={catalogue}
          onFilter={(filter) => store.update({ filter })}
        />
        <Counts />
      </div>
      {store.leftOutOpen.value && (
        <LeftOutPanel
          result={result}
          leftOut={store.leftOut.value}
          onClose={() => (store.leftOutOpen.value = false)}
          onRetry={() => store.retry('leftOut')}
        />
      )}
      <EngineTrouble />
      <Answer result={result} onSuggestion={(filter) => store.update({ filter })} />
      <Offers catalogue={catalogue} benchmark={view.filter.benchmark} onFilter={(filter) => store.update({ filter })} />
      <div class="workbench">
        <ChartPanel
          result={result}
          kind={view.chart}
          selected={selectedRow}
          working={dim}
          detail={details.of(store.shownRow.value ?? selected)}
          status={
            <>
              <LoadingLine />
              <WorkingLine />
            </>
          }
          onKind={(chart) => store.update({ chart })}
          onSelect={store.selectRow}
          onOpen={open}
          onShow={(id) => (store.shownRow.value = id)}
        />
        <div class="panel steps">
          <SelectStep select={store.select.value} onRetry={() => store.retry('select')} />
          <GroupStep
            result={result}
            groups={store.groups.value}
            selectedGroup={selectedRow?.group ?? null}
            onChooseK={(k) => store.update({ grouping: { k } })}
            onFeatures={(features) => store.update({ grouping: { features } })}
            onWithOwn={(with_own) => store.update({ grouping: { with_own } })}
          />
        </div>
        <div class="panel rank-step">
          <RankStep
            result={result}
            method={view.ranking.method}
            weightTime={view.ranking.weight_time}
            onMethod={(method) => store.update({ ranking: { method } })}
            onWeight={store.setWeight}
          />
        </div>
      </div>
      <RankingPanel
        result={result}
        sort={view.sort}
        selected={selected}
        open={openRow}
        showAll={view.showAll}
        detailOf={details.of}
        onSort={(sort) => store.update({ sort })}
        onShowAll={(showAll) => store.update({ showAll })}
        onSelect={store.selectRow}
        onOpen={open}
      />
    </div>
  );
}

/** Details that have come in, by row: a card and an opened row may be about different ones. */
function useDetails() {
  const detail = useStore().result.value.value;
  const [known] = useState(() => new Map<string, ResultDetail>());
  if (detail) known.set(detail.id, detail);
  // A new data version would make them stale, but it comes with a new page only.
  useEffect(() => () => known.clear(), []);
  return { of: (id: string | null) => (id === null ? null : (known.get(id) ?? null)) };
}
