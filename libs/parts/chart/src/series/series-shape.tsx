import { Area, Bar, type BarShapeProps, LabelList, Line, Rectangle } from 'recharts';
import { toneOf } from '../look/chart-tones.ts';
import type { ChartSeries } from './chart-series.ts';
import { fillOf } from './hatches.tsx';
import { ValueLabel } from './value-label.tsx';

interface Options {
  short: (value: number) => string;
  /** Its values stand beside its shapes unless it says otherwise. */
  isFirst: boolean;
  count: number;
  at: number | null;
}

/** Dots of a line that would touch each other say nothing. */
const DOTS_MAX = 40;
const BAR_SHARE = 0.72;
const MARK_SHARE = 0.9;

/** The shapes of one series. Called, not drawn as a component: the chart looks for its parts among its children. */
export function seriesShape(one: ChartSeries, { short, isFirst, count, at }: Options) {
  const { id, kind } = one;
  if (kind === 'mark')
    return <Bar key={id} xAxisId="marks" dataKey={id} isAnimationActive={false} shape={(bar) => mark(bar, one)} />;
  if (kind === 'bar')
    return (
      <Bar
        key={id}
        dataKey={id}
        stackId={one.stack}
        maxBarSize={56}
        isAnimationActive={false}
        shape={(bar) => column(bar, one, at)}
      >
        {(one.hasLabels ?? isFirst) && <LabelList dataKey={id} content={(label) => valueLabel(label, short)} />}
      </Bar>
    );
  const look = {
    dataKey: id,
    stroke: toneOf(one.tone),
    strokeWidth: 2,
    isAnimationActive: false,
    activeDot: false,
    dot: count <= DOTS_MAX && { r: 3, strokeWidth: 0, fill: toneOf(one.tone), fillOpacity: 1 },
  };
  return kind === 'line' ? (
    <Line key={id} {...look} />
  ) : (
    <Area key={id} {...look} stackId={one.stack} fill={fillOf(one)} fillOpacity={0.24} />
  );
}

function column({ x, y, width, height, index }: BarShapeProps, one: ChartSeries, at: number | null) {
  return (
    <Rectangle
      x={x}
      y={y}
      width={width}
      height={height}
      radius={one.stack === undefined ? [3, 3, 0, 0] : 0}
      fill={fillOf(one)}
      stroke={at === index ? 'var(--chart-strong)' : toneOf(one.tone)}
      strokeWidth={at === index ? 2 : 1}
    />
  );
}

function mark({ x, y, width, value }: BarShapeProps, { tone }: ChartSeries) {
  if (value === null || value === undefined) return <g />;
  const inset = (width * (1 - MARK_SHARE)) / 2;
  return (
    <line
      x1={x + inset - width * 0.1}
      x2={x + width - inset + width * 0.1}
      y1={y}
      y2={y}
      stroke={toneOf(tone)}
      strokeWidth={2}
      strokeDasharray="4 3"
    />
  );
}

interface LabelOfShape {
  value?: unknown;
  viewBox?: unknown;
}

function valueLabel({ value, viewBox }: LabelOfShape, short: (value: number) => string) {
  if (typeof value !== 'number' || value === 0) return null;
  const box = viewBox as { x: number; y: number; width: number; height: number };
  return <ValueLabel box={box} value={value} text={short(value)} share={BAR_SHARE} />;
}
