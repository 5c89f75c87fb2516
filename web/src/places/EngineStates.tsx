import { bytes } from '../format/number';
import { CopyButton } from '../widgets/CopyButton';
import { Notice } from '../widgets/Notice';
import { useLater } from '../widgets/useLater';
import { useStore } from './storeContext';

const kLoadingShown_ms = 300;
const kWorkingShown_ms = 1000;

/** The download before the first answer, as a line with a bar. */
export function LoadingLine() {
  const { loading, rank } = useStore();
  const { status, received_bytes, total_bytes } = loading.value;
  const late = useLater(status === 'loading', kLoadingShown_ms);
  if (!late || rank.value.value) return null;
  const read =
    total_bytes > 0
      ? `Reading the results and the engine, ${bytes(received_bytes)} of ${bytes(total_bytes)}`
      : 'Reading the results and the engine';
  return (
    <div class="progress" role="status">
      <p>{received_bytes >= total_bytes && total_bytes > 0 ? 'Grouping and ranking' : read}</p>
      <progress max={1} value={total_bytes > 0 ? received_bytes / total_bytes : 0} aria-label="Read so far" />
    </div>
  );
}

/** Work that takes over a second, with a way to stop it. */
export function WorkingLine() {
  const { rank, cancel } = useStore();
  const { status, value } = rank.value;
  const late = useLater(status === 'working' && value !== null, kWorkingShown_ms);
  if (!late) return null;
  return (
    <p class="working-line" role="status">
      Grouping and ranking again; the answer before stays.{' '}
      <button type="button" class="link" onClick={() => cancel('rank')}>
        Cancel
      </button>
    </p>
  );
}

/** What went wrong, what still works, what to do. */
export function EngineTrouble() {
  const store = useStore();
  const { error, status, value } = store.rank.value;
  if (status === 'stopped') return <Stopped shown={value !== null} onRetry={() => store.retry('rank')} />;
  if (status !== 'failed' || !error) return null;
  const noWasm = typeof WebAssembly === 'undefined';
  const title = noWasm
    ? 'The engine could not start: this browser has no WebAssembly.'
    : value
      ? 'This view could not be ranked.'
      : 'The results could not be ranked.';
  return (
    <Notice kind="bad" title={title}>
      {!noWasm && <p>{error.message}</p>}
      <p>
        {value ? 'The answer before stays on the screen. Change the filters or go back.' : stillWorks(noWasm)}{' '}
        {!noWasm && (
          <button type="button" class="link" onClick={() => store.retry('rank')}>
            Try again
          </button>
        )}{' '}
        <CopyButton label="Copy details for a report" text={store.diagnosticText} />
      </p>
    </Notice>
  );
}

/** The user stopped the ranking: view and answer are no longer of one piece, and the page says so. */
function Stopped({ shown, onRetry }: { shown: boolean; onRetry(): void }) {
  return (
    <Notice kind="warn" title="The ranking was stopped.">
      <p>
        {shown ? 'What is shown belongs to the choice before.' : 'There is no answer yet.'}{' '}
        <button type="button" class="link" onClick={onRetry}>
          Ask again
        </button>
      </p>
    </Notice>
  );
}

function stillWorks(noWasm: boolean): string {
  const place = 'About still says where the results are published.';
  return noWasm ? `It may be switched off, as in a lockdown mode. ${place}` : place;
}
