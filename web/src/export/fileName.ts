import { strToU8 } from 'fflate';
import { checksum } from '../state/checksum';

/** "tilecast-resnet-ranking-1a2b3c.csv": the last part is the same for the same view, whenever it is saved. */
export function exportName(benchmark: string, what: string, identity: string, extension: string): string {
  const plain = benchmark.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `tilecast-${plain}-${what}-${checksum(strToU8(identity))}.${extension}`;
}
