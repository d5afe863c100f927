import { millisecondsInMinute } from 'date-fns/constants';
import type { ErrorCode } from '../contract/error-code.ts';
import { LIMITS } from '../tenant/limits.ts';
import type { LessonStatus } from './lesson.ts';

/** What can happen to a lesson (domain-model 3.3.5). Moving and cancelling have rules of their own besides. */
export const LESSON_EVENTS = [
  'START',
  'EXTEND',
  'FINISH',
  'NOBODY_CAME',
  'NO_SHOW',
  'CONFIRM',
  'MOVE',
  'CANCEL',
] as const;
export type LessonEvent = (typeof LESSON_EVENTS)[number];

/** Milliseconds from the end of a lesson until it ends by itself. */
export const LESSON_OVERRUN_MS = 30 * millisecondsInMinute;

/** Minutes by which a running lesson can be made longer at a time. */
export const LESSON_EXTENSIONS = [5, 10, 15] as const;

interface TimedLesson {
  readonly status: LessonStatus;
  readonly startAt: Date;
  readonly endAt: Date;
}

// A row is where a lesson stands; what is not in it is refused.
const MOVES: Record<LessonStatus, Partial<Record<LessonEvent, LessonStatus>>> = {
  UPCOMING: { START: 'IN_PROGRESS', NOBODY_CAME: 'DONE', MOVE: 'UPCOMING', CANCEL: 'CANCELED' },
  IN_PROGRESS: { EXTEND: 'IN_PROGRESS', FINISH: 'DONE', NO_SHOW: 'DONE' },
  DONE: { CONFIRM: 'FINISHED' },
  FINISHED: {},
  CANCELED: {},
};

const after = (instant: Date, ms: number) => new Date(instant.getTime() + ms);

/** From when a lesson may be started and its room opens: 15 minutes before. */
export const lessonOpensAt = ({ startAt }: Pick<TimedLesson, 'startAt'>): Date =>
  after(startAt, -LIMITS.fifteenMinutesMs);

/** From when absent students may be declared: 15 minutes after the start. */
export const noShowFrom = ({ startAt }: Pick<TimedLesson, 'startAt'>): Date => after(startAt, LIMITS.fifteenMinutesMs);

/** Where an event leads a lesson at this moment, or why it may not happen (CLS-2). */
export function moveLesson(
  lesson: TimedLesson,
  event: LessonEvent,
  now: Date,
): { to: LessonStatus } | { refused: Extract<ErrorCode, 'WRONG_STATE' | 'ROOM_NOT_OPEN' | 'WAIT_15_MIN'> } {
  const to = MOVES[lesson.status][event];
  if (!to) return { refused: 'WRONG_STATE' };
  if (event === 'START' && now < lessonOpensAt(lesson)) return { refused: 'ROOM_NOT_OPEN' };
  // Too late to begin: it has ended as one that nobody came to.
  if (event === 'START' && now >= lesson.endAt) return { refused: 'WRONG_STATE' };
  if (event === 'NOBODY_CAME' && now < lesson.endAt) return { refused: 'WRONG_STATE' };
  if (event === 'NO_SHOW' && now < noShowFrom(lesson)) return { refused: 'WAIT_15_MIN' };
  return { to };
}
