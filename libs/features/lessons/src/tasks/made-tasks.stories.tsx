import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPlanTask } from '@portal/testing/planning/plan-task-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { MadeTasks } from './made-tasks.tsx';

const homework = aPlanTask({
  id: 'task-2',
  type: 'SUBMISSION_DEADLINE',
  title: '12회차 숙제',
  dueAt: '2026-11-20T10:30:00+09:00',
});
const meta = {
  component: MadeTasks,
  args: { tasks: [aPlanTask(), homework] },
  parameters: { platform: [] },
} satisfies Meta<typeof MadeTasks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: '두 가지 할 일' };
export const Finished: Story = {
  name: '이미 마침',
  args: { tasks: [aPlanTask(), { ...homework, status: 'FINISHED', finishedAt: '2026-11-18T10:42:00+09:00' }] },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  args: { tasks: [aPlanTask({ title: HARD_CONTENT.long }), { ...homework, title: HARD_CONTENT.url }] },
};
