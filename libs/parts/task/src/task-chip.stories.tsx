import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPlanTask } from '@portal/testing/planning/plan-task-builders';
import { TaskChip } from './task-chip.tsx';

const lesson = { id: 'lesson-1', startAt: '2026-11-18T17:00:00+09:00' };

const meta = {
  component: TaskChip,
  parameters: { platform: [] },
  args: { task: { type: 'REMINDER', isOverdue: false, action: { kind: 'WRAP_UP', lesson } } },
} satisfies Meta<typeof TaskChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WrapUp: Story = { name: '마무리' };
export const Overdue: Story = { name: '지난 일', args: { task: { ...meta.args.task, isOverdue: true } } };
export const Answer: Story = {
  name: '답할 것',
  args: { task: { ...meta.args.task, action: { kind: 'ANSWER_MOVE', lesson } } },
};
const noted = { kind: 'FINISH_TASK', task: aPlanTask() } as const;
export const Grading: Story = {
  name: '평가할 것',
  args: { task: { ...meta.args.task, type: 'SUBMISSION_EVALUATION', action: { ...noted, kind: 'GRADE' } } },
};
export const Noted: Story = { name: '적어 둔 일', args: { task: { ...meta.args.task, action: noted } } };
export const Narrow: Story = {
  name: '좁은 자리',
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', width: '4rem' }}>
        <Story />
      </div>
    ),
  ],
};
