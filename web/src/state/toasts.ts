import { signal, type ReadonlySignal } from '@preact/signals';

/** A passing message; the component that shows it decides when it goes. */
export interface Toast {
  id: number;
  text: string;
  action: { label: string; run: () => void } | null;
}

export interface Toasts {
  readonly toast: ReadonlySignal<Toast | null>;
  say(text: string, action?: Toast['action']): void;
  dismissToast(): void;
}

/** One toast at a time: a newer one takes the place of the older. */
export function createToasts(): Toasts {
  const toast = signal<Toast | null>(null);
  let id = 0;
  const dismissToast = () => void (toast.value = null);
  return {
    toast,
    say(text, action = null) {
      const run = () => {
        dismissToast();
        action?.run();
      };
      toast.value = { id: ++id, text, action: action && { label: action.label, run } };
    },
    dismissToast,
  };
}
