import { CartesianGrid, ComposedChart, ReferenceLine, XAxis, YAxis } from 'recharts';
import { type ChartPoint, type ChartSeries, rowsOf } from './chart-series.ts';
import { Hatches } from './hatches.tsx';
import { seriesShape } from './series-shape.tsx';
import { useSize } from './use-size.ts';

const TEXT = { fontSize: '0.75rem', fill: 'var(--chart-text)' };
const FULL = { height: '100%', overflow: 'hidden' } as const;

export interface PlotProps {
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  short: (value: number) => string;
  at: number | null;
  onPoint: (at: number | null) => void;
}

/** The drawing alone, for eyes: what it says stands in the words around it. Begins at zero, moves by itself never. */
export function SeriesPlot({ points, series, short, at, onPoint }: PlotProps) {
  const labels = new Map(points.map(({ key, label }) => [key, label]));
  const labelOf = (key: string) => labels.get(key) ?? '';
  const [box, size] = useSize<HTMLDivElement>();
  return (
    <div ref={box} style={FULL}>
      {size && (
        <ComposedChart
          // Recharts measures the words of an axis once: with text of another size it draws anew, or the last one is cut.
          key={size.text}
          width={size.width}
          height={size.height}
          data={rowsOf(points, series)}
          margin={{ top: 18, right: 4, bottom: 0, left: 0 }}
          barCategoryGap="28%"
          accessibilityLayer={false}
          onMouseMove={({ activeTooltipIndex }) => onPoint(indexOf(activeTooltipIndex))}
        >
          <Hatches series={series} />
          <CartesianGrid vertical={false} stroke="var(--chart-grid)" />
          <XAxis
            dataKey="key"
            tickFormatter={labelOf}
            tick={TEXT}
            tickLine={false}
            stroke="var(--chart-axis)"
            interval="preserveEnd"
            minTickGap={6}
          />
          {/* Marks lie over the bars, not beside them. */}
          <XAxis xAxisId="marks" dataKey="key" hide />
          <YAxis
            width="auto"
            tick={TEXT}
            tickLine={false}
            axisLine={false}
            tickFormatter={short}
            tickCount={4}
            domain={domainOf(series)}
          />
          {at !== null && (
            <ReferenceLine x={points[at]!.key} stroke="var(--chart-text)" strokeDasharray="2 3" ifOverflow="visible" />
          )}
          <ReferenceLine y={0} stroke="var(--chart-axis)" />
          {series.map((one, n) => seriesShape(one, { short, isFirst: n === 0, count: points.length, at }))}
        </ComposedChart>
      )}
    </div>
  );
}

/** From zero on; what is below it is seen as well, down to a round figure. */
function domainOf(series: readonly ChartSeries[]): [number | 'auto', number | 'auto'] {
  const values = series.flatMap((one) => one.values);
  return [
    values.some((value) => value !== null && value < 0) ? 'auto' : 0,
    // A plot of nothing but zeros has a height all the same.
    values.every((value) => value === null || value === 0) ? 1 : 'auto',
  ];
}

function indexOf(index: number | string | null | undefined): number | null {
  const at = Number(index ?? Number.NaN);
  return Number.isInteger(at) ? at : null;
}
