import { render } from 'preact';
import { createEngine } from './engine/workers';
import { listenForFiles } from './files/listen';
import { App } from './places/App';
import { preparePrinting } from './places/print/preparePrinting';
import { thisBrowser } from './state/browser';
import { createStore } from './state/store';
import './styles/index.css';

const store = createStore(thisBrowser(), createEngine);
listenForFiles(window, store);
preparePrinting(store);
// A task of its own: the downloads are under way first, and neither task is long.
setTimeout(() => render(<App store={store} />, document.getElementById('app')!));
