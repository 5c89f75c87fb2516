import { useState } from 'preact/hooks';

/** Copies a text that is made at the click; without a clipboard it shows the text, selected. */
export function CopyButton({ label, text }: { label: string; text: () => string }) {
  const [done, setDone] = useState(false);
  const [fallback, setFallback] = useState<string | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setDone(true);
      setTimeout(() => setDone(false), 3000);
    } catch {
      setFallback(text());
    }
  };
  return (
    <>
      <button type="button" class="link" onClick={copy}>
        {done ? 'Copied' : label}
      </button>
      {fallback !== null && (
        <textarea class="copy-field" readOnly aria-label="Text to copy" ref={(el) => el?.select()} value={fallback} />
      )}
    </>
  );
}
