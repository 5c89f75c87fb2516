import { useState } from 'preact/hooks';
import { openFiles } from '../files/listen';
import type { OwnFile } from '../state/store';
import { ExampleRows } from './files/ExampleRows';
import { FilePanel } from './files/FilePanel';
import { FileTable } from './files/FileTable';
import { filesAnswer } from './files/fileWords';
import { PasteBox } from './files/PasteBox';
import { Questions } from './files/Questions';
import { useStore } from './storeContext';

/** What was dropped, opened or pasted: what each file gave, what was skipped and why, what has to be asked. */
export function Files() {
  const store = useStore();
  const files = store.files.value;
  const [chosen, setChosen] = useState<string | null>(null);
  const [pasting, setPasting] = useState(false);
  const file: OwnFile | null = files.find(({ name }) => name === chosen) ?? files[0] ?? null;
  const { headline, lead } = filesAnswer(files);
  return (
    <>
      <div class="answer">
        <h1>{headline}</h1>
        <p class="lead">{lead}</p>
      </div>
      <div class="beside">
        <section class="panel" aria-labelledby="files-heading">
          <div class="panel-head">
            <h2 id="files-heading">Files</h2>
            <div class="tools">
              <button type="button" class="button" onClick={() => openFiles(document, store)}>
                Add files…
              </button>
              <button type="button" class="button-plain" aria-expanded={pasting} onClick={() => setPasting(!pasting)}>
                Paste
              </button>
            </div>
          </div>
          {pasting && <PasteBox onText={(text) => void store.addText(text)} onClose={() => setPasting(false)} />}
          {files.length > 0 ? (
            <FileTable files={files} chosen={file?.name ?? null} onChoose={setChosen} />
          ) : (
            <p class="no-rows hint">No file yet.</p>
          )}
        </section>
        <div class="side">
          {file?.source?.report && <Questions file={file} report={file.source.report} key={file.name} />}
          {file && <FilePanel file={file} />}
          <ExampleRows />
        </div>
      </div>
    </>
  );
}
