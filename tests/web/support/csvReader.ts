/** Reads CSV after RFC 4180, for tests that read files back: records of fields, quotes undone. */
export function readCsv(text: string): string[][] {
  const records: string[][] = [];
  let fields: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(,|\r?\n|$)/y;
  while (field.lastIndex < text.length) {
    const [, quoted, plain, end] = field.exec(text) ?? [];
    if (end === undefined) throw new Error(`not CSV after record ${records.length}`);
    fields.push(quoted !== undefined ? quoted.replaceAll('""', '"') : plain!);
    if (end === ',') continue;
    records.push(fields);
    fields = [];
  }
  return records;
}
