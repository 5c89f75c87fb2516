/** The chart as a file of its own: title, chart, legend, and what it rests on. */
import type { RankResult } from '../engine/contract';
import * as number from '../format/number';
import { minutesWord } from '../format/words';
import { axisTitles } from '../rank/chart/axisText';
import { buildScene, type ChartKind } from '../rank/chart/scene';
import { placeLabels } from '../rank/chart/sceneLabels';
import { configuration } from '../rank/rowText';
import { shapeOf } from '../widgets/shapes';
import { chartMarks, shapePath } from './chartMarks';
import { kFont, light } from './ink';
import { kTrademark, provenanceOf, type Origin, type Provenance } from './provenance';
import { element, escapeXml, textLine, textWidth, wrapped } from './svg';

export interface SeenChart {
  result: RankResult;
  kind: ChartKind;
  /** Row chosen by the user; null for none. */
  selected: string | null;
}

export interface Size {
  width: number;
  height: number;
}

const kMargin = 32;
const kWidth = 1200;
const kChart: Size = { width: kWidth - 2 * kMargin, height: 640 };

/** The chart alone, as an SVG element of the size given; for places that say the rest around it. */
export function chartElement({ result, kind, selected }: SeenChart, size: Size): string {
  const titles = axisTitles(result, kind, size.width < 560);
  const inside = drawing({ result, kind, selected }, size);
  const name = { role: 'img', 'aria-label': titles.heading, 'font-family': kFont };
  return element('svg', { viewBox: `0 0 ${size.width} ${size.height}`, ...size, ...name }, inside);
}

function drawing({ result, kind, selected }: SeenChart, size: Size): string {
  const scene = buildScene(result, kind, size);
  return chartMarks(scene, kind, axisTitles(result, kind, scene.narrow), placeLabels(scene, false), selected);
}

/** An SVG file that needs nothing beside itself: no style sheet, no font, no script. */
export function chartSvg(seen: SeenChart, origin: Origin): string {
  const shown = buildScene(seen.result, seen.kind, kChart);
  const about = provenanceOf(seen.result, origin, shown.points.length);
  const heading = axisTitles(seen.result, seen.kind, false).heading;
  const title = `${seen.result.benchmark_title}: ${heading.charAt(0).toLowerCase()}${heading.slice(1)}`;
  const head = headLines(title, about);
  const legend = legendLines(seen, kChart.width);
  const foot = footLines(about, shown.without);
  const chartTop = kMargin + head.height;
  const legendTop = chartTop + kChart.height + 16;
  const footTop = legendTop + legend.height + 12;
  const height = footTop + foot.height + kMargin - 8;
  const at = (y: number, content: string) => element('g', { transform: `translate(${kMargin},${y})` }, content);
  return (
    element(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: kWidth,
        height,
        viewBox: `0 0 ${kWidth} ${height}`,
        'font-family': kFont,
      },
      element('title', {}, escapeXml(title)),
      element('desc', {}, escapeXml(`${about.filter}. ${about.note}`)),
      element('metadata', {}, escapeXml(JSON.stringify(about))),
      element('rect', { width: kWidth, height, fill: light('surface') }),
      at(kMargin, head.content),
      at(chartTop, element('g', { class: 'chart' }, drawing(seen, kChart))),
      at(legendTop, element('g', { class: 'legend' }, legend.content)),
      at(footTop, foot.content),
    ) + '\n'
  );
}

interface Block {
  content: string;
  height: number;
}

function headLines(title: string, about: Provenance): Block {
  const filter = wrapped(`${about.benchmark}, ${about.filter}. ${about.rows}.`, kChart.width, 13);
  const lines = filter.map((line, i) => textLine(line, { y: 42 + 18 * i, 'font-size': 13, fill: light('ink-2') }));
  const large = { y: 18, 'font-size': 20, 'font-weight': 600, fill: light('ink') };
  return { content: textLine(title, large) + lines.join(''), height: 42 + 18 * filter.length };
}

interface Entry {
  mark: string;
  text: string;
}

/** Marks of the groups, then the lines and rings. */
function legendEntries({ result, kind, selected }: SeenChart): Entry[] {
  const ring = (r: number, colour: string, width: number) =>
    element('circle', { cx: 8, r, fill: 'none', stroke: light(colour), 'stroke-width': width });
  const dotted = { x2: 16, stroke: light('ink-3'), 'stroke-dasharray': '1 3' };
  const chosen = result.rows.find(({ id }) => id === selected);
  const entries = result.groups.map(({ group, name, size }) => ({
    mark: shapePath(shapeOf(group), 5, { transform: 'translate(8,0)' }),
    text: `${name}, ${number.counted(size, 'result')}`,
  }));
  return [
    ...entries,
    { mark: ring(6, 'ink', 1.2), text: `Pareto front: not beaten in both time and ${minutesWord(result)}` },
    ...(result.counts.own > 0 ? [{ mark: ring(6, 'yours', 2), text: 'Yours' }] : []),
    ...(kind === 'time' ? [{ mark: element('line', dotted), text: `Equal ${minutesWord(result)}` }] : []),
    ...(chosen ? [{ mark: ring(6.5, 'ink', 2), text: `Selected: ${configuration(chosen)}` }] : []),
  ];
}

function legendLines(seen: SeenChart, width: number): Block {
  let [x, y] = [0, 6];
  const pieces = legendEntries(seen).map(({ mark, text }) => {
    const needed = 24 + textWidth(text, 12.5);
    if (x > 0 && x + needed > width) [x, y] = [0, y + 22];
    const words = textLine(text, { x: 24, y: 4, 'font-size': 12.5, fill: light('ink') });
    const piece = element('g', { transform: `translate(${x.toFixed(1)},${y})` }, mark, words);
    x += needed + 20;
    return piece;
  });
  return { content: pieces.join(''), height: y + 14 };
}

/** A link longer than this stands in the metadata only. */
const kLongestShown = 300;

function footLines(about: Provenance, without: number): Block {
  const link = about.link.length <= kLongestShown ? about.link : `${about.link.slice(0, kLongestShown)}…`;
  const left = without > 0 ? ` ${number.counted(without, 'row')} without this figure not drawn.` : '';
  const sentences = [
    `Ranking: ${about.ranking}. Groups: ${about.groups}.${left}`,
    `${about.source}. ${about.licence}, retrieved ${about.retrieved}. Data version ${about.data_version}. ${about.made_with}.`,
    about.note,
    link,
    kTrademark,
  ];
  const lines = sentences.flatMap((sentence) => wrapped(sentence, kChart.width, 11.5));
  const small = { 'font-size': 11.5, fill: light('ink-2') };
  return {
    content: lines.map((line, i) => textLine(line, { ...small, y: 12 + 16 * i })).join(''),
    height: 12 + 16 * lines.length,
  };
}
