import { describe, expect, test } from 'vitest';
import { linkNotice } from '../../../web/src/format/linkWords';
import { kFields } from '../../../web/src/state/fields';
import { decodeLink, encodeLink } from '../../../web/src/state/link';
import { kDefaultView, type View } from '../../../web/src/state/view';
import { damagedLinks } from '../support/damage';
import { realViews } from '../support/realViews';

const kCount = 1_000;
const kData = '2026.07';
const links = realViews.map((view) => encodeLink(view, kData));
const damaged = damagedLinks(links, kCount);

const settingsOf = (link: string) => link.replace(/^#/, '').split('&');

/** The settings of the original that stand unharmed, and once, in the damaged link. */
function undamaged(original: string, link: string): string[] {
  const parts = settingsOf(link);
  return settingsOf(original).filter((part) => {
    const key = part.slice(0, part.indexOf('=') + 1);
    return parts.filter((each) => each.startsWith(key)).every((each) => each === part) && parts.includes(part);
  });
}

function holds(view: View, part: string): boolean {
  const [key, value] = [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)];
  const field = kFields.find((each) => each.key === key);
  if (field) return field.write(view) === value;
  return key !== 'rows' || encodeLink({ ...kDefaultView, own: view.own }, null).endsWith(part);
}

describe('a thousand damaged links', () => {
  const original = (at: number) => links[Math.floor(at / kKinds) % links.length]!;
  const kKinds = new Set(damaged.map(({ kind }) => kind)).size;
  const read = damaged.map(({ link }) => decodeLink(link));

  test('each is read, and the damage named', () => {
    const unnamed = damaged.filter((_, at) => read[at] === null || linkNotice(read[at]!, kData) === null);
    expect(unnamed.map(({ kind, link }) => `${kind}: ${link.slice(0, 300)}`)).toEqual([]);
    expect(damaged.length - unnamed.length).toBe(kCount);
  });

  test('each keeps all that is undamaged', () => {
    let kept = 0;
    const broken = damaged.flatMap(({ kind, link }, at) => {
      const whole = undamaged(original(at), link);
      kept += whole.length;
      return whole.filter((part) => !holds(read[at]!.view, part)).map((part) => `${kind}: ${part}`);
    });
    expect(broken).toEqual([]);
    expect(kept).toBeGreaterThan(3 * kCount);
  });

  test('what programs only framed, broke or encoded anew is read whole', () => {
    const kinds = [
      'ends with a sign',
      'encoded twice',
      'encoded whole',
      'broken into lines',
      'for a web page',
      'signs decoded',
    ];
    const lost = damaged.filter(({ kind }, at) => {
      const view = realViews[links.indexOf(original(at))]!;
      return kinds.includes(kind) && JSON.stringify(read[at]!.view) !== JSON.stringify(view);
    });
    expect(lost.map(({ kind, link }) => `${kind}: ${link.slice(0, 300)}`)).toEqual([]);
  });

  test('no notice is longer than a person reads', () => {
    for (const link of read) expect(linkNotice(link!, kData)!.sentence.length).toBeLessThan(1_000);
  });
});
