import { useState } from 'preact/hooks';

/** A field for pasted tables, where the browser gives no clipboard to the page. */
export function PasteBox({ onText, onClose }: { onText(text: string): void; onClose(): void }) {
  const [text, setText] = useState('');
  const use = () => {
    onText(text);
    onClose();
  };
  return (
    <div class="paste-box">
      <label class="field">
        Rows with a header line, or a link of this page
        <textarea
          rows={6}
          value={text}
          ref={(field) => field?.focus()}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="button" class="button-main" disabled={!text.trim()} onClick={use}>
        Read
      </button>
    </div>
  );
}
