import type { Store } from '../state/store';
import { DropTarget } from './DropTarget';
import { Footer } from './Footer';
import { HelpDialog } from './HelpDialog';
import { LinkBar } from './LinkBar';
import { StoreContext } from './storeContext';
import { NewerVersion } from './NewerVersion';
import { Toast } from './Toast';
import { Tour } from './Tour';
import { TopBar } from './TopBar';
import { useKeys } from './useKeys';
import { useTitle } from './useTitle';
import { About } from './About';
import { Files } from './Files';
import { Rank } from './Rank';

const kPlaces = { rank: Rank, files: Files, about: About };

/** The page: bar, one place, footer, and what floats. */
export function App({ store }: { store: Store }) {
  useKeys(store);
  useTitle(store);
  const Place = kPlaces[store.view.value.place];
  const skip = (event: Event) => {
    event.preventDefault();
    document.getElementById('main')?.focus();
  };
  return (
    <StoreContext.Provider value={store}>
      <a class="skip" href="#main" onClick={skip}>
        Skip to the content
      </a>
      <TopBar />
      <main class="page" id="main" tabIndex={-1}>
        <NewerVersion />
        <Tour />
        <LinkBar />
        <Place />
      </main>
      <Footer />
      <Toast />
      <DropTarget />
      <HelpDialog />
    </StoreContext.Provider>
  );
}
