import type { ChartPattern, ChartTone } from '../look/chart-tones.ts';

/** A place on the axis: a day, a month. */
export interface ChartPoint {
  readonly key: string;
  /** Below the axis, short: 27/10, 11월. */
  readonly label: string;
  /** Where the value is read; `label` unless named. */
  readonly name?: string;
}

export interface ChartSeries {
  readonly id: string;
  /** As the legend and the reading name it: 확정된 수입. */
  readonly label: string;
  /** `mark` is a dashed stroke across the place of a bar, as of what was before. */
  readonly kind: 'bar' | 'line' | 'area' | 'mark';
  readonly tone: ChartTone;
  /** Of bars and areas. */
  readonly pattern?: ChartPattern;
  /** One for each point; null where there is nothing to show. */
  readonly values: readonly (number | null)[];
  /** Bars of one name stand on each other. */
  readonly stack?: string;
  /** Whether each shape bears its value, where there is room; the first series does unless told otherwise. */
  readonly hasLabels?: boolean;
}

export type PlotRow = Record<string, number | string | null>;

/** The rows that the plot is made of: one for each point, with the value of each series by its id. */
export function rowsOf(points: readonly ChartPoint[], series: readonly ChartSeries[]): PlotRow[] {
  return points.map((point, at) => ({
    key: point.key,
    ...Object.fromEntries(series.map(({ id, values }) => [id, values[at] ?? null])),
  }));
}

/** What is read of a point: its name, and each series that has a value there. */
export function readPoint(
  points: readonly ChartPoint[],
  series: readonly ChartSeries[],
  at: number,
  format: (value: number) => string,
): string {
  const { label, name = label } = points[at]!;
  const values = series.flatMap(({ label: of, values: all }) => {
    const value = all[at] ?? null;
    return value === null ? [] : [`${of} ${format(value)}`];
  });
  return [name, ...values].join(', ');
}
