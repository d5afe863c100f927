import { formatMoney } from '@portal/domain/format/money';
import type { ChartSeries } from './series/chart-series.ts';

/** The four weeks of the design: they add up to 19,939,200đ and 18,421,200đ. */
export const WEEKS = ['27/10–02/11', '03/11–09/11', '10/11–16/11', '17/11–23/11'].map((label) => ({
  key: label,
  label,
}));
export const NET = [4_743_600, 4_984_800, 4_663_200, 5_547_600];
export const BEFORE = [4_422_000, 4_804_800, 4_522_800, 4_671_600];

export const weekSeries: readonly ChartSeries[] = [
  { id: 'net', label: '확정된 수입', kind: 'bar', tone: 'celadon', values: NET },
  { id: 'before', label: '지난 4주', kind: 'mark', tone: 'persimmon', values: BEFORE },
];

export const weekTable = {
  columns: [
    { label: '주' },
    { label: '확정된 수입', isFigure: true },
    { label: '지난 4주', isFigure: true },
    { label: '차이', isFigure: true },
  ],
  rows: WEEKS.map(({ key }, n) => ({
    key,
    cells: [key, formatMoney(NET[n]!), formatMoney(BEFORE[n]!), `▲ ${formatMoney(NET[n]! - BEFORE[n]!)}`],
  })),
  total: ['모두', formatMoney(19_939_200), formatMoney(18_421_200), `▲ ${formatMoney(1_518_000)}`],
};

/** Twelve months: closed ones as a line, the running one as a column of what is earned and what is booked. */
export const MONTHS = Array.from({ length: 12 }, (_, n) => ({
  key: `m${n}`,
  label: `${n + 1}월`,
  name: `2026년 ${n + 1}월`,
}));
const CLOSED = [14.2, 15.1, 16.4, 15.8, 17.2, 17.9, 12.1, 18.3, 19.0, 19.4, 20.1].map((million) => million * 1_000_000);

export const monthSeries: readonly ChartSeries[] = [
  { id: 'closed', label: '끝난 달', kind: 'line', tone: 'celadon', values: [...CLOSED, null] },
  {
    id: 'earned',
    label: '이번 달 번 금액',
    kind: 'bar',
    tone: 'lead',
    stack: 'now',
    values: [...noMonths(), 15_008_000],
  },
  {
    id: 'booked',
    label: '예약된 수업',
    kind: 'bar',
    tone: 'lead',
    pattern: 'hatch',
    stack: 'now',
    values: [...noMonths(), 5_708_400],
  },
];

function noMonths(): null[] {
  return CLOSED.map(() => null);
}
