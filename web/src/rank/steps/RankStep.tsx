import type { Method, RankResult } from '../../engine/contract';
import { Segments } from '../../widgets/Choices';
import { methodSentence } from '../rowText';
import { Step } from './Step';
import { WeightSlider } from './WeightSlider';

interface RankStepProps {
  result: RankResult | null;
  method: Method;
  weightTime: number;
  onMethod(method: Method): void;
  onWeight(weight: number, final: boolean): void;
}

const kMethods = [
  { value: 'pareto' as const, label: 'Pareto' },
  { value: 'wpm' as const, label: 'Weighted' },
  { value: 'topsis' as const, label: 'Balanced' },
];

/** Step 3: what counts. The weight of time is chosen on a line that shows who wins where. */
export function RankStep({ result, method, weightTime, onMethod, onWeight }: RankStepProps) {
  return (
    <Step number={3} title="Rank" note="what counts for you" summary="" alwaysOpen>
      <Segments legend="Method of ranking" options={kMethods} value={method} onChoose={onMethod} />
      <div class="method">
        {method === 'wpm' ? (
          <WeightSlider result={result} weight={weightTime} onWeight={onWeight} />
        ) : (
          <p class="hint">{result && methodSentence(result)}</p>
        )}
      </div>
    </Step>
  );
}
