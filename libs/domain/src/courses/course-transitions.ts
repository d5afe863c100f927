import type { ErrorCode } from '../contract/error-code.ts';
import type { CourseStatus } from './course-status.ts';

/** What can happen to a course (domain-model 3.3.1). */
export const COURSE_EVENTS = [
  'SAVE_DRAFT',
  'SAVE_MINOR',
  'SUBMIT',
  'WITHDRAW',
  'PICK_UP',
  'RELEASE',
  'ACCEPT',
  'DECLINE',
  'DISCARD',
  'ARCHIVE',
  'UNARCHIVE',
  'DELETE',
] as const;
export type CourseEvent = (typeof COURSE_EVENTS)[number];

interface Course {
  readonly status: CourseStatus;
  /** A revision is on sale. */
  readonly isLive: boolean;
  readonly isArchived: boolean;
}

type Move = CourseStatus | 'GONE';

// A row is where a course stands; what is not in it is refused. ARCHIVE and UNARCHIVE keep the status, DELETE leaves none.
const MOVES: Record<CourseStatus, Partial<Record<CourseEvent, Move>>> = {
  DRAFT: {
    SAVE_DRAFT: 'DRAFT',
    SUBMIT: 'WAITING_APPROVAL',
    DISCARD: 'PUBLISHED',
    ARCHIVE: 'DRAFT',
    UNARCHIVE: 'DRAFT',
    DELETE: 'GONE',
  },
  REJECTED: {
    SAVE_DRAFT: 'DRAFT',
    SUBMIT: 'WAITING_APPROVAL',
    DISCARD: 'PUBLISHED',
    ARCHIVE: 'REJECTED',
    UNARCHIVE: 'REJECTED',
    DELETE: 'GONE',
  },
  WAITING_APPROVAL: {
    SAVE_DRAFT: 'DRAFT',
    SUBMIT: 'WAITING_APPROVAL',
    WITHDRAW: 'DRAFT',
    PICK_UP: 'APPROVAL_IN_PROCESS',
  },
  APPROVAL_IN_PROCESS: { RELEASE: 'WAITING_APPROVAL', ACCEPT: 'PUBLISHED', DECLINE: 'REJECTED' },
  PUBLISHED: { SAVE_DRAFT: 'DRAFT', SAVE_MINOR: 'PUBLISHED', ARCHIVE: 'PUBLISHED', UNARCHIVE: 'PUBLISHED' },
};

/** Where an event leads, or why it may not happen (CRS-3). */
export function moveCourse(course: Course, event: CourseEvent): { to: Move } | { refused: ErrorCode } {
  const to = MOVES[course.status][event];
  if (!to) return { refused: course.status === 'APPROVAL_IN_PROCESS' ? 'COURSE_UNDER_APPROVAL' : 'WRONG_STATE' };
  if (course.isArchived !== (event === 'UNARCHIVE')) return { refused: 'WRONG_STATE' };
  if (event === 'DISCARD' && !course.isLive) return { refused: 'WRONG_STATE' };
  if (event === 'DELETE' && course.isLive) return { refused: 'WRONG_STATE' };
  return { to };
}
