/** Ways in which links get damaged, all of them seen in mail, chat and tickets; the same list every time. */

/** Whole numbers from 0 to n − 1, the same for the same seed. */
export function randomNumbers(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

export interface Damaged {
  kind: string;
  link: string;
}

type Below = (n: number) => number;

const kEnds = [
  '.',
  ',',
  ')',
  ').',
  '>',
  '>.',
  '”',
  '"',
  "'",
  '!',
  '?',
  ']',
  '...',
  '…',
  ' ',
  '&gt;',
  '%3E',
  '*',
  '`',
  ':',
];
const kBreaks = ['\n', '\r\n', ' ', '\r\n ', '\t', '%0A', '%0D%0A', '=\r\n'];

const kDamages: Record<string, (link: string, below: Below) => string> = {
  cut: (link, below) => link.slice(0, 3 + below(link.length - 3)),
  'ends with a sign': (link, below) => link + kEnds[below(kEnds.length)],
  'encoded twice': (link) => (link.includes('%') ? link.replace(/%/g, '%25') : '#' + encodeURIComponent(link.slice(1))),
  'encoded whole': (link) => '#' + encodeURIComponent(link.slice(1)),
  'a bit flipped': (link, below) => flipped(link, 1 + below(link.length - 1), below(7)),
  'two bits flipped': (link, below) =>
    flipped(flipped(link, 1 + below(link.length - 1), below(7)), 1 + below(link.length - 1), below(7)),
  'settings swapped': (link, below) => reordered(link, (parts) => swap(parts, below)),
  'a setting doubled': (link, below) => reordered(link, (parts) => [...parts, parts[below(parts.length)]! + '0']),
  'an unknown setting': (link, below) => `${link}&surprise${below(9)}=1`,
  'a newer version': (link, below) => link.replace('v=1', `v=${2 + below(90)}`),
  'broken into lines': (link, below) => inserted(link, below, kBreaks[below(kBreaks.length)]!),
  'in capitals': (link) => link.toUpperCase(),
  'for a web page': (link) => link.replace(/&/g, '&amp;'),
  huge: (link, below) => link + '&' + (below(2) ? 'x='.padEnd(200_000, 'y') : 'a=1&'.repeat(9) + many(20_000)),
  'a setting emptied': (link, below) => reordered(link, (parts) => emptied(parts, below)),
  'signs decoded': (link) => decodeURIComponent(link) + (link.includes('%') ? '' : ' '),
};

/** `count` damaged links, each kind as often. */
export function damagedLinks(links: readonly string[], count: number): Damaged[] {
  const below = randomNumbers(7);
  const kinds = Object.keys(kDamages);
  return Array.from({ length: count }, (_, at) => {
    const kind = kinds[at % kinds.length]!;
    const whole = links[Math.floor(at / kinds.length) % links.length]!;
    let link = whole;
    while (link === whole) link = kDamages[kind]!(whole, below);
    return { kind, link };
  });
}

function flipped(link: string, at: number, bit: number): string {
  return link.slice(0, at) + String.fromCharCode(link.charCodeAt(at) ^ (1 << bit)) + link.slice(at + 1);
}

function inserted(link: string, below: Below, sign: string): string {
  const at = 3 + below(link.length - 3);
  return link.slice(0, at) + sign + link.slice(at);
}

function reordered(link: string, change: (parts: string[]) => string[]): string {
  const [version, check, ...parts] = link.slice(1).split('&');
  return '#' + [version, check, ...change(parts)].join('&');
}

function swap(parts: string[], below: Below): string[] {
  const at = below(parts.length);
  return [...parts.slice(at), ...parts.slice(0, at)];
}

function emptied(parts: string[], below: Below): string[] {
  const at = below(parts.length);
  return parts.map((part, i) => (i === at ? part.replace(/=.*/, '=%zz') : part));
}

function many(count: number): string {
  return Array.from({ length: count }, (_, i) => `key${i}=1`).join('&');
}
