import { GroupStep } from '../../rank/steps/GroupStep';
import { RankStep } from '../../rank/steps/RankStep';
import { SelectStep } from '../../rank/steps/SelectStep';
import { useSoon } from '../../widgets/useSoon';
import { useStore } from '../storeContext';
import { useSelection } from './shared';

/** Steps 1 and 2 in one panel. */
export function SelectAndGroup() {
  const store = useStore();
  return (
    <div class="panel steps">
      <SelectStep select={store.select.value} onRetry={() => store.retry('select')} />
      <GroupStep
        result={useSoon(store.rank.value.value)}
        grouping={store.view.value.grouping}
        groups={store.groups.value}
        evidence={store.evidence.value}
        selectedGroup={useSelection().row?.group ?? null}
        onSelect={store.selectRow}
        onCancelEvidence={() => store.cancel('evidence')}
        onResumeEvidence={() => store.retry('evidence')}
        onChooseK={(k) => store.update({ grouping: { k } })}
        onFeatures={(features) => store.update({ grouping: { features } })}
        onWithOwn={(with_own) => store.update({ grouping: { with_own } })}
      />
    </div>
  );
}

/** Step 3. */
export function ChooseRanking() {
  const store = useStore();
  const { method, weight_time } = store.view.value.ranking;
  return (
    <div class="panel rank-step">
      <RankStep
        result={store.rank.value.value}
        method={method}
        weightTime={weight_time}
        robustness={store.robustness.value}
        selected={useSelection().id}
        onSelect={store.selectRow}
        onRetryRobustness={() => store.retry('robustness')}
        onMethod={(chosen) => store.update({ ranking: { method: chosen } })}
        onWeight={store.setWeight}
      />
    </div>
  );
}
