import { useStore } from './storeContext';

/** Three sentences for whoever is here for the first time. They stand above the page and block nothing. */
export function Tour() {
  const { tourOpen, closeTour, addExample } = useStore();
  if (!tourOpen.value) return null;
  return (
    <section class="tour" aria-label="What this page does">
      <ol>
        <li>Every mark is a published MLPerf® result: further right more GPUs, further down faster.</li>
        <li>In step 3 say what counts for you, time or GPU-minutes: answer, chart and table follow.</li>
        <li>
          Drop results of your own anywhere: they are ranked among the others and stay in this browser.{' '}
          <button type="button" class="link" onClick={() => void addExample()}>
            Try invented ones
          </button>
        </li>
      </ol>
      <button type="button" class="button" onClick={closeTour}>
        Got it
      </button>
    </section>
  );
}
