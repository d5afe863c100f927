import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLessonDesk } from '@portal/testing/lessons/lesson-desk-builders';
import { ExtendLesson } from './extend-lesson.tsx';

const meta = {
  component: ExtendLesson,
  args: { desk: aLessonDesk({ extensions: [5, 10, 15] }), onOutcome: () => undefined },
  parameters: { platform: [] },
} satisfies Meta<typeof ExtendLesson>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = { name: '얼마든지' };
export const Short: Story = { name: '5분만', args: { desk: aLessonDesk({ extensions: [5] }) } };
export const None: Story = { name: '늘릴 수 없음', args: { desk: aLessonDesk({ extensions: [] }) } };
