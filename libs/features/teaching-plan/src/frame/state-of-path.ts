import { PLAN_TASK_STATES, type PlanTaskState } from '@portal/domain/planning/plan-task';

/** The status that an address ends with; without one it is what is in progress. */
export const stateOfPath = (pathname: string): PlanTaskState =>
  PLAN_TASK_STATES.find((state) => pathname.endsWith(`/${state}`)) ?? 'in-progress';
