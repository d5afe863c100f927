import type { Course } from '@portal/domain/courses/course';
import type { CourseStatus } from '@portal/domain/courses/course-status';

/** How a course may be saved and handed in where it stands (CRS-3). */
export interface SavePolicy {
  /** What is written goes to the server by itself; elsewhere that would cancel a request or publish something. */
  readonly saves: 'BY_ITSELF' | 'WHEN_ASKED' | 'NEVER';
  /** What has to be said before a save. */
  readonly beforeSave: 'CANCELS_REQUEST' | 'IS_PUBLISHED' | null;
  /** What a request for approval does. */
  readonly submit: 'FIRST' | 'REPLACES' | 'ONLY_CHANGES' | 'NEVER';
  readonly mayWithdraw: boolean;
}

const writable = { saves: 'BY_ITSELF', beforeSave: null, submit: 'FIRST', mayWithdraw: false } as const;
const LOCKED = { saves: 'NEVER', beforeSave: null, submit: 'NEVER', mayWithdraw: false } as const;

export const SAVE_POLICIES: Record<CourseStatus, SavePolicy> = {
  DRAFT: writable,
  REJECTED: writable,
  WAITING_APPROVAL: { saves: 'WHEN_ASKED', beforeSave: 'CANCELS_REQUEST', submit: 'REPLACES', mayWithdraw: true },
  APPROVAL_IN_PROCESS: LOCKED,
  PUBLISHED: { saves: 'WHEN_ASKED', beforeSave: 'IS_PUBLISHED', submit: 'ONLY_CHANGES', mayWithdraw: false },
};

/** The row of the table that counts for a course; one that is archived is read only. */
export const savePolicyOf = ({ status, archivedAt }: Pick<Course, 'status' | 'archivedAt'>): SavePolicy =>
  archivedAt === null ? SAVE_POLICIES[status] : LOCKED;

/** Whether the editor only shows the course. */
export const isLocked = (course: Pick<Course, 'status' | 'archivedAt'>): boolean =>
  savePolicyOf(course).saves === 'NEVER';
