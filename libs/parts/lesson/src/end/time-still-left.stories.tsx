import type { Meta, StoryObj } from '@storybook/react-vite';
import { TimeStillLeft } from './time-still-left.tsx';

const meta = {
  component: TimeStillLeft,
  args: { endAt: '2026-11-18T11:30:00+09:00' },
} satisfies Meta<typeof TimeStillLeft>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Left: Story = { name: '48분 남음' };
export const Longest: Story = { name: '한 시간이 넘게 남음', args: { endAt: '2026-11-18T12:02:00+09:00' } };
