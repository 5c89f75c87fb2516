import type { ComponentChildren } from 'preact';
import type { RankResult, ResultDetail, Row } from '../engine/contract';
import * as number from '../format/number';
import { minutesWord } from '../format/words';
import { Segments } from '../widgets/Choices';
import { Icon } from '../widgets/Icon';
import { Mark } from '../widgets/Mark';
import { ExportMenu } from './ExportMenu';
import { axisTitles } from './chart/axisText';
import { Chart } from './chart/Chart';
import type { ChartKind } from './chart/scene';
import { configuration } from './rowText';
import type { Trust } from './trustText';

interface ChartPanelProps {
  result: RankResult | null;
  /** Comes after the ranking. */
  trust: Trust;
  kind: ChartKind;
  selected: Row | null;
  working: boolean;
  detail: ResultDetail | null;
  onKind(kind: ChartKind): void;
  onSelect(id: string): void;
  onOpen(id: string): void;
  onShow(id: string | null): void;
  onExport(format: 'svg' | 'png'): void;
  /** Lines about loading and working. */
  children: ComponentChildren;
}

/** The chart with its heading, the choice of its axis, and on narrow screens legend and selected row under it. */
export function ChartPanel(props: ChartPanelProps) {
  const { result, kind, selected } = props;
  const word = result ? minutesWord(result) : 'GPU-minutes';
  const kinds = [
    { value: 'time' as const, label: 'Time' },
    { value: 'accelerator_minutes' as const, label: word },
    { value: 'efficiency' as const, label: 'Efficiency' },
  ];
  return (
    <section class="panel chart-panel" aria-labelledby="chart-heading">
      <div class="panel-head">
        <h2 id="chart-heading">{axisTitles(result, kind, false).heading}</h2>
        <div class="tools">
          <Segments legend="Vertical axis" options={kinds} value={kind} onChoose={props.onKind} />
          {result && result.rows.length > 0 && <ChartExport onExport={props.onExport} />}
        </div>
      </div>
      <Chart
        result={result}
        trust={props.trust}
        kind={kind}
        selected={selected?.id ?? null}
        working={props.working}
        detail={props.detail}
        onSelect={props.onSelect}
        onOpen={props.onOpen}
        onShow={props.onShow}
      />
      <div class="chart-status">{props.children}</div>
      {result && <Legend result={result} />}
      {selected && result && <PinnedRow row={selected} result={result} onOpen={props.onOpen} />}
    </section>
  );
}

function ChartExport({ onExport }: { onExport: ChartPanelProps['onExport'] }) {
  return (
    <ExportMenu
      choices={[
        { label: 'SVG', sentence: 'The chart with legend and source, sharp at any size', run: () => onExport('svg') },
        { label: 'PNG', sentence: 'The same as a picture', run: () => onExport('png') },
      ]}
    />
  );
}

/** Narrow screens have no room for labels in the chart. */
function Legend({ result }: { result: RankResult }) {
  return (
    <ul class="legend">
      {result.groups.map((group) => (
        <li key={group.group}>
          <Mark group={group.group} /> {group.name}
        </li>
      ))}
      {result.rows.length > 0 && (
        <li>
          <svg class="mark" width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
            <path d="M-8 -4 8 4" class="legend-front" />
            <circle r="4.5" class="legend-front" />
          </svg>{' '}
          Pareto front
        </li>
      )}
      {result.counts.own > 0 && (
        <li>
          <Mark group={0} own /> Yours
        </li>
      )}
    </ul>
  );
}

/** The selected row under the chart, where there is no room for a card. */
function PinnedRow({ row, result, onOpen }: { row: Row; result: RankResult; onOpen(id: string): void }) {
  const where = row.source === 'own' ? (row.file ?? 'yours') : `${row.system_name} · ${row.submitter} · ${row.round}`;
  return (
    <button type="button" class="pinned" onClick={() => onOpen(row.id)}>
      <Mark group={row.group} own={row.source === 'own'} />
      <span>
        <strong>{configuration(row)}</strong>
        <span class="hint">{where}</span>
      </span>
      <span class="number">
        <strong>{number.minutes(row.time_to_train_min)} min</strong>
        <span class="hint">
          {number.acceleratorMinutes(row.accelerator_minutes)} {minutesWord(result)}*
        </span>
      </span>
      <Icon name="down" />
    </button>
  );
}
