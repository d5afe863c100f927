import type { Meta, StoryObj } from '@storybook/react-vite';
import { StageLine } from './stage-line.tsx';

const meta = {
  component: StageLine,
  args: {
    stages: [
      { id: '1', label: '신청', state: 'done', note: '18/11/2026 09:00' },
      { id: '2', label: '승인', state: 'now', note: '19/11/2026 (목) 까지' },
      { id: '3', label: '송금', state: 'ahead', note: '승인된 뒤' },
      { id: '4', label: '도착', state: 'ahead' },
    ],
  },
} satisfies Meta<typeof StageLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { name: '진행 중' };
export const Failed: Story = {
  name: '실패',
  args: {
    stages: [
      { id: '1', label: '신청', state: 'done', note: '12/11/2026 09:40' },
      { id: '2', label: '승인', state: 'done' },
      { id: '3', label: '송금 실패', state: 'failed', note: '13/11/2026 10:24' },
      { id: '4', label: '도착', state: 'ahead' },
    ],
  },
};
export const Narrow: Story = {
  name: '좁은 곳',
  decorators: [
    (Story) => (
      <div style={{ width: '14rem' }}>
        <Story />
      </div>
    ),
  ],
};
