import type { Signal } from '@preact/signals';
import type { Engine } from '../engine/client';
import type { MappedField, OwnRow } from '../engine/contract';
import { plainText } from '../format/plainText';
import { readText } from '../files/readText';
import { changeView } from './change';
import { createImports, withRowsOf, type Incoming } from './imports';
import { decodeLink, type DecodedLink } from './link';
import { readStateFile } from './stateFile';
import type { Toasts } from './toasts';
import { kDefaultView, type View } from './view';

/** Invented rows that show the format, of the benchmark of the first view. */
export const kExample = {
  name: 'example.csv',
  benchmark: kDefaultView.filter.benchmark,
  text: `name,accelerator,accelerators_total,time_to_train_min
Example A,H100-SXM-80GB,8,14.1
Example B,A100-SXM-80GB,16,17.5
Example C,L40S,8,41.9
`,
};

interface Deps {
  engine: Engine;
  view: Signal<View>;
  change: (next: View) => void;
  toasts: Toasts;
  openLink: (link: DecodedLink) => void;
}

/** A link of this page, however mail programs have framed or broken it. */
const kStartsAsLink = /^\W*(?:\w+:\/\/[^#\n]*)?#v(?:=|%3D)/i;

/** All that brings own rows in, changes them or takes them out. */
export function createImportActions({ engine, view, change, toasts, openLink }: Deps) {
  // Row ids count the own rows, so a selected one would point elsewhere when rows come or go.
  const setOwn = (own: OwnRow[]) =>
    change({ ...view.value, own, selected: view.value.selected?.startsWith('own/') ? null : view.value.selected });
  const imports = createImports({
    engine,
    benchmark: () => view.value.filter.benchmark,
    own: () => view.value.own,
    setOwn,
    say: toasts.say,
  });
  let pasted = 0;

  /** Opens state files; what is left are tables. */
  async function take(incoming: readonly Incoming[]): Promise<void> {
    const tables = incoming.filter((one) => {
      const state = 'text' in one.content ? readStateFile(one.content.text) : null;
      if (!state) return true;
      openLink(state);
      toasts.say(`“${one.name}” opened: the view is as it was saved.`);
      return false;
    });
    if (tables.length > 0) await imports.add(tables);
  }

  /** The file and its rows; the returned function brings them back. */
  function takeOut(name: string): () => void {
    const rows = view.value.own.filter(({ file }) => file === name);
    const restoreReport = imports.remove(name);
    if (rows.length > 0) setOwn(withRowsOf(view.value.own, name, []));
    return () => {
      restoreReport();
      if (rows.length > 0) setOwn(withRowsOf(view.value.own, name, rows));
    };
  }

  return {
    importReports: imports.reports,
    async addFiles(files: readonly File[]): Promise<void> {
      const read = async (file: File) => ({ name: file.name, size_bytes: file.size, content: await readText(file) });
      await take(await Promise.all(files.map(read)));
    },
    async addText(text: string): Promise<void> {
      const link = kStartsAsLink.test(text) ? decodeLink(text.trim().replace(/^[^#]*/, '')) : null;
      if (link) openLink(link);
      else await take([{ name: `pasted ${++pasted}.csv`, size_bytes: text.length, content: { text } }]);
    },
    answerColumns: (name: string, mapping: Partial<Record<MappedField, string>>) =>
      imports.answerColumns(name, mapping),
    answerDevice: (name: string, asWritten: string, choice: string | null) =>
      imports.answerDevice(name, asWritten, choice),
    /** Goes to where the example is at home, ranks its rows, and offers to take them out again. */
    async addExample(): Promise<void> {
      const { name, benchmark, text } = kExample;
      if (view.value.filter.benchmark !== benchmark) change(changeView(view.value, { filter: { benchmark } }));
      await imports.add([{ name, size_bytes: text.length, content: { text } }]);
      if (!view.value.own.some(({ file }) => file === name)) return;
      const run = () => void takeOut(name);
      toasts.say('Three invented rows are ranked among the results, with a ring.', { label: 'Undo', run });
    },
    removeFile(name: string): void {
      const restore = takeOut(name);
      toasts.say(`“${name}” removed.`, { label: 'Undo', run: restore });
    },
    removeRow(id: string): void {
      setOwn(view.value.own.filter((_, at) => id !== `own/${at + 1}`));
    },
    renameRow(id: string, name: string): void {
      const trimmed = plainText(name.trim());
      const own = view.value.own.map((row, at) =>
        id === `own/${at + 1}` && trimmed ? { ...row, name: trimmed } : row,
      );
      change({ ...view.value, own });
    },
  };
}
