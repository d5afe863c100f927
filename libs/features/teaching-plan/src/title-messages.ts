import type { PlanTaskState } from '@portal/domain/planning/plan-task';

/** The names of the pages: the portal knows them before anything of the section is loaded. */
export const titles = {
  section: '수업 계획',
  schedule: '수업 일정',
  todo: '할 일',
  document: '수업 자료',
  sheet: '주간 계획',
} as const;

export const stateLabels: Record<PlanTaskState, string> = {
  'in-progress': '진행 중',
  upcoming: '예정',
  completed: '완료',
};
