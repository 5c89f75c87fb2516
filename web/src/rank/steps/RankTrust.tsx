import type { RankResult, RobustnessResult } from '../../engine/contract';
import type { Resource } from '../../state/store';
import { Term } from '../../widgets/Term';
import { useLoaded } from '../../widgets/useLoaded';
import { agreements, firstPlaceSentence, firstShareSentence } from '../trustText';

interface RankTrustProps {
  result: RankResult;
  robustness: Resource<RobustnessResult>;
  /** The weight of time in use. */
  weight: number;
  selected: string | null;
  onSelect(id: string): void;
  onRetry(): void;
}

/** What other weights and other methods say of the ranking. It comes later, and has its place before. */
export function RankTrust({ robustness, onRetry, ...props }: RankTrustProps) {
  const { value, status, error } = robustness;
  const { result } = props;
  const same = value !== null && value.ranking.method === result.ranking.method ? value : null;
  return (
    <div class={status === 'working' ? 'rank-trust dim' : 'rank-trust'}>
      {result.ranking.method === 'wpm' && <Picture {...props} sensitivity={same?.sensitivity ?? null} />}
      {status === 'failed' ? (
        <p class="hint">
          How far the ranking can be trusted could not be computed: {error?.message}{' '}
          <button type="button" class="link" onClick={onRetry}>
            Try again
          </button>
        </p>
      ) : (
        <div class="rank-trust-words">
          {same && <Words robustness={same} old={status === 'working'} result={result} />}
        </div>
      )}
    </div>
  );
}

interface PictureProps extends Omit<RankTrustProps, 'robustness' | 'onRetry'> {
  sensitivity: RobustnessResult['sensitivity'];
}

/** The code of the picture is fetched with the figures it draws. */
function Picture({ sensitivity, ...props }: PictureProps) {
  const loaded = useLoaded(sensitivity !== null, () => import('../sensitivity/SensitivityChart'));
  return (
    <div class="sensitivity-place">
      {sensitivity && loaded && <loaded.SensitivityChart {...props} sensitivity={sensitivity} />}
    </div>
  );
}

interface WordsProps {
  robustness: RobustnessResult;
  /** Of a weight before: what it says of this ranking's first row may be wrong. */
  old: boolean;
  result: RankResult;
}

function Words({ robustness, old, result }: WordsProps) {
  const shares = firstShareSentence(robustness, result.groups);
  const noise = old ? null : firstPlaceSentence(robustness, result);
  return (
    <>
      {shares && <p>{shares}</p>}
      {noise && <p>{noise}</p>}
      <p class="hint">
        The order agrees with that of{' '}
        {agreements(robustness).map(({ name, tau }, i) => (
          <>
            {i > 0 && ', with that of '}
            {name} by {i === 0 ? <Term name="tau_b">Kendall τ-b</Term> : 'τ-b'} {tau}
          </>
        ))}
        .
      </p>
    </>
  );
}
