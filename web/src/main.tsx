import { render } from 'preact';
import { App } from './components/App';
import { createEngine } from './engine/workers';
import { listenForFiles } from './files/listen';
import { thisBrowser } from './state/browser';
import { createStore } from './state/store';

const store = createStore(thisBrowser(), createEngine);
listenForFiles(window, store);
render(<App store={store} />, document.getElementById('app')!);
