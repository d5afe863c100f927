import * as v from 'valibot';
import { Id, Instant } from '../contract/scalar.ts';

export const LESSON_STATUSES = ['UPCOMING', 'IN_PROGRESS', 'DONE', 'FINISHED', 'CANCELED'] as const;
export type LessonStatus = (typeof LESSON_STATUSES)[number];

export const TEACHING_MODES = ['ONLINE', 'OFFLINE', 'BOTH'] as const;
export type TeachingMode = (typeof TEACHING_MODES)[number];

export const TEACHING_MODE_LABELS: Record<TeachingMode, string> = {
  ONLINE: '온라인',
  OFFLINE: '대면',
  BOTH: '온라인·대면',
};

/** One meeting of a class as the calendar shows it. */
export const Lesson = v.object({
  id: Id,
  classId: Id,
  className: v.string(),
  /** The place of the class among those of its teacher, from 1; it never changes, and calendars tell classes apart by it. */
  classNo: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Position in the class, from 1. */
  no: v.pipe(v.number(), v.integer()),
  title: v.string(),
  startAt: Instant,
  endAt: Instant,
  status: v.picklist(LESSON_STATUSES),
  /** Null until the lesson is over. */
  held: v.nullable(v.boolean()),
  /** Only of one that was held: how long it really was, as its record has it. */
  taughtMinutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Whether its wrap-up is sent. */
  isWrappedUp: v.boolean(),
  isTrial: v.boolean(),
  mode: v.picklist(TEACHING_MODES),
  place: v.nullable(v.string()),
  studentCount: v.pipe(v.number(), v.integer()),
  /** At most four names, for the detail dialog. */
  studentNames: v.array(v.string()),
  cancelReason: v.nullable(v.string()),
});
export type Lesson = v.InferOutput<typeof Lesson>;
