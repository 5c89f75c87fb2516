import * as number from '../format/number';
import { Icon } from '../widgets/Icon';
import { useStore } from './storeContext';

/** The button itself says that the link is copied. */
export function CopyLink() {
  const store = useStore();
  const { copied, tooLong } = store.linkStatus.value;
  const label = copied === 'copied' ? 'Link copied' : 'Copy link';
  return (
    <button
      type="button"
      class="button-main collapses copy-link"
      onClick={() => (tooLong ? store.saveStateFile() : void store.copyLink())}
    >
      <Icon name={copied === 'copied' ? 'check' : 'link'} />
      <span aria-live="polite">{tooLong ? 'Save state file' : label}</span>
    </button>
  );
}

/** Under the bar: what was copied, or why it could not be. */
export function CopyNote() {
  const { linkStatus } = useStore();
  const { copied, length, travels, tooLong, url } = linkStatus.value;
  if (tooLong) return <p class="copy-note">{tooLong}</p>;
  if (copied === 'manual') {
    return (
      <label class="copy-note field">
        The browser keeps its clipboard closed. Copy the link from here:
        <input readOnly value={url} ref={(input) => input?.select()} />
      </label>
    );
  }
  if (copied !== 'copied') return null;
  return (
    <p class="copy-note">
      Link copied: {number.count(length)} characters{travels ? `, ${travels}` : ''}. It holds what is looked at, how it
      is grouped and ranked, and the rows of yours.
    </p>
  );
}
