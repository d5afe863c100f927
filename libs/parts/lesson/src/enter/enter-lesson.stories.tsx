import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { EnterLesson } from './enter-lesson.tsx';

const meta = {
  component: EnterLesson,
  parameters: { platform: [] },
  args: { lesson: aLesson() },
} satisfies Meta<typeof EnterLesson>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { name: '진행 중' };
export const Small: Story = { name: '목록 안', args: { size: 'sm', of: '중2 수학 개념 완성' } };
