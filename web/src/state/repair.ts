/** What programs do to a link on its way, and how it is undone. */
interface Repair {
  /** Completes "This link was changed on its way: …". */
  what: string;
  undo(body: string): string;
}

export interface Repaired {
  body: string;
  what: string;
}

const kSignsAtTheEnd =
  /(?:[\s.,;:!?)\]}>'"*_`’”»…]|%(?:20|3E|22|27|29|5D|7D|60)|%C2%BB|%E2%80%(?:99|9D|A6)|&(?:gt|quot);?)+$/i;

const kRepairs: Repair[] = [
  { what: 'it has signs at its end that are none of it', undo: (body) => body.replace(kSignsAtTheEnd, '') },
  { what: 'its lines were encoded for mail', undo: (body) => body.replace(/=\r?\n/g, '').replace(/=3D/gi, '=') },
  {
    what: 'it was broken into lines',
    undo: (body) => body.replace(/\s+/g, '').replace(/(?:%0D|%0A|%09)(?:%0D|%0A|%09|%20)*/gi, ''),
  },
  { what: 'its signs were written as for a web page', undo: (body) => body.replace(/&amp;/gi, '&') },
  { what: 'its signs were encoded twice', undo: decodedOnce },
  { what: 'its signs were decoded', undo: (body) => body.replace(/[^\w\-.~%/,:&=]+/gu, encodedWhole) },
  { what: 'its small letters became large', undo: (body) => body.replace(/(^|&)[^=&]+/g, (key) => key.toLowerCase()) },
];

/** What a damaged link may have been, least change first. */
export function repairsOf(body: string): Repaired[] {
  const single = kRepairs.map(({ what, undo }) => ({ body: undo(body), what }));
  const all = kRepairs.reduce((text, { undo }) => undo(text), body);
  const changed = [...single, { body: all, what: 'several programs wrote it anew' }];
  return changed.filter((repaired) => repaired.body !== body);
}

function decodedOnce(body: string): string {
  if (body.includes('=')) return body.replace(/%25(?=[0-9a-f]{2})/gi, '%');
  try {
    return decodeURIComponent(body);
  } catch {
    return body; // a broken escape
  }
}

function encodedWhole(text: string): string {
  try {
    return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => '%' + sign.charCodeAt(0).toString(16).toUpperCase());
  } catch {
    return text; // half a surrogate pair
  }
}
