import { Notice } from '../widgets/Notice';
import { CopyNote } from './CopyLink';
import { useStore } from './storeContext';

/** What is to be said about links: the one just copied, and the one the page was opened with. */
export function LinkBar() {
  return (
    <>
      <CopyNote />
      <OpenedLink />
    </>
  );
}

function OpenedLink() {
  const { linkNotice, dismissLinkNotice } = useStore();
  const notice = linkNotice.value;
  if (!notice) return null;
  const end = notice.sentence.indexOf('. ') + 1 || notice.sentence.length;
  return (
    <Notice
      kind={notice.kind === 'data_version' || notice.kind === 'repaired' ? 'warn' : 'bad'}
      title={notice.sentence.slice(0, end)}
    >
      <p>{notice.sentence.slice(end + 1)}</p>
      <button type="button" class="link" onClick={dismissLinkNotice}>
        Close
      </button>
    </Notice>
  );
}
