import { useState } from 'preact/hooks';
import { openFiles } from '../files/listen';
import { kLongestViewName } from '../state/namedViews';
import { Menu } from '../widgets/Menu';
import { useStore } from './storeContext';

/** Views kept in this browser, and as files. */
export function ViewsMenu() {
  return (
    <Menu label="Views" icon="views" align="right">
      {(close) => <Views close={close} />}
    </Menu>
  );
}

function Views({ close }: { close(): void }) {
  const store = useStore();
  const views = store.namedViews.value;
  const then = (action: () => void) => () => {
    close();
    action();
  };
  return (
    <div class="views">
      <SaveView />
      {views.length > 0 && (
        <ul>
          {views.map(({ name }) => (
            <ViewLine name={name} onOpen={then(() => store.openView(name))} key={name} />
          ))}
        </ul>
      )}
      <p class="hint padded-small">Names stay in this browser; links and files can be sent.</p>
      <button type="button" class="menu-item" onClick={then(store.saveStateFile)}>
        <span>Save as a file</span>
        <span class="sentence">This view with all rows of yours, whatever their number</span>
      </button>
      <button type="button" class="menu-item" onClick={then(() => openFiles(document, store))}>
        <span>Open a file…</span>
        <span class="sentence">A saved view, or a table of results</span>
      </button>
    </div>
  );
}

function SaveView() {
  const store = useStore();
  const [name, setName] = useState('');
  const save = (event: Event) => {
    event.preventDefault();
    if (store.saveView(name)) setName('');
  };
  return (
    <form class="save-view" onSubmit={save}>
      <label class="field">
        Keep this view as
        <input
          value={name}
          maxLength={kLongestViewName}
          placeholder="Name"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button" disabled={name.trim() === ''}>
        Keep
      </button>
    </form>
  );
}

function ViewLine({ name, onOpen }: { name: string; onOpen(): void }) {
  const store = useStore();
  const [written, setWritten] = useState<string | null>(null);
  const rename = (event: Event) => {
    event.preventDefault();
    if (written === null || store.renameView(name, written)) setWritten(null);
  };
  if (written !== null) {
    return (
      <li>
        <form class="view-line" onSubmit={rename}>
          <input
            class="row-name"
            aria-label={`New name of ${name}`}
            value={written}
            maxLength={kLongestViewName}
            ref={(input) => input?.focus()}
            onInput={(event) => setWritten(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              event.stopPropagation();
              setWritten(null);
            }}
          />
          <button type="submit" class="link">
            Rename
          </button>
        </form>
      </li>
    );
  }
  return (
    <li class="view-line">
      <button type="button" class="menu-item" onClick={onOpen}>
        {name}
      </button>
      <button type="button" class="link" aria-label={`Rename ${name}`} onClick={() => setWritten(name)}>
        Rename
      </button>
      <button type="button" class="link" aria-label={`Delete ${name}`} onClick={() => store.deleteView(name)}>
        Delete
      </button>
    </li>
  );
}
