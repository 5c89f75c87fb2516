import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from './Icon';

interface MenuProps {
  label: string;
  /** What holds now; shown in the button after the label. */
  value?: string;
  /** Differs from the first view. */
  changed?: boolean;
  align?: 'left' | 'right';
  /** Stands for the label on narrow screens. */
  icon?: IconName;
  children: ComponentChildren | ((close: () => void) => ComponentChildren);
}

/** A button with a panel of controls under it. Escape, a click elsewhere or leaving it by Tab closes it. */
export function Menu({ label, value, changed = false, align = 'left', icon, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useCloseOutside(box, open, () => setOpen(false));

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
  };
  return (
    <div class={`menu ${align}`} ref={box} onKeyDown={onKeyDown}>
      <button
        type="button"
        ref={button}
        class={`menu-button${changed ? ' changed' : ''}${icon ? ' collapses' : ''}`}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {icon && <Icon name={icon} />}
        <span class={value ? 'label' : 'value'}>{label}</span>
        {value && <span class="value">{value}</span>}
        {!icon && <Icon name="down" size={14} />}
      </button>
      {open && (
        <MenuPanel id={id} label={label}>
          {typeof children === 'function' ? children(close) : children}
        </MenuPanel>
      )}
    </div>
  );
}

/** Room between a panel and the edge of the window. */
const kEdge = 8;

function MenuPanel({ id, label, children }: { id: string; label: string; children: ComponentChildren }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = panel.current!;
    (
      box.querySelector<HTMLElement>('input:checked') ?? box.querySelector<HTMLElement>('input, select, button, a')
    )?.focus();
    const { left, right } = box.getBoundingClientRect();
    const over = right - document.documentElement.clientWidth + kEdge;
    const shift = over > 0 ? -Math.ceil(over) : Math.max(0, Math.ceil(kEdge - left));
    if (shift !== 0) box.style.transform = `translateX(${shift}px)`;
  }, []);
  return (
    <div class="menu-panel" id={id} role="group" aria-label={label} ref={panel}>
      {children}
    </div>
  );
}

/** Calls `close` when a click or the focus lands outside of `box`. */
function useCloseOutside(box: { current: HTMLElement | null }, active: boolean, close: () => void) {
  useEffect(() => {
    if (!active) return;
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [active]);
}
