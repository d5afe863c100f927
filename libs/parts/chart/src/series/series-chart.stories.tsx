import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatMoney, formatMoneyShort } from '@portal/domain/format/money';
import { StorySheet } from '@portal/ui/story-board';
import { monthSeries, MONTHS, WEEKS, weekSeries } from '../chart.fixture.ts';
import { SeriesChart } from './series-chart.tsx';

const meta = {
  component: SeriesChart,
  parameters: { platform: [] },
  args: {
    label: '주마다 확정된 수입',
    points: WEEKS,
    series: weekSeries,
    format: formatMoney,
    short: formatMoneyShort,
  },
  render: (args) => (
    <StorySheet width="full">
      <SeriesChart {...args} />
    </StorySheet>
  ),
} satisfies Meta<typeof SeriesChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const YEAR = Array.from({ length: 366 }, (_, n) => ({ key: `d${n}`, label: `${(n % 31) + 1}일` }));

export const Weeks: Story = { name: '막대와 앞 기간의 점선' };
export const Months: Story = { name: '열두 달: 선과 이번 달 기둥', args: { points: MONTHS, series: monthSeries } };
export const Phone: Story = { ...Months, name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const Zeros: Story = {
  name: '모두 0이거나 없음',
  args: {
    series: [
      { id: 'net', label: '확정된 수입', kind: 'bar', tone: 'celadon', values: [0, 0, null, null] },
      { id: 'before', label: '지난 4주', kind: 'mark', tone: 'persimmon', values: [0, null, null, 0] },
    ],
  },
};
export const Extreme: Story = {
  name: '아홉 자리와 마이너스',
  args: {
    series: [
      {
        id: 'net',
        label: '확정된 수입',
        kind: 'bar',
        tone: 'celadon',
        values: [987_654_321, -120_000_000, 4, 560_000_000],
      },
      { id: 'before', label: '지난 4주', kind: 'mark', tone: 'persimmon', values: [100_000_000, -50_000_000, 0, 1] },
    ],
  },
};
export const Days: Story = {
  name: '366일',
  args: {
    points: YEAR,
    series: [
      {
        id: 'net',
        label: '확정된 수입',
        kind: 'area',
        tone: 'celadon',
        values: YEAR.map((_, n) => Math.round(600_000 + 400_000 * Math.sin(n / 20))),
      },
    ],
  },
};
