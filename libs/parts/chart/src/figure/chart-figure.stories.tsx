import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatMoney, formatMoneyShort } from '@portal/domain/format/money';
import { StorySheet } from '@portal/ui/story-board';
import { WEEKS, weekSeries, weekTable } from '../chart.fixture.ts';
import { SeriesChart } from '../series/series-chart.tsx';
import { ChartFigure } from './chart-figure.tsx';

const TITLE = '주마다 확정된 수입';

const meta = {
  component: ChartFigure,
  parameters: { platform: [] },
  args: {
    title: TITLE,
    summary: '4주 동안 19,939,200đ, 지난 4주 18,421,200đ보다 1,518,000đ 늘었어요',
    note: '점선은 지난 4주의 같은 주예요',
    table: weekTable,
    children: (describedBy) => (
      <SeriesChart
        label={TITLE}
        describedBy={describedBy}
        points={WEEKS}
        series={weekSeries}
        format={formatMoney}
        short={formatMoneyShort}
      />
    ),
  },
  render: (args) => (
    <StorySheet width="full">
      <ChartFigure {...args} />
    </StorySheet>
  ),
} satisfies Meta<typeof ChartFigure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '그래프' };
export const Both: Story = { name: '그래프와 표 함께', args: { both: true } };
export const Table: Story = { name: '표', args: { view: 'table' } };
export const PhoneTable: Story = { ...Table, name: '휴대폰의 표', globals: { viewport: { value: 'w390' } } };
