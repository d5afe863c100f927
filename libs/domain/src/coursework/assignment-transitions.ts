import type { ErrorCode } from '../contract/error-code.ts';
import type { AssignmentStatus } from './assignment.ts';

/** What can be done to an assignment (domain-model 3.3.6). The clock's own steps are its status. */
export const ASSIGNMENT_EVENTS = ['EDIT', 'PUBLISH', 'EXTEND', 'NOTE', 'DELETE', 'SUBMIT'] as const;
export type AssignmentEvent = (typeof ASSIGNMENT_EVENTS)[number];

const MAY: Record<AssignmentStatus, readonly AssignmentEvent[]> = {
  DRAFT: ['EDIT', 'PUBLISH', 'DELETE'],
  SCHEDULED: ['EDIT', 'EXTEND', 'DELETE'],
  OPEN: ['EDIT', 'EXTEND', 'NOTE', 'DELETE', 'SUBMIT'],
  LATE_WINDOW: ['EXTEND', 'NOTE', 'DELETE', 'SUBMIT'],
  CLOSED: ['EXTEND', 'NOTE', 'DELETE'],
  COMPLETED: ['EXTEND', 'DELETE'],
};

/** Why this may not happen now, or null. What somebody has handed in is neither changed nor deleted (ASG-2). */
export function refuseAssignmentEvent(
  { status, isLocked, isCanceled }: { status: AssignmentStatus; isLocked: boolean; isCanceled: boolean },
  event: AssignmentEvent,
): Extract<ErrorCode, 'ASSIGNMENT_LOCKED' | 'HAS_SUBMISSIONS' | 'WRONG_STATE'> | null {
  if (isLocked && event === 'EDIT') return 'ASSIGNMENT_LOCKED';
  if (isLocked && event === 'DELETE') return 'HAS_SUBMISSIONS';
  if (isCanceled && event !== 'DELETE') return 'WRONG_STATE';
  return MAY[status].includes(event) ? null : 'WRONG_STATE';
}
