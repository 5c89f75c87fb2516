import type { Method, RankResult, RobustnessResult } from '../../engine/contract';
import type { Resource } from '../../state/store';
import { Segments } from '../../widgets/Choices';
import { Term } from '../../widgets/Term';
import { methodSentence } from '../rowText';
import { RankTrust } from './RankTrust';
import { Step } from './Step';
import { WeightSlider } from './WeightSlider';

interface RankStepProps {
  result: RankResult | null;
  method: Method;
  weightTime: number;
  /** Comes after the ranking. */
  robustness: Resource<RobustnessResult>;
  selected: string | null;
  onSelect(id: string): void;
  onRetryRobustness(): void;
  onMethod(method: Method): void;
  onWeight(weight: number, final: boolean): void;
}

const kMethods = [
  { value: 'pareto' as const, label: 'Pareto' },
  { value: 'wpm' as const, label: 'Weighted' },
  { value: 'topsis' as const, label: 'Balanced' },
];

/** Step 3: what counts. The weight of time is chosen on a line that shows who wins where. */
export function RankStep({ result, method, weightTime, ...props }: RankStepProps) {
  return (
    <Step number={3} title="Rank" note="what counts for you" summary="" alwaysOpen>
      <Segments legend="Method of ranking" options={kMethods} value={method} onChoose={props.onMethod} />
      <div class={method === 'wpm' ? 'method weighted' : 'method'}>
        {method === 'wpm' ? (
          <WeightSlider result={result} weight={weightTime} onWeight={props.onWeight} />
        ) : (
          <p class="hint">
            <Term name={method === 'pareto' ? 'pareto' : 'topsis'} />: {result && methodSentence(result)}
          </p>
        )}
        {result && result.rows.length > 0 && (
          <RankTrust
            result={result}
            robustness={props.robustness}
            weight={weightTime}
            selected={props.selected}
            onSelect={props.onSelect}
            onRetry={props.onRetryRobustness}
          />
        )}
      </div>
    </Step>
  );
}
