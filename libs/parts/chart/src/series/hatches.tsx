import { toneOf } from '../look/chart-tones.ts';
import type { ChartSeries } from './chart-series.ts';

/** Two charts of a page and the tone alone name a pattern: equal ones are the same drawing. */
const hatchId = ({ tone }: ChartSeries) => `chart-hatch-${tone}`;

/** The fill of a shape: its tone, or stripes of it. */
export const fillOf = (one: ChartSeries): string =>
  one.pattern === 'hatch' ? `url(#${hatchId(one)})` : toneOf(one.tone);

/** The stripes that the series of a chart are filled with. */
export function Hatches({ series }: { series: readonly ChartSeries[] }) {
  return (
    <defs>
      {series
        .filter(({ pattern }) => pattern === 'hatch')
        .map((one) => (
          <pattern
            key={one.id}
            id={hatchId(one)}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="3" height="6" fill={toneOf(one.tone)} />
          </pattern>
        ))}
    </defs>
  );
}
