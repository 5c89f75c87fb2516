import { useStore } from './storeContext';

/** Asks before a newer version of the page takes the place of this one. */
export function NewerVersion() {
  const { newerVersion, reloadNow, reloadLater } = useStore();
  return (
    <div role="status">
      {newerVersion.value === 'ready' && (
        <div class="newer">
          <p>
            <strong>A newer version is ready.</strong> Your rows and the view stay.
          </p>
          <button type="button" class="button" onClick={reloadNow}>
            Reload now
          </button>
          <button type="button" class="link" onClick={reloadLater}>
            Later
          </button>
        </div>
      )}
    </div>
  );
}
