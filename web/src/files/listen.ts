/** Where dropped, pasted and opened things go. */
export interface FileTarget {
  addFiles(files: readonly File[]): unknown;
  addText(text: string): unknown;
  /** Number of files held over the window, or null when the drag has ended. Browsers may hide the number: 0. */
  onDrag(count: number | null): void;
}

/** Takes files dropped anywhere on the window, and files or text pasted outside of text fields. */
export function listenForFiles(window: Window, target: FileTarget): void {
  let depth = 0; // enter and leave come in pairs for every element the pointer crosses
  const end = () => {
    depth = 0;
    target.onDrag(null);
  };
  window.addEventListener('dragenter', (event) => {
    if (!holdsFiles(event.dataTransfer)) return;
    depth += 1;
    target.onDrag(event.dataTransfer!.items.length);
  });
  window.addEventListener('dragleave', (event) => {
    if (holdsFiles(event.dataTransfer) && --depth <= 0) end();
  });
  window.addEventListener('dragover', (event) => {
    if (holdsFiles(event.dataTransfer)) event.preventDefault(); // else the browser opens the file in place of the page
  });
  window.addEventListener('drop', (event) => {
    if (!holdsFiles(event.dataTransfer)) return;
    event.preventDefault();
    end();
    target.addFiles([...event.dataTransfer!.files]);
  });
  window.addEventListener('paste', (event) => paste(event, target));
}

/** Asks the user for files. */
export function openFiles(document: Document, target: FileTarget): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.addEventListener('change', () => target.addFiles([...(input.files ?? [])]));
  input.click();
}

function paste(event: ClipboardEvent, target: FileTarget): void {
  if (event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]')) return;
  const files = [...(event.clipboardData?.files ?? [])];
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (files.length > 0) target.addFiles(files);
  else if (text.trim() !== '') target.addText(text);
}

function holdsFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false;
}
