import { formatMoney, formatMoneyShort } from '@portal/domain/format/money';
import type { StatisticsSpan } from '@portal/domain/statistics/statistics';
import { ChartFigure } from '../figure/chart-figure.tsx';
import { period as words } from '../messages.ts';
import { SeriesChart } from '../series/series-chart.tsx';
import { ChangeText } from './change-text.tsx';
import { pointsOf, unitOf } from './span-words.ts';

interface NetChartProps {
  spans: readonly StatisticsSpan[];
  /** 4주, 지난 4주 */
  label: string;
  beforeLabel: string;
  /** 확정된 수입 */
  money: string;
}

/** A table of more rows is much longer than the drawing, which is better wide: it is shown instead of it, not beside it. */
const ROWS_BESIDE = 14;

/** What came in by day, week or month, as bars; dashes are the same ones of the period before. */
export function NetChart({ spans, label, beforeLabel, money }: NetChartProps) {
  const unit = unitOf(spans);
  const title = words.netTitle[unit](money);
  const points = pointsOf(spans);
  const sumOf = (of: (span: StatisticsSpan) => number) => spans.reduce((sum, span) => sum + of(span), 0);
  const [net, before] = [sumOf((span) => span.net), sumOf((span) => span.beforeNet)];
  const last = spans.length - 1;
  const cells = (name: string, lessonCount: number, now: number, then: number) => [
    name,
    words.lessons(lessonCount),
    formatMoney(now),
    formatMoney(then),
    differenceText(now - then),
  ];
  return (
    <ChartFigure
      title={title}
      summary={
        <>
          {words.during(label)} {formatMoney(net)}.{' '}
          <ChangeText value={net} before={before} format={formatMoney} beforeLabel={beforeLabel} />.
        </>
      }
      note={words.dashes(beforeLabel, unit)}
      both={spans.length <= ROWS_BESIDE}
      table={{
        columns: [
          { label: words.units[unit] },
          { label: words.lessonsHead, isFigure: true },
          { label: money, isFigure: true },
          { label: beforeLabel, isFigure: true },
          { label: words.difference, isFigure: true },
        ],
        rows: spans.map(({ lessonCount, net: now, beforeNet }, n) => ({
          key: points[n]!.key,
          cells: cells(points[n]!.name ?? points[n]!.label, lessonCount, now, beforeNet),
        })),
        total: cells(
          words.all,
          sumOf((span) => span.lessonCount),
          net,
          before,
        ),
      }}
    >
      {(describedBy) => (
        <SeriesChart
          label={title}
          describedBy={describedBy}
          points={points}
          series={[
            // The running one leads; both lie in one place, and one of them is empty.
            {
              id: 'net',
              label: money,
              kind: 'bar',
              tone: 'celadon',
              stack: 'net',
              values: only(spans, (n) => n < last),
            },
            {
              id: 'last',
              label: words.last[unit],
              kind: 'bar',
              tone: 'lead',
              stack: 'net',
              hasLabels: true,
              values: only(spans, (n) => n === last),
            },
            {
              id: 'before',
              label: beforeLabel,
              kind: 'mark',
              tone: 'persimmon',
              values: spans.map((span) => span.beforeNet),
            },
          ]}
          format={formatMoney}
          short={formatMoneyShort}
        />
      )}
    </ChartFigure>
  );
}

const only = (spans: readonly StatisticsSpan[], isShown: (n: number) => boolean) =>
  spans.map(({ net }, n) => (isShown(n) ? net : null));

const differenceText = (difference: number) =>
  difference === 0 ? '0đ' : `${difference > 0 ? '▲' : '▼'} ${formatMoney(Math.abs(difference))}`;
