import { todayContract, type TodayTask } from '@portal/domain/planning/today.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aPlanTask } from '@portal/testing/planning/plan-task-builders';

const lesson = { id: 'lesson-1', startAt: '2026-11-18T08:00:00+09:00' };

export const aDueTask = (over: Partial<TodayTask> = {}): TodayTask => ({
  id: 'close-lesson-1',
  type: 'REMINDER',
  title: '수업 마무리하기: 중2 수학 개념 완성 – 일차함수 · 오늘 08:00',
  dueAt: '2026-11-18T17:50:00+09:00',
  isOverdue: false,
  class: null,
  action: { kind: 'WRAP_UP', lesson },
  ...over,
});

/** More than a head has room for, one of them over and one that can be ticked off. */
export function manyDueTasks(): TodayTask[] {
  const noted = aPlanTask({ dueAt: '2026-11-18T20:00:00+09:00' });
  return [
    aDueTask({ id: 'late', dueAt: '2026-11-18T09:00:00+09:00', isOverdue: true }),
    aDueTask(),
    aDueTask({ id: 'move', title: '시간 변경 요청에 답하기: 고1 수학 기초', action: { kind: 'ANSWER_MOVE', lesson } }),
    aDueTask({ id: noted.id, title: noted.title, dueAt: noted.dueAt, action: { kind: 'FINISH_TASK', task: noted } }),
  ];
}

/** The server's answer for the days of the calendar. */
export const dueTasks = (tasks: readonly TodayTask[] = []) => fake(todayContract.listDueTasks, { tasks: [...tasks] });
