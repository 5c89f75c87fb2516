import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';

interface DisclosureProps {
  label: string;
  labelOpen?: string;
  /** Called with the new state at each change. */
  onToggle?(open: boolean): void;
  children: ComponentChildren;
}

/** A link that shows and hides more of the same. What is hidden is not drawn. */
export function Disclosure({ label, labelOpen = 'Show less', onToggle, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const toggle = () => {
    setOpen(!open);
    onToggle?.(!open);
  };
  return (
    <div class="disclosure">
      <button type="button" class="link" aria-expanded={open} aria-controls={open ? id : undefined} onClick={toggle}>
        {open ? labelOpen : label}
      </button>
      {open && (
        <div id={id} class="disclosure-body">
          {children}
        </div>
      )}
    </div>
  );
}
