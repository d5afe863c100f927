import { chakra } from '@chakra-ui/react/styled-system';
import { Swatch } from '../look/swatch.tsx';
import type { ChartPoint, ChartSeries } from './chart-series.ts';

const SHAPES = { bar: 'box', area: 'line', line: 'line', mark: 'dashes' } as const;

interface Props {
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
  /** The point whose values stand beside the words; null for the words alone. */
  at: number | null;
}

/** What each shape means; and what it is worth at the point that is looked at, so that nothing has to float over the plot. */
export function Legend(props: Props) {
  return (
    <chakra.div display="grid" aria-hidden textStyle="caption" color="fg.muted" fontVariantNumeric="tabular-nums">
      {/* Keeps the room that the longest reading needs: pointing at the plot moves nothing. */}
      <chakra.div gridArea="1 / 1" visibility="hidden">
        <Line {...props} at={widestOf(props.points)} valueOf={({ values }) => longest(values)} />
      </chakra.div>
      <chakra.div gridArea="1 / 1">
        <Line {...props} valueOf={({ values }) => (props.at === null ? null : (values[props.at] ?? null))} />
      </chakra.div>
    </chakra.div>
  );
}

const nameOf = ({ label, name = label }: ChartPoint) => name;

const widestOf = (points: readonly ChartPoint[]) =>
  points.reduce((widest, point, at) => (nameOf(point).length > nameOf(points[widest]!).length ? at : widest), 0);

const longest = (values: readonly (number | null)[]) =>
  values.reduce<number>((most, value) => (Math.abs(value ?? 0) > Math.abs(most) ? value! : most), 0);

function Line({ points, series, format, at, valueOf }: Props & { valueOf: (one: ChartSeries) => number | null }) {
  const point = at === null ? undefined : points[at];
  // What has no value there would only be in the way.
  const shown = point ? series.filter((one) => valueOf(one) !== null) : series;
  return (
    <chakra.div display="flex" flexWrap="wrap" columnGap="4" rowGap="1">
      {point && (
        <chakra.strong fontWeight="semibold" color="fg">
          {nameOf(point)}
        </chakra.strong>
      )}
      {shown.map((one) => (
        <chakra.span key={one.id} display="inline-flex" gap="1.5">
          <Swatch tone={one.tone} pattern={one.pattern} shape={SHAPES[one.kind]} />
          {one.label}
          {point && (
            <chakra.strong fontWeight="semibold" color="fg">
              {format(valueOf(one) ?? 0)}
            </chakra.strong>
          )}
        </chakra.span>
      ))}
    </chakra.div>
  );
}
