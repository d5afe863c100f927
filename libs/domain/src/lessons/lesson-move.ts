import * as v from 'valibot';
import { Id, Instant } from '../contract/scalar.ts';

export const LESSON_MOVE_STATUSES = ['PROPOSED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN'] as const;
export type LessonMoveStatus = (typeof LESSON_MOVE_STATUSES)[number];

export const LESSON_MOVE_STATUS_LABELS: Record<LessonMoveStatus, string> = {
  PROPOSED: '답을 기다려요',
  ACCEPTED: '수락',
  DECLINED: '거절',
  EXPIRED: '답 없이 끝남',
  WITHDRAWN: '거둠',
};

/** A proposal to hold a lesson at another time. The lesson stays where it is until the other side accepts. */
export const LessonMove = v.object({
  id: Id,
  lessonId: Id,
  className: v.string(),
  lessonTitle: v.string(),
  /** Who proposed it; the other side answers. */
  by: v.picklist(['TEACHER', 'STUDENT']),
  oldStartAt: Instant,
  oldEndAt: Instant,
  newStartAt: Instant,
  newEndAt: Instant,
  reason: v.string(),
  status: v.picklist(LESSON_MOVE_STATUSES),
  /** Proposed less than LIMITS.scheduleNoticeHours before the lesson (CAL-3); kept for good. */
  within24h: v.boolean(),
  /** How many of the students' families have said yes, and how many are asked: a lesson moves when all have. */
  agreed: v.pipe(v.number(), v.integer(), v.minValue(0)),
  asked: v.pipe(v.number(), v.integer(), v.minValue(0)),
  createdAt: Instant,
  answerBy: Instant,
  answeredAt: v.nullable(Instant),
});
export type LessonMove = v.InferOutput<typeof LessonMove>;
