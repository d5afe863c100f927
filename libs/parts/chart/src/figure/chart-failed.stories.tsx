import type { Meta, StoryObj } from '@storybook/react-vite';
import { StorySheet } from '@portal/ui/story-board';
import { weekTable } from '../chart.fixture.ts';
import { ChartFailed } from './chart-failed.tsx';
import { ChartTable } from './chart-table.tsx';

const meta = {
  component: ChartFailed,
  parameters: { platform: [] },
  args: { onRetry: () => {}, children: <ChartTable caption="주마다 확정된 수입" {...weekTable} /> },
  render: (args) => (
    <StorySheet width="full">
      <ChartFailed {...args} />
    </StorySheet>
  ),
} satisfies Meta<typeof ChartFailed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '그래프를 그리지 못함' };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
