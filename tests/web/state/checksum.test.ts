import { expect, test } from 'vitest';
import { checksum } from '../../../web/src/state/checksum';

test('the check value of CRC-32', () => {
  expect(checksum(new TextEncoder().encode('123456789'))).toBe((0xcbf43926).toString(36));
});
