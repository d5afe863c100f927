import type { ChartTableProps } from '@portal/chart/chart-table';
import { formatMoney } from '@portal/domain/format/money';
import { paths } from '@portal/domain/site/paths';
import type { IncomeMonth } from '@portal/domain/wallet/income';
import { RouterLink } from '@portal/portal-core/router-link';
import { TextLink } from '@portal/ui/text-link';
import { nameMonth } from '../amounts/month-names.ts';
import { months as words } from '../overview-messages.ts';

const figuresOf = ({ lessonCount, gross, fee, net }: Omit<IncomeMonth, 'month'>) => [
  words.times(lessonCount),
  formatMoney(gross),
  formatMoney(-fee),
  formatMoney(net),
];

const NOTHING = { lessonCount: 0, gross: 0, fee: 0, net: 0, platform: 0, channel: 0 };

/** The twelve months as figures that add up; each leads to its statement. */
export function monthTable(months: readonly IncomeMonth[]): Omit<ChartTableProps, 'caption'> {
  const all = months.reduce(
    (sum, one) => ({
      ...sum,
      lessonCount: sum.lessonCount + one.lessonCount,
      gross: sum.gross + one.gross,
      fee: sum.fee + one.fee,
      net: sum.net + one.net,
    }),
    NOTHING,
  );
  return {
    columns: [
      { label: words.month },
      ...[words.lessons, words.gross, words.fee, words.net].map((label) => ({ label, isFigure: true })),
    ],
    rows: months.map((one) => ({
      key: one.month,
      cells: [
        <TextLink key="month" href={paths.statement(one.month)} linkAs={RouterLink} touch>
          {nameMonth(one.month)}
        </TextLink>,
        ...figuresOf(one),
      ],
    })),
    total: [words.total, ...figuresOf(all)],
  };
}
