import { expect, test } from 'vitest';
import { kLargestFile_bytes, readText } from '../../../web/src/files/readText';

const bytes = (...values: number[]) => new File([new Uint8Array(values)], 'x.csv');

test('UTF-8 with and without byte order mark, and UTF-16 with one', async () => {
  expect(await readText(new File(['a,ü\n'], 'x.csv'))).toEqual({ text: 'a,ü\n' });
  expect(await readText(bytes(0xef, 0xbb, 0xbf, 0x61))).toEqual({ text: 'a' });
  expect(await readText(bytes(0xff, 0xfe, 0x61, 0, 0xfc, 0))).toEqual({ text: 'aü' });
  expect(await readText(bytes(0xfe, 0xff, 0, 0x61))).toEqual({ text: 'a' });
});

test.each([
  ['binary', bytes(0x7f, 0x45, 0x4c, 0x46, 0, 1), /is not text/],
  ['another encoding', bytes(0x61, 0xfc, 0x62), /is not UTF-8/],
  ['empty', bytes(), /is empty/],
])('%s is refused in a sentence', async (_, file, sentence) => {
  expect(await readText(file)).toEqual({ problem: expect.stringMatching(sentence) as string });
});

test('a large file is refused before it is opened', async () => {
  const file = new File([new Uint8Array(kLargestFile_bytes + 1)], 'trace.json');
  file.arrayBuffer = () => Promise.reject(new Error('opened'));
  expect(await readText(file)).toEqual({
    problem: '“trace.json” is 5.0 MB; files of up to 5 MB are read. Drop the table of results, not the logs.',
  });
});

test('a folder or vanished file is named', async () => {
  const file = new File(['a'], 'lab_runs');
  file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  expect(await readText(file)).toEqual({ problem: expect.stringContaining('If it is a folder') as string });
});
