import fc from 'fast-check';
import { deflateSync, strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { checksum } from '../../../web/src/state/checksum';
import { decodeLink, encodeAddress, encodeLink, kLongestLink } from '../../../web/src/state/link';
import { linkNotice } from '../../../web/src/format/linkWords';
import { seenOf, seenText, tagOf, type Seen } from '../../../web/src/state/seen';
import { readStateFile, writeStateFile } from '../../../web/src/state/stateFile';
import { kDefaultView, type View } from '../../../web/src/state/view';
import { rankResult } from '../support/rankResult';
import { anyView } from '../support/views';

const kVersion = '2026.07';
const withRows = (count: number): View => ({
  ...kDefaultView,
  own: Array.from({ length: count }, (_, at) => ({
    name: `run ${at} ${Math.sin(at)}`,
    file: 'lab.csv',
    benchmark: 'resnet',
    accelerator: `L40S ${at * 7919}`,
    accelerators_total: at + 1,
    time_to_train_min: 40 / (at + 1),
    throughput_samples_per_s: null,
  })),
});

describe('a link', () => {
  test('brings every view back', () => {
    const property = fc.property(anyView, fc.option(fc.string({ minLength: 1 }), { nil: null }), (view, version) => {
      const link = decodeLink(encodeLink(view, version))!;
      expect(link.view).toEqual(view);
      expect(link).toMatchObject({ dataVersion: version, newer: false, altered: false, lost: [], rowsLeftBehind: 0 });
    });
    fc.assert(property, { numRuns: 500 });
  });

  test('is the same again when made from what was read', () => {
    const property = fc.property(anyView, (view) => {
      const link = encodeLink(view, kVersion);
      expect(encodeLink(decodeLink(link)!.view, kVersion)).toBe(link);
    });
    fc.assert(property, { numRuns: 200 });
  });

  test('holds only what an address may hold', () => {
    fc.assert(fc.property(anyView, (view) => void expect(encodeLink(view, kVersion)).toMatch(/^#[\w\-.~%/,:&=]*$/)));
  });

  test('leaves defaults out and has readable keys', () => {
    expect(encodeLink(kDefaultView, kVersion)).toMatch(/^#v=1&check=[0-9a-z]+&data=2026\.07$/);
    const view: View = {
      ...kDefaultView,
      filter: { ...kDefaultView.filter, rounds: ['v3.0', 'v4.0'], vendors: [], count: [8, null] },
      ranking: { method: 'wpm', weight_time: 0.25 },
      sort: { column: 'time_to_train_min', descending: true },
      selected: 'v4.0/nvidia/dgx/resnet',
    };
    expect(encodeLink(view, null).replace(/check=\w+&/, '')).toBe(
      '#v=1&rounds=v3.0..v4.0&vendors=&count=8..&weight=0.25&sort=time_to_train_min:down&selected=v4.0/nvidia/dgx/resnet',
    );
  });

  test('holds what is asked about sizes', () => {
    const scaling = {
      accelerators: ['H100-SXM-80GB', 'A100-SXM-80GB'],
      reference_id: 'v4.0/dell/x/resnet',
      floor: 0.65,
      minutes_per_minute_saved: 12.5,
      measure: 'efficiency' as const,
    };
    const link = encodeLink({ ...kDefaultView, scaling }, null);
    expect(link.replace(/check=\w+&/, '')).toBe(
      '#v=1&kinds=H100-SXM-80GB,A100-SXM-80GB&reference=v4.0/dell/x/resnet&floor=0.65&price=12.5&measure=efficiency',
    );
    expect(decodeLink(link)!.view.scaling).toEqual(scaling);
  });

  test('with six own rows stays short', () => {
    expect(encodeLink(withRows(6), kVersion).length).toBeLessThan(600);
  });
});

describe('damage', () => {
  test('random junk never throws', () => {
    const junk = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string().map((text) => `#v=1&${text}`),
      fc
        .tuple(fc.constantFrom('rows', 'k', 'rounds', 'weight', 'sort', 'data', 'count'), fc.string())
        .map(([key, text]) => `#v=1&${key}=${text}`),
    );
    fc.assert(
      fc.property(junk, (text) => void decodeLink(text)),
      { numRuns: 2_000 },
    );
  });

  test('one changed character is always noticed', () => {
    const link = encodeLink(withRows(3), kVersion);
    const body = link.indexOf('&data=') + 1;
    const change = fc.tuple(fc.integer({ min: body, max: link.length - 1 }), fc.constantFrom(...'abcXYZ019-_.%&='));
    const property = fc.property(change, ([at, sign]) => {
      fc.pre(link[at] !== sign);
      const read = decodeLink(link.slice(0, at) + sign + link.slice(at + 1))!;
      expect(read.altered || read.lost.length > 0).toBe(true);
    });
    fc.assert(property, { numRuns: 1_000 });
  });

  test('a cut link is noticed wherever it is cut', () => {
    const view = { ...withRows(2), ranking: { method: 'wpm' as const, weight_time: 0.1536 } };
    const link = encodeLink(view, kVersion);
    for (let length = link.indexOf('&data='); length < link.length; length++) {
      const read = decodeLink(link.slice(0, length))!;
      expect(read.altered || read.lost.length > 0, link.slice(0, length)).toBe(true);
    }
  });

  test('one bad setting takes its default and leaves the others alone', () => {
    const read = decodeLink('#v=1&benchmark=bert&k=seven&rounds=v1.0&weight=0.4&rows=AAAA.zz&surprise=1')!;
    expect(read.lost).toEqual(['rounds', 'number of groups', 'own rows', '“surprise”']);
    expect(read.kept).toEqual(['benchmark', 'weight of time']);
    expect(read.view).toEqual({
      ...kDefaultView,
      filter: { ...kDefaultView.filter, benchmark: 'bert' },
      ranking: { method: 'wpm', weight_time: 0.4 },
    });
  });

  test('values out of their range are not taken', () => {
    for (const setting of [
      'k=0',
      'weight=1.5',
      'weight=-0.1',
      'count=0..4',
      'division=half',
      'seed=4294967296',
      'all=yes',
      'floor=1.01',
      'floor=0',
      'floor=-0.5',
      'price=2000000000',
      'price=1e12',
      'measure=area',
      'kinds=a,b,c,d,e,f,g,h,i',
    ]) {
      expect(decodeLink(`#v=1&${setting}`)!.view, setting).toEqual(kDefaultView);
    }
  });

  test('a newer link is read as far as it is known', () => {
    const read = decodeLink('#v=2&benchmark=bert&forecast=1')!;
    expect(read.newer).toBe(true);
    expect(read.view.filter.benchmark).toBe('bert');
  });

  test('rows that unpack without end are refused', () => {
    const text = strToU8(`[["a","b","c","d",1,2,null]${' '.repeat(25_000_000)}]`);
    const packed = Buffer.from(deflateSync(text, { level: 9 })).toString('base64url');
    const read = decodeLink(`#v=1&rows=${packed}.${checksum(text)}`)!;
    expect(read.lost).toEqual(['own rows']);
    expect(read.view.own).toEqual([]);
  });

  test('anchors of the page are no links', () => {
    expect(decodeLink('#main')).toBeNull();
    expect(decodeLink('')).toBeNull();
  });
});

describe('too many rows for a link', () => {
  const many = withRows(2_000);

  test('the address names their number instead', () => {
    expect(encodeLink(many, kVersion).length).toBeGreaterThan(kLongestLink);
    const address = encodeAddress(many, kVersion);
    expect(address.length).toBeLessThan(200);
    expect(decodeLink(address)).toMatchObject({ rowsLeftBehind: 2_000, altered: false, lost: [] });
  });

  test('the state file holds them all', () => {
    const read = readStateFile(writeStateFile(many, kVersion))!;
    expect(read.view).toEqual(many);
    expect(read.dataVersion).toBe(kVersion);
  });
});

describe('a state file', () => {
  test('brings every view back', () => {
    const property = fc.property(anyView, (view) => {
      const read = readStateFile(writeStateFile(view, kVersion))!;
      expect(read.view).toEqual(view);
      expect(read.lost).toEqual([]);
    });
    fc.assert(property, { numRuns: 200 });
  });

  test('any other text is none', () => {
    fc.assert(fc.property(fc.json(), (text) => void expect(readStateFile(text)).toBeNull()));
    expect(readStateFile('{"schema":"tilecast.state"')).toBeNull();
  });

  test('damage is named and the rest is read', () => {
    const text = '{"schema":"tilecast.state","version":1,"settings":{"k":"x","benchmark":"bert"},"rows":[{"name":1}]}';
    const read = readStateFile(text)!;
    expect(read.lost).toEqual(['number of groups', 'own rows']);
    expect(read.view.filter.benchmark).toBe('bert');
  });
});

describe('what the sender saw', () => {
  const now = rankResult();
  const opened = (seen: Seen | null, view: Partial<View> = {}) =>
    linkNotice(decodeLink(encodeLink({ ...kDefaultView, ...view }, '2026.05', seen))!, kVersion, now)!.sentence;

  test('is a field of a dozen characters that comes back', () => {
    const [bare, link] = [encodeLink(kDefaultView, kVersion), encodeLink(kDefaultView, kVersion, seenOf(now))];
    expect(link.length - bare.length).toBeLessThanOrEqual('&then='.length + 12);
    expect(decodeLink(link)).toMatchObject({ seen: seenOf(now), altered: false, lost: [], view: kDefaultView });
    const property = fc.property(fc.nat(9_999_999), fc.string(), (rows, id) => {
      expect(seenText.read(seenText.write({ rows, best: tagOf(id) }))).toEqual({ rows, best: tagOf(id) });
    });
    fc.assert(property);
  });

  test('is told beside what is seen now', () => {
    expect(opened({ rows: 2, best: tagOf('h100') })).toContain(
      'Then 2 rows, 768 × H100 of NVIDIA (v4.0) first; now 3 rows, 8 × H200 of NVIDIA (v4.0) first.'.replaceAll(
        ' × ',
        '\u00a0×\u00a0',
      ),
    );
    expect(opened({ rows: 3, best: tagOf('h200') })).toContain('It shows 3 rows as then');
    expect(opened({ rows: 4, best: tagOf('gone') })).toContain(
      'Then 4 rows, one first that is not here now; now 3 rows',
    );
    expect(opened(null)).toContain('may differ from what its sender saw');
  });

  test('so is what the link names and the data do not have', () => {
    const filter = { ...kDefaultView.filter, accelerators: ['H100-SXM-80GB', 'X1'] };
    expect(opened(null, { filter, selected: 'gone' })).toMatch(
      /The data do not have “X1”\. Its selected row is not among the rows now\.$/,
    );
    expect(opened(null, { selected: 'h200' })).not.toContain('selected row');
  });

  test('says nothing where the data are the same', () => {
    expect(
      linkNotice(decodeLink(encodeLink(kDefaultView, kVersion, { rows: 1, best: null }))!, kVersion, now),
    ).toBeNull();
  });
});
