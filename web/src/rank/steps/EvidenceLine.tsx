import type { EvidenceSoFar } from '../../state/store';

interface EvidenceLineProps {
  evidence: EvidenceSoFar;
  onCancel(): void;
  onResume(): void;
}

/** How far the tests of the groups have come, and how to stop them or go on. It keeps its place when all is done. */
export function EvidenceLine({ evidence, onCancel, onResume }: EvidenceLineProps) {
  const { status, byK, total, error } = evidence;
  const done = `${byK.size} of ${total}`;
  if (status === 'waiting') return <p class="evidence-line">Tests of the groups come after the variables.</p>;
  if (status === 'ready') return <p class="evidence-line">{testedText(evidence)}</p>;
  return (
    <p class="evidence-line" role={status === 'failed' ? 'alert' : undefined}>
      {status === 'working' && <>Testing numbers of groups, {done}. </>}
      {status === 'stopped' && <>Stopped at {done}. </>}
      {status === 'failed' && (
        <>
          Stopped at {done}: {error?.message}{' '}
        </>
      )}
      <button type="button" class="link" onClick={status === 'working' ? onCancel : onResume}>
        {status === 'working' ? 'Cancel' : status === 'stopped' ? 'Resume' : 'Try again'}
      </button>
    </p>
  );
}

/** Where no more than k rows differ there is nothing to test. */
function testedText({ byK, total }: EvidenceSoFar): string {
  const tested = [...byK.values()].filter(({ evidence }) => evidence !== null).length;
  if (tested === 0) return 'Too few rows differ to test any number of groups.';
  if (tested === total) return `All ${total} numbers of groups are tested.`;
  return `${tested} of ${total} numbers of groups are tested; for the others too few rows differ.`;
}
