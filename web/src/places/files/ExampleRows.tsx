import { kExample } from '../../state/importActions';
import { useStore } from '../storeContext';

/** What a file has to hold, and an example one click away. */
export function ExampleRows() {
  const { addExample } = useStore();
  return (
    <section class="panel question" aria-labelledby="example-heading">
      <h2 id="example-heading">What a file holds</h2>
      <p class="hint">
        A CSV with a header line: accelerator, number of accelerators, and minutes or samples per second; a name if you
        like. Columns named otherwise are asked for.
      </p>
      <pre tabIndex={0} aria-label="Example of a file">
        {kExample.text.trim()}
      </pre>
      <button type="button" class="button" onClick={() => void addExample()}>
        Try these invented rows
      </button>
    </section>
  );
}
