import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPlanTask, anOwnTask } from '@portal/testing/planning/plan-task-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { TaskRow } from './task-row.tsx';

const meta = {
  component: TaskRow,
  parameters: { platform: [] },
  args: {
    now: new Date('2026-11-18T10:42:00+09:00'),
    zone: 'Asia/Seoul',
    task: {
      id: 'lesson',
      type: 'LESSON',
      title: '수업 준비하기: 중2 수학 개념 완성 – 일차함수 · 오늘 17:00',
      dueAt: '2026-11-18T17:00:00+09:00',
      isOverdue: false,
      class: null,
      action: { kind: 'OPEN_LESSON', lesson: { id: 'lesson-1', startAt: '2026-11-18T17:00:00+09:00' } },
    },
  },
  render: (args) => (
    <ol style={{ listStyle: 'none' }}>
      <TaskRow {...args} />
    </ol>
  ),
} satisfies Meta<typeof TaskRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = { name: '오늘까지' };
export const Overdue: Story = {
  name: '지난 일',
  args: { task: { ...meta.args.task, dueAt: '2026-11-18T08:42:00+09:00', isOverdue: true } },
};
const noted = aPlanTask({
  note: '활용 문제 세 개를 골라 오고, 지난 시간에 틀린 그래프 문제를 함께 다시 풀어 볼 수 있게 준비해요.',
});
export const Noted: Story = {
  name: '마칠 수 있는 일',
  args: {
    task: {
      id: noted.id,
      type: 'REMINDER',
      title: '다음 수업 준비: 중2 수학 개념 완성 – 일차함수',
      dueAt: noted.dueAt,
      isOverdue: false,
      class: null,
      action: { kind: 'FINISH_TASK', task: noted },
    },
  },
};
const own = anOwnTask();
export const Own: Story = {
  name: '내가 적은 일',
  args: {
    task: {
      id: own.id,
      type: 'REMINDER',
      title: own.title,
      dueAt: own.dueAt,
      isOverdue: false,
      class: null,
      action: { kind: 'FINISH_TASK', task: own },
    },
  },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  args: {
    task: {
      ...meta.args.task,
      type: 'REMINDER',
      title: `시간 변경 요청에 답하기: ${HARD_CONTENT.long} ${HARD_CONTENT.url} · 오늘 17:00`,
      action: { kind: 'ANSWER_MOVE', lesson: { id: 'lesson-1', startAt: '2026-11-18T17:00:00+09:00' } },
    },
  },
};
