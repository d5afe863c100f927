import type { Meta, StoryObj } from '@storybook/react-vite';
import { todayContract, type TodayTask } from '@portal/domain/planning/today.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aPlanTask, anOwnTask } from '@portal/testing/planning/plan-task-builders';
import { TasksPanel } from './tasks-panel.tsx';

const noted = aPlanTask();
const own = anOwnTask({ dueAt: '2026-11-21T09:00:00+09:00' });
const lesson = { id: 'lesson-1', startAt: '2026-11-18T17:00:00+09:00' };
const TASKS: TodayTask[] = [
  {
    id: 'close',
    type: 'REMINDER',
    title: '수업 마무리하기: 중2 수학 개념 완성 – 일차함수 · 16/11/2026 (월) 19:00',
    dueAt: '2026-11-17T20:00:00+09:00',
    isOverdue: true,
    class: null,
    action: { kind: 'WRAP_UP', lesson: { id: 'lesson-2', startAt: '2026-11-16T19:00:00+09:00' } },
  },
  {
    id: 'close-next',
    type: 'REMINDER',
    title: '수업 마무리하기: 중2 수학 개념 완성 – 일차함수 · 어제 19:00',
    dueAt: '2026-11-18T20:00:00+09:00',
    isOverdue: false,
    class: null,
    action: { kind: 'WRAP_UP', lesson: { id: 'lesson-3', startAt: '2026-11-17T19:00:00+09:00' } },
  },
  {
    id: 'move',
    type: 'REMINDER',
    title: '시간 변경 요청에 답하기: 중3 수학 심화 · 오늘 17:00',
    dueAt: '2026-11-18T15:00:00+09:00',
    isOverdue: false,
    class: null,
    action: { kind: 'ANSWER_MOVE', lesson },
  },
  {
    id: noted.id,
    type: 'REMINDER',
    title: '다음 수업 준비: 중2 수학 개념 완성 – 일차함수',
    dueAt: noted.dueAt,
    isOverdue: false,
    class: null,
    action: { kind: 'FINISH_TASK', task: noted },
  },
  {
    id: own.id,
    type: 'REMINDER',
    title: own.title,
    dueAt: own.dueAt,
    isOverdue: false,
    class: null,
    action: { kind: 'FINISH_TASK', task: own },
  },
  {
    id: 'profile',
    type: 'REMINDER',
    title: '수업 프로필 완성하기',
    dueAt: null,
    isOverdue: false,
    class: null,
    action: { kind: 'OPEN_PROFILE', lesson: null },
  },
];

const meta = {
  component: TasksPanel,
  args: { now: new Date('2026-11-18T10:42:00+09:00'), zone: 'Asia/Seoul' },
} satisfies Meta<typeof TasksPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  name: '할 일이 있을 때',
  parameters: { platform: [fake(todayContract.getToday, { tasks: TASKS })] },
};
export const ToReturn: Story = {
  name: '돌려줄 것이 있을 때',
  parameters: { platform: [fake(todayContract.getToday, { tasks: TASKS, toReturn: 3 })] },
};
export const Empty: Story = {
  name: '비어 있음',
  parameters: { platform: [fake(todayContract.getToday, { tasks: [] })] },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(todayContract.getToday)] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(todayContract.getToday, 'UNEXPECTED')] },
};
