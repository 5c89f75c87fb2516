import { useEffect, useRef } from 'preact/hooks';
import { Glossary } from './help/Glossary';
import { KeyList } from './KeyList';
import { useStore } from './storeContext';
import { helpOpen } from './useKeys';

/** Where to begin, terms and keys, over the page but not in its way: a click elsewhere or Escape closes it. */
export function HelpDialog() {
  const dialog = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const open = helpOpen.value;
  useEffect(() => {
    if (open) {
      before.current = document.activeElement;
      dialog.current?.focus();
    } else if (before.current instanceof HTMLElement) {
      before.current.focus();
      before.current = null;
    }
  }, [open]);
  if (!open) return null;
  const close = () => (helpOpen.value = false);
  /** Focus that has gone elsewhere stays there. */
  const leaveFor = (target: EventTarget | null) => {
    if (dialog.current?.contains(target as Node)) return;
    if (target) before.current = null;
    close();
  };
  return (
    <div
      class="help"
      role="dialog"
      aria-label="Help"
      tabIndex={-1}
      ref={dialog}
      onFocusOut={(event) => leaveFor(event.relatedTarget)}
    >
      <div class="panel-head">
        <h2>Help</h2>
        <button type="button" class="button tools" onClick={close}>
          Close
        </button>
      </div>
      <Begin onDone={close} />
      <Glossary />
      <h3>Keys</h3>
      <KeyList />
    </div>
  );
}

/** The ways in: what the page does, and rows to try it with. */
function Begin({ onDone }: { onDone(): void }) {
  const { openTour, addExample } = useStore();
  const then = (action: () => void) => () => {
    onDone();
    action();
  };
  return (
    <div class="begin">
      <button type="button" class="button" onClick={then(openTour)}>
        What this page does
      </button>
      <button type="button" class="button" onClick={then(() => void addExample())}>
        Try invented rows
      </button>
    </div>
  );
}
