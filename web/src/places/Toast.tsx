import { useEffect, useState } from 'preact/hooks';
import { useStore } from './storeContext';

const kShown_ms = 6000;

/** One message at a time at the bottom left. It stays while it is hovered or focused. */
export function Toast() {
  const { toast, dismissToast } = useStore();
  const message = toast.value;
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!message || held) return;
    const timer = setTimeout(dismissToast, kShown_ms);
    return () => clearTimeout(timer);
  }, [message?.id, held]);
  // A message taken away under the pointer sends no mouseleave.
  useEffect(() => setHeld(false), [message?.id]);
  const hold = {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocusIn: () => setHeld(true),
    onFocusOut: () => setHeld(false),
  };
  return (
    <div class="toast-place" role="status">
      {message && (
        <div class="toast" key={message.id} {...hold}>
          <span>{message.text}</span>
          {message.action && (
            <button type="button" class="link" onClick={message.action.run}>
              {message.action.label}
            </button>
          )}
          <button type="button" class="toast-close" aria-label="Close the message" onClick={dismissToast}>
            ×
          </button>
        </div>
      )}
    </div>
  );
}
