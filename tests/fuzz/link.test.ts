import { expect, test } from 'vitest';
import { decodeLink, encodeLink } from '../../web/src/state/link';
import { randomNumbers } from '../web/support/damage';
import { realViews } from '../web/support/realViews';

const kMuch = process.env['FUZZ'] ?? '20000';
const kSigns = [...'#&=%.,:~-_/ \n\u0000\u202eaAzZ019', '%25', '%', 'v=1', 'rows=', 'check=', '\ud800', '&&', '..'];

/** Changed links, deterministic for a number of executions: none throws, and each view read is a fixed point. */
test('the link codec', () => {
  const seeds = realViews.map((view) => encodeLink(view, '2026.07'));
  const below = randomNumbers(1);
  const until = kMuch.endsWith('s') ? Date.now() + 1000 * Number(kMuch.slice(0, -1)) : Infinity;
  const executions = kMuch.endsWith('s') ? Infinity : Number(kMuch);
  let done = 0;
  while (done < executions && (done % 1024 !== 0 || Date.now() < until)) {
    let text = seeds[below(seeds.length)]!;
    for (let changes = 1 + below(6); changes > 0; changes--) text = changed(text, seeds, below);
    const link = decodeLink(text);
    if (link && done % 16 === 0) {
      const again = encodeLink(link.view, null);
      if (encodeLink(decodeLink(again)!.view, null) !== again)
        expect.fail(`not the same again: ${JSON.stringify(text)}`);
    }
    done++;
  }
  console.log(`${done} executions`);
});

function changed(text: string, seeds: string[], below: (n: number) => number): string {
  const at = below(text.length + 1);
  const other = seeds[below(seeds.length)]!;
  switch (below(5)) {
    case 0:
      return text.slice(0, at) + kSigns[below(kSigns.length)] + text.slice(at);
    case 1:
      return text.slice(0, at) + text.slice(at + 1 + below(20));
    case 2:
      return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << below(7))) + text.slice(at + 1);
    case 3:
      return text.slice(0, at) + other.slice(below(other.length));
    default:
      return text.slice(0, at) + text.slice(Math.max(0, at - below(30)));
  }
}
