import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { TONE_VARIABLES } from '../look/chart-tones.ts';
import { messages as words } from '../messages.ts';
import { type ChartPoint, type ChartSeries, readPoint } from './chart-series.ts';
import { LatePlot } from './late-plot.tsx';
import { Legend } from './legend.tsx';
import { useWalk } from './use-walk.ts';

interface SeriesChartProps {
  /** Names the chart: 주마다 확정된 수입 */
  label: string;
  /** The id of the sentence that says what the chart shows. */
  describedBy?: string | undefined;
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  /** A value as it is read: 4,743,600đ */
  format: (value: number) => string;
  /** A value where there is little room: 474만 */
  short: (value: number) => string;
  /** Of the plot, in rem. */
  height?: number;
}

/** Values along an axis as bars, lines, areas and marks. The arrows walk from point to point, and each is spoken. */
export function SeriesChart({ label, describedBy, points, series, format, short, height = 14 }: SeriesChartProps) {
  const keysId = useId();
  const walk = useWalk(points.length);
  return (
    <chakra.div
      css={TONE_VARIABLES}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="2"
      onPointerLeave={() => walk.point(null)}
    >
      <Legend points={points} series={series} format={format} at={walk.at} />
      {/* An application: a screen reader leaves it the arrows. */}
      <chakra.div
        role="application"
        aria-roledescription={words.kind}
        aria-label={label}
        aria-describedby={describedBy ? `${describedBy} ${keysId}` : keysId}
        tabIndex={0}
        h={`${height}rem`}
        minW="0"
        borderRadius="l1"
        _focusVisible={{ layerStyle: 'focus' }}
        onKeyDown={walk.onKeyDown}
        onBlur={walk.leave}
      >
        <chakra.div aria-hidden h="full">
          <LatePlot points={points} series={series} short={short} at={walk.at} onPoint={walk.point} />
        </chakra.div>
      </chakra.div>
      <VisuallyHidden id={keysId}>{words.keys}</VisuallyHidden>
      <VisuallyHidden role="status">
        {walk.spoken && walk.at !== null && readPoint(points, series, walk.at, format)}
      </VisuallyHidden>
    </chakra.div>
  );
}
