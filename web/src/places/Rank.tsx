import { RankChart } from './rank/RankChart';
import { RankHead } from './rank/RankHead';
import { ChooseRanking, SelectAndGroup } from './rank/RankSteps';
import { RankTable } from './rank/RankTable';
import { RankScaling } from './rank/RankScaling';
import { useStore } from './storeContext';

/** The front page: the answer, the chart, the three steps, the table, what more accelerators and newer software gain. Each part reads what it shows from the store. */
export function Rank() {
  const busy = useStore().rank.value.status === 'working';
  return (
    <div class="rank-place" aria-busy={busy}>
      <RankHead />
      <div class="workbench">
        <RankChart />
        <SelectAndGroup />
        <ChooseRanking />
      </div>
      <RankTable />
      <RankScaling />
    </div>
  );
}
