import type { Meta, StoryObj } from '@storybook/react-vite';
import { LessonTime } from './lesson-time.tsx';

const meta = {
  component: LessonTime,
  args: { startAt: '2026-11-18T19:00:00+09:00', endAt: '2026-11-18T20:00:00+09:00' },
} satisfies Meta<typeof LessonTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = { name: '오늘' };
export const Later: Story = {
  name: '다음 주',
  args: { startAt: '2026-11-26T19:00:00+09:00', endAt: '2026-11-26T20:00:00+09:00' },
};
export const Full: Story = { name: '날짜와 길이까지', args: { isFull: true } };
