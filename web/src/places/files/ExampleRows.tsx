import { useStore } from '../storeContext';

/** Invented rows that show the format. */
const kExample = `name,accelerator,accelerators_total,time_to_train_min
Example A,H100-SXM-80GB,8,14.1
Example B,A100-SXM-80GB,16,17.5
Example C,L40S,8,41.9
`;

/** What a file has to hold, and an example one click away. */
export function ExampleRows() {
  const store = useStore();
  const use = () => void store.addFiles([new File([kExample], 'example.csv', { type: 'text/csv' })]);
  return (
    <section class="panel question" aria-labelledby="example-heading">
      <h2 id="example-heading">What a file holds</h2>
      <p class="hint">
        A CSV with a header line: accelerator, number of accelerators, and minutes or samples per second; a name if you
        like. Columns named otherwise are asked for.
      </p>
      <pre tabIndex={0} aria-label="Example of a file">
        {kExample.trim()}
      </pre>
      <button type="button" class="button" onClick={use}>
        Try these invented rows
      </button>
    </section>
  );
}
