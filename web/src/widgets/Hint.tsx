import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';

interface HintProps {
  /** One sentence or two, in plain text: also read out with the control. */
  text: string;
  /** Bold, before the text. */
  title?: string;
  /** Of the control. */
  class: string;
  /** −1 where the keys of a table lead to it. */
  tabIndex?: number;
  children: ComponentChildren;
}

/** A word that explains itself on hover, focus and tap. Escape closes. */
export function Hint({ text, title, tabIndex = 0, children, ...props }: HintProps) {
  const [open, setOpen] = useState(false);
  const pressed = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useClosing(button, open, () => setOpen(false));
  const leave = () => document.activeElement !== button.current && setOpen(false);
  return (
    <span
      class="hinted"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={leave}
    >
      <button
        type="button"
        ref={button}
        class={props.class}
        tabIndex={tabIndex}
        aria-describedby={id}
        onPointerDown={() => (pressed.current = true)}
        onFocus={() => !pressed.current && setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={(event) => {
          event.stopPropagation();
          pressed.current = false;
          setOpen((event as Event as PointerEvent).pointerType !== 'touch' || !open);
        }}
      >
        {children}
      </button>
      <span id={id} hidden>
        {text}
      </span>
      {open && <Bubble anchor={button.current!} title={title} text={text} />}
    </span>
  );
}

/** Pixels that the page may move under an open explanation. */
const kMoved = 4;

/** Escape, scrolling and a press elsewhere close it, whatever has the focus. */
function useClosing(button: { current: HTMLElement | null }, open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      close();
    };
    const top = () => button.current?.getBoundingClientRect().top ?? 0;
    const before = top();
    const onScroll = () => Math.abs(top() - before) > kMoved && close();
    const onPress = ({ target }: Event) => !button.current?.contains(target as Node) && close();
    addEventListener('keydown', onKey, true);
    addEventListener('pointerdown', onPress, true);
    addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('pointerdown', onPress, true);
      removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [open]);
}

const kGap = 6;
const kEdge = 8;

/** In the top layer, where no table cell cuts it off; under its word, or above where there is no room. */
function Bubble({ anchor, title, text }: { anchor: HTMLElement; title: string | undefined; text: string }) {
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { style } = bubble.current!;
    bubble.current!.showPopover?.();
    const word = anchor.getBoundingClientRect();
    const { width, height } = bubble.current!.getBoundingClientRect();
    const below = word.bottom + kGap + height < innerHeight;
    style.left = `${Math.max(kEdge, Math.min(word.left, document.documentElement.clientWidth - width - kEdge))}px`;
    style.top = `${below ? word.bottom + kGap : word.top - kGap - height}px`;
  }, []);
  return (
    <span class="bubble" ref={bubble} popover="manual" aria-hidden="true">
      {title && <strong>{title}. </strong>}
      {text}
    </span>
  );
}
