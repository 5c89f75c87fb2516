import type { SeenChart } from '../../export/chartFile';
import type { ExportFile } from '../../export/files';
import type { Origin } from '../../export/provenance';
import type { SeenTable } from '../../export/table';
import type { Store } from '../../state/store';

const loadFiles = () => import('../../export/files');

/** Saves what is seen as files; where that fails the page says so. */
export function exportsOf(store: Store) {
  const save = async (make: (files: Awaited<ReturnType<typeof loadFiles>>) => ExportFile | Promise<ExportFile>) => {
    try {
      const { name, content } = await make(await loadFiles());
      store.saveFile(name, content);
      store.say(`“${name}” saved.`);
    } catch {
      store.say('The file could not be made. The other formats may still work.');
    }
  };
  return {
    table: (format: 'csv' | 'json', seen: SeenTable) =>
      void save((files) => files.tableFile(format, seen, originOf(store))),
    chart: (format: 'svg' | 'png', seen: SeenChart) =>
      void save((files) => files.chartFile(format, seen, originOf(store))),
  };
}

export function originOf({ catalogue, dataVersion, engineVersion, linkStatus }: Store): Origin {
  const { url, tooLong } = linkStatus.value;
  return {
    catalogue: catalogue.value.value,
    dataVersion: dataVersion.value,
    engineVersion: engineVersion.value,
    pageVersion: __PAGE_VERSION__,
    link: tooLong ? 'none: with the own rows it would be too long; a state file holds them' : url,
  };
}
