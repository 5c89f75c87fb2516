import type { ComponentChildren } from 'preact';

interface NoticeProps {
  kind: 'bad' | 'warn';
  /** What happened, in one sentence. */
  title: string;
  /** What still works, and what to do. */
  children?: ComponentChildren;
}

/** A framed message that stays until its cause is gone. */
export function Notice({ kind, title, children }: NoticeProps) {
  return (
    <div class={`notice ${kind}`} role={kind === 'bad' ? 'alert' : 'status'}>
      <p>
        <strong>{title}</strong>
      </p>
      {children && <div class="notice-body">{children}</div>}
    </div>
  );
}
