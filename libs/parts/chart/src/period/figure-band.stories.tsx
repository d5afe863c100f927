import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '@portal/domain/site/paths';
import { aStatistics, noStatistics } from '@portal/testing/statistics/statistics-builders';
import { StorySheet } from '@portal/ui/story-board';
import { FigureBand } from './figure-band.tsx';

const meta = {
  component: FigureBand,
  parameters: { platform: [] },
  args: {
    label: '이 기간의 숫자',
    figures: aStatistics().figures,
    beforeLabel: '지난 4주',
    hrefOf: (metric) => paths.statisticsRows(metric, {}),
  },
  render: (args) => (
    <StorySheet width="full">
      <FigureBand {...args} />
    </StorySheet>
  ),
} satisfies Meta<typeof FigureBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '줄마다 이어짐' };
export const Alone: Story = { name: '이어지지 않음', args: { hrefOf: undefined } };
export const Empty: Story = { name: '아직 없음', args: { figures: noStatistics().figures } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const Extreme: Story = {
  name: '아홉 자리',
  args: {
    figures: aStatistics().figures.map((figure) => ({ ...figure, value: 987_654_321, before: 123_456_789 })),
  },
};
