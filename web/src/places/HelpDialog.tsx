import { useEffect, useRef } from 'preact/hooks';
import { KeyList } from './KeyList';
import { helpOpen } from './useKeys';

/** The list of keys, over the page but not in its way: a click elsewhere or Escape closes it. */
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
      aria-label="Keys"
      tabIndex={-1}
      ref={dialog}
      onFocusOut={(event) => leaveFor(event.relatedTarget)}
    >
      <div class="panel-head">
        <h2>Keys</h2>
        <button type="button" class="button tools" onClick={close}>
          Close
        </button>
      </div>
      <KeyList />
    </div>
  );
}
