import type { PlanTask } from '@portal/domain/planning/plan-task';

/** What the last wrap-up said about the next time; due when the class meets again. */
export const aPlanTask = (over: Partial<PlanTask> = {}): PlanTask => ({
  id: 'task-1',
  type: 'LESSON',
  source: 'AUTO',
  title: '다음 수업 준비',
  note: '활용 문제 세 개를 골라 와요.',
  dueAt: '2026-11-20T10:30:00+09:00',
  status: 'UNFINISHED',
  finishedAt: null,
  snoozedUntil: null,
  ref: { kind: 'LESSON', id: 'lesson-2' },
  class: { id: 'class-1', name: '중2 수학 개념 완성 – 일차함수' },
  series: null,
  version: 1,
  ...over,
});

/** What she has noted for herself. */
export const anOwnTask = (over: Partial<PlanTask> = {}): PlanTask =>
  aPlanTask({
    id: 'task-own',
    type: 'REMINDER',
    source: 'OWN',
    title: '교구 주문하기',
    note: '',
    ref: null,
    class: null,
    ...over,
  });
