import { expect, test } from 'vitest';
import { plainText } from '../../../web/src/format/plainText';

test('what does not print is shown as a replacement character', () => {
  const marks = [
    '\u0000',
    '\u001b',
    '\n',
    '\u202e',
    '\u2067',
    '\u200f',
    '\u061c',
    '\u2028',
    '\ud800',
    '\udfff',
    '\u009f',
  ];
  for (const mark of marks) expect(plainText(`a${mark}b`), escape(mark)).toBe('a\ufffdb');
});

test('what people write stays', () => {
  for (const text of ['lab node', 'Grüße & <b>', '機 1', 'عقدة', '👩‍🔬 lab', '=1+1', ''])
    expect(plainText(text)).toBe(text);
});
