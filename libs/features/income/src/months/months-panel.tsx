import { ChartFigure } from '@portal/chart/chart-figure';
import { SeriesChart } from '@portal/chart/series-chart';
import { formatMoney, formatMoneyShort } from '@portal/domain/format/money';
import type { IncomeMonth } from '@portal/domain/wallet/income';
import { CoveredFigures } from '@portal/ui/covered-figures';
import { useFiguresHidden } from '@portal/ui/figures-hidden';
import { nameMonth, shortMonth } from '../amounts/month-names.ts';
import { months as words } from '../overview-messages.ts';
import { type Expected, monthSeries, sumsOfMonths } from './month-series.ts';
import { monthTable } from './month-table.tsx';

interface MonthsPanelProps extends Expected {
  months: readonly IncomeMonth[];
}

/** The last twelve months, drawn and as figures (INC-4). */
export function MonthsPanel({ months, ...expected }: MonthsPanelProps) {
  const { areHidden } = useFiguresHidden();
  const { total, average, taught } = sumsOfMonths(months);
  const summary = [
    words.sum(formatMoney(total)),
    average !== null && words.average(taught, formatMoney(average)),
    expected.booked !== null && words.expected(formatMoney((months.at(-1)?.net ?? 0) + expected.booked)),
  ].filter((sentence) => sentence !== false);
  if (areHidden) return <CoveredFigures title={words.title} />;
  return (
    <ChartFigure title={words.title} summary={summary.join(' ')} table={monthTable(months)}>
      {(describedBy) => (
        <SeriesChart
          label={words.title}
          describedBy={describedBy}
          points={months.map(({ month }) => ({ key: month, label: shortMonth(month), name: nameMonth(month) }))}
          series={monthSeries(months, expected)}
          format={formatMoney}
          short={formatMoneyShort}
          height={17}
        />
      )}
    </ChartFigure>
  );
}
