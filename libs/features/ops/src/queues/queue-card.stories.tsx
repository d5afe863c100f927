import type { Meta, StoryObj } from '@storybook/react-vite';
import { someQueues } from '../ops.fixture.ts';
import { QueueCard } from './queue-card.tsx';

const meta = {
  component: QueueCard,
  parameters: { platform: [] },
  args: { counts: someQueues[1], now: new Date('2026-11-18T10:42:00+09:00') },
} satisfies Meta<typeof QueueCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Late: Story = { name: '기한이 지난 것 있음' };
export const InTime: Story = { name: '기한 안', args: { counts: someQueues[0] } };
export const Nothing: Story = {
  name: '기다리는 것 없음',
  args: { counts: { queue: 'PROFILES', open: 0, overdue: 0, mine: 0, nextDueAt: null } },
};
