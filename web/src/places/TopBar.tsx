import { openFiles } from '../files/listen';
import { count } from '../format/number';
import type { View } from '../state/view';
import { Icon, Logo } from '../widgets/Icon';
import { CopyLink } from './CopyLink';
import { ViewsMenu } from './ViewsMenu';
import { useStore } from './storeContext';
import { toggleHelp } from './useKeys';

const kPlaces: { place: View['place']; label: string }[] = [
  { place: 'rank', label: 'Rank' },
  { place: 'files', label: 'Files' },
  { place: 'about', label: 'About' },
];

export function TopBar() {
  const store = useStore();
  return (
    <header class="bar">
      <div class="bar-inner">
        <p class="brand">
          <Logo />
          Tilecast
        </p>
        <nav class="places" aria-label="Places">
          {kPlaces.map(({ place, label }) => (
            <PlaceButton place={place} label={label} key={place} />
          ))}
        </nav>
        <div class="bar-actions">
          <span class="bar-hint">
            Drop result files anywhere
            {store.view.value.own.length === 0 && (
              <>
                {' or '}
                <button type="button" class="link" onClick={() => void store.addExample()}>
                  try an example
                </button>
              </>
            )}
          </span>
          <button type="button" class="button collapses" onClick={() => openFiles(document, store)}>
            <Icon name="upload" />
            <span>Open files…</span>
          </button>
          <ViewsMenu />
          <CopyLink />
          <HelpButton />
          <ThemeButton />
        </div>
      </div>
    </header>
  );
}

function PlaceButton({ place, label }: { place: View['place']; label: string }) {
  const store = useStore();
  const current = store.view.value.place === place;
  const files = place === 'files' ? store.files.value.length : 0;
  return (
    <button
      type="button"
      class="place"
      aria-current={current ? 'page' : undefined}
      onClick={() => store.update({ place })}
    >
      {label}
      {files > 0 && <span class="count">{count(files)}</span>}
    </button>
  );
}

/** On narrow screens the footer has it. */
function HelpButton() {
  return (
    <button type="button" class="icon-button wide-help" aria-label="Help" onClick={toggleHelp}>
      <Icon name="help" />
    </button>
  );
}

function ThemeButton() {
  const store = useStore();
  // Reading the choice redraws the button after each change of it.
  const chosen = store.theme.value;
  const dark = chosen === 'system' ? document.documentElement.dataset['theme'] === 'dark' : chosen === 'dark';
  const next = dark ? 'light' : 'dark';
  return (
    <button type="button" class="icon-button" aria-label={`Use the ${next} theme`} onClick={() => store.setTheme(next)}>
      <Icon name="theme" />
    </button>
  );
}
