import { describe, expect, test } from 'vitest';
import { factor, gainPoints, perRound, roundsOf, roundsText } from '../../../web/src/rank/scaling/gain';
import { lawLines, spreadOf, valueOf } from '../../../web/src/rank/scaling/measures';
import { buildScene, type SceneOptions } from '../../../web/src/rank/scaling/scene';
import { apart, placeLabels } from '../../../web/src/rank/scaling/sceneLabels';
import {
  chartSummary,
  entryLine,
  spokenSize,
  statement,
  tooFewForCurve,
  tooFewForFit,
  wordsOf,
} from '../../../web/src/rank/scaling/words';
import { rankResult, row } from '../support/rankResult';
import { h100, roundGain } from '../support/scaling';

const plain = (text: string | null) => text?.replace(/[\u00a0\u2009]/g, ' ');
const gpu = wordsOf(null);
const kSize = { width: 900, height: 460 };

function sceneOf(measure: SceneOptions['measure'], curves = [h100()], withLaws = true) {
  return buildScene(curves, { measure, focus: curves[0]!, withLaws, floor: 0.8 }, kSize);
}

describe('words', () => {
  test('the reference is told in full', () => {
    expect(plain(entryLine(h100().reference, 'H100-SXM-80GB'))).toBe('4 × H100, 25.6 min, Fujitsu, v4.0');
    const own = { ...h100().reference, id: 'own/2', round: null, submitter: null };
    expect(plain(entryLine(own, 'H100-SXM-80GB'))).toBe('4 × H100, 25.6 min, yours');
  });

  test('what the curves are not is said in the words of the rows', () => {
    expect(statement(gpu)).toMatch(/^Best reported entry of each number of GPUs: not scaling of one system\./);
    const tpu = row({ id: 'tpu', accelerator: 'TPU-v4', accelerators_total: 64, time_to_train_min: 5 });
    expect(statement(wordsOf(rankResult({ rows: [tpu] })))).toContain('accelerators');
  });

  test.each([
    [1, 'One size of H100-SXM-80GB is reported: too few for a curve, which needs three.', /^One size .* is too few/],
    [
      2,
      'Two sizes of H100-SXM-80GB are reported: too few for a curve, which needs three.',
      /^Two sizes .* are too few/,
    ],
    [4, null, /^Four sizes of H100-SXM-80GB are too few to fit a law to; five are needed\.$/],
    [5, null, null],
  ])('%i sizes', (sizes, curve, fit) => {
    expect(tooFewForCurve(h100(sizes))).toBe(curve);
    if (fit) expect(tooFewForFit(h100(sizes))).toMatch(fit);
    else expect(tooFewForFit(h100(sizes))).toBeNull();
  });

  test('chart and marks are described', () => {
    expect(chartSummary([h100()], gpu)).toContain('H100-SXM-80GB, 9 sizes of 4–3,584 GPUs');
    expect(plain(spokenSize(h100().sizes[1]!, 'H100-SXM-80GB', gpu))).toBe(
      '8 × H100-SXM-80GB, Dell, v4.0: 13.22 minutes, 105.7 GPU-minutes, time efficiency 0.968',
    );
  });
});

describe('measures', () => {
  const size = h100().sizes[2]!;

  test('the spread of the runs follows the axis', () => {
    expect(spreadOf(size, 'time')).toEqual([0.9 * 7.54796, 1.2 * 7.54796]);
    const [low, high] = spreadOf(size, 'accelerator_minutes')!;
    expect(low / valueOf(size, 'accelerator_minutes')!).toBeCloseTo(0.9);
    expect(high / valueOf(size, 'accelerator_minutes')!).toBeCloseTo(1.2);
    const [slow, fast] = spreadOf(size, 'efficiency')!;
    expect(slow).toBeCloseTo(size.time_efficiency! / 1.2);
    expect(fast).toBeCloseTo(size.time_efficiency! / 0.9);
    expect(spreadOf({ ...size, run_min: null }, 'time')).toBeNull();
  });

  test('a law of time is drawn on every axis, the universal one on that of efficiency only', () => {
    const laws = (measure: SceneOptions['measure']) => lawLines(h100(), measure).map(({ law }) => law);
    expect(laws('time')).toEqual(['power_law']);
    expect(laws('accelerator_minutes')).toEqual(['power_law']);
    expect(laws('efficiency')).toEqual(['usl', 'power_law']);
  });

  test('a law that went through the reference would have its efficiency there', () => {
    const curve = h100();
    const { accelerators_total, time_to_train_min } = curve.reference;
    curve.fits.power_law!.curve[0] = { accelerators_total, time_to_train_min };
    expect(lawLines(curve, 'efficiency').at(-1)!.places[0]!.value).toBeCloseTo(1);
  });

  test('throughput of the law becomes hardware efficiency in the units of the measured ones', () => {
    const curve = h100();
    const { throughput_samples_per_s, accelerators_total, hardware_efficiency } = curve.sizes[5]!;
    curve.fits.usl!.curve[1] = { accelerators_total, throughput_samples_per_s: throughput_samples_per_s! };
    const usl = lawLines(curve, 'efficiency').find(({ law }) => law === 'usl')!;
    expect(usl.places[1]!.value).toBeCloseTo(hardware_efficiency!, 10);
  });
});

describe('the chart', () => {
  test('every size is a mark inside the frame, more is further right', () => {
    for (const measure of ['time', 'accelerator_minutes', 'efficiency'] as const) {
      const { points, frame } = sceneOf(measure);
      expect(points.map(({ row: size }) => size.accelerators_total)).toEqual(
        h100().sizes.map((size) => size.accelerators_total),
      );
      points.slice(1).forEach((point, i) => expect(point.x).toBeGreaterThan(points[i]!.x));
      for (const { x, y } of points) {
        expect(x > frame.left && x < frame.right && y >= frame.top && y <= frame.bottom).toBe(true);
      }
    }
  });

  test('laws stay within the measured range and can be left out', () => {
    const laws = sceneOf('time').lines.filter(({ kind }) => kind === 'law');
    expect(laws.map(({ label }) => label)).toEqual(['Power law']);
    for (const { accelerators_total } of laws.flatMap(({ places }) => places)) {
      expect(accelerators_total).toBeGreaterThanOrEqual(4);
      expect(accelerators_total).toBeLessThanOrEqual(3584);
    }
    expect(sceneOf('time', [h100()], false).lines.some(({ kind }) => kind === 'law')).toBe(false);
  });

  test('alone, a kind shows the parts of its efficiency; beside others it does not', () => {
    const labels = (curves: ReturnType<typeof h100>[]) =>
      sceneOf('efficiency', curves, false).lines.map((l) => l.label);
    expect(labels([h100()])).toEqual(['hardware', 'statistical', 'time']);
    const other = { ...h100(5), accelerator: 'A100-SXM-80GB' };
    expect(labels([h100(), other])).toEqual(['H100', 'A100']);
    const dashes = sceneOf('time', [h100(), other], false).lines.map(({ dash }) => dash);
    expect(new Set(dashes).size).toBe(2);
  });

  test('two sizes are marks without a line', () => {
    const scene = sceneOf('time', [h100(), { ...h100(2), accelerator: 'L40' }], false);
    expect(scene.lines.map(({ label, joined }) => [label, joined])).toEqual([
      ['H100', true],
      ['L40', false],
    ]);
    expect(scene.points.length).toBe(11);
  });

  test('stops that meet at one size share their label, and follow floor and price', () => {
    const titles = sceneOf('time').stops.map(({ title, point }) => [point.row.accelerators_total, title]);
    expect(titles).toEqual([
      [16, 'efficiency 0.8'],
      [32, 'knee, ln N'],
      [64, 'efficiency 0.5 · price 50 · knee, N'],
    ]);
    expect(sceneOf('time').floor).toBeNull();
    expect(sceneOf('efficiency').floor).toBe(0.8);
  });

  test('lines are named on wide charts and by the legend on narrow ones', () => {
    const units = { plural: 'GPUs', minutes: 'GPU-minutes' };
    const texts = placeLabels(sceneOf('time'), units).map(({ title }) => title);
    expect(texts).toEqual(expect.arrayContaining(['H100', 'Power law', 'efficiency 0.8']));
    const narrow = buildScene(
      [h100()],
      { measure: 'time', focus: h100(), withLaws: true, floor: 0.8 },
      { width: 358, height: 340 },
    );
    expect(placeLabels(narrow, units).map(({ title }) => title)).not.toContain('H100');
  });
});

test('names at the ends of lines are moved as little as keeps them apart', () => {
  expect(apart([10, 40, 90], 15, 100)).toEqual([10, 40, 90]);
  expect(apart([10, 12, 90], 15, 100)).toEqual([10, 25, 90]);
  expect(apart([80, 92, 99], 15, 100)).toEqual([70, 85, 100]);
});

describe('software gain', () => {
  const gain = {
    accelerator: 'A100-SXM-80GB',
    accelerators_total: 8,
    rounds: [
      roundGain('v0.7', 40, { time_low_min: 39, time_high_min: 41 }),
      roundGain('v1.1', 32, { gain: 1.25 }),
      roundGain('v3.0', 30, { gain: 32 / 30 }),
    ],
    total_gain: 40 / 30,
    gain_per_round: 1.1,
  };

  test('is told against the first entry, with the interval the other way round', () => {
    const [first, second] = gainPoints(gain);
    expect(first).toMatchObject({ value: 1, low: 40 / 41, high: 40 / 39 });
    expect(second).toMatchObject({ value: 1.25, low: 1.25, high: 1.25 });
    expect(roundsText(gain)).toBe('v0.7–v3.0, 3 rounds');
  });

  test('rounds are in order of time, not of letters', () => {
    const later = { ...gain, rounds: [roundGain('v10.0', 3), roundGain('v2.1', 4)] };
    expect(roundsOf([later, gain])).toEqual(['v0.7', 'v1.1', 'v2.1', 'v3.0', 'v10.0']);
  });

  test.each([
    [1.061, '+6.1 %'],
    [0.987, '−1.3 %'],
    [1.0003, '0.0 %'],
  ])('%f is %s', (value, text) => expect(plain(perRound(value))).toBe(text));

  test('factors have two decimals', () => expect(plain(factor(1.333))).toBe('× 1.33'));
});
