/** Files of results are small; larger ones are logs or archives, which this page does not read. */
export const kLargestFile_bytes = 5_000_000;

/** The text of a file, or the sentence that says why there is none. */
export type ReadText = { text: string } | { problem: string };

/** Reads a file as UTF-8 (with or without byte order mark), or UTF-16 where a byte order mark says so. */
export async function readText(file: File): Promise<ReadText> {
  if (file.size > kLargestFile_bytes) return { problem: tooLarge(file) };
  try {
    return decode(new Uint8Array(await file.arrayBuffer()), file.name);
  } catch {
    return { problem: `“${file.name}” could not be opened. If it is a folder, drop the files in it.` };
  }
}

function tooLarge({ name, size }: File): string {
  const size_mb = (size / 1e6).toFixed(1);
  return `“${name}” is ${size_mb} MB; files of up to ${kLargestFile_bytes / 1e6} MB are read. Drop the table of results, not the logs.`;
}

function decode(bytes: Uint8Array, name: string): ReadText {
  if (bytes.length === 0) return { problem: `“${name}” is empty.` };
  const utf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (!utf16 && bytes.includes(0)) {
    return { problem: `“${name}” is not text: it holds zero bytes. Export it as CSV and drop that.` };
  }
  const encoding = utf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
  } catch {
    return { problem: `“${name}” is not UTF-8 text. Save it with the encoding UTF-8 and drop it again.` };
  }
}
