import type { Filter } from '../../engine/contract';
import { Answer } from '../../rank/Answer';
import { FilterRow } from '../../rank/filters/FilterRow';
import { LeftOutPanel } from '../../rank/LeftOutPanel';
import { Offers } from '../../rank/Offers';
import { Counts } from '../Counts';
import { EngineTrouble } from '../EngineStates';
import { useStore } from '../storeContext';

/** Filters, what they leave out, and the answer. */
export function RankHead() {
  const store = useStore();
  const result = store.rank.value.value;
  const catalogue = store.catalogue.value.value;
  const { filter } = store.view.value;
  const onFilter = (patch: Partial<Filter>) => store.update({ filter: patch });
  return (
    <>
      <div class="filter-bar">
        <FilterRow filter={filter} result={result} catalogue={catalogue} onFilter={onFilter} />
        <Counts />
      </div>
      <LeftOut />
      <EngineTrouble />
      <Answer result={result} onSuggestion={onFilter} />
      <Offers catalogue={catalogue} benchmark={filter.benchmark} onFilter={onFilter} />
    </>
  );
}

function LeftOut() {
  const store = useStore();
  if (!store.leftOutOpen.value) return null;
  return (
    <LeftOutPanel
      result={store.rank.value.value}
      leftOut={store.leftOut.value}
      onClose={() => (store.leftOutOpen.value = false)}
      onRetry={() => store.retry('leftOut')}
    />
  );
}
