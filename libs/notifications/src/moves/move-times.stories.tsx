import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLessonMove } from '@portal/testing/schedule/free-slot-builders';
import { MoveTimes } from './move-times.tsx';

const meta = {
  component: MoveTimes,
  args: { move: aLessonMove({ by: 'STUDENT' }) },
} satisfies Meta<typeof MoveTimes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = { name: '요청' };
export const NoReason: Story = { name: '이유 없음', args: { move: aLessonMove({ reason: '' }) } };
export const Moved: Story = { name: '옮긴 뒤', args: { move: aLessonMove({ status: 'ACCEPTED' }) } };
export const LongReason: Story = {
  name: '긴 이유',
  args: { move: aLessonMove({ reason: '할머니 생신이라 가족이 모두 모이기로 했어요. '.repeat(6) }) },
};
