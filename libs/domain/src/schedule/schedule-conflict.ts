import * as v from 'valibot';
import { Id, Instant } from '../contract/scalar.ts';

/** Two instants; the end does not belong to it. */
export const TimeSpan = v.object({ startAt: Instant, endAt: Instant });
export type TimeSpan = v.InferOutput<typeof TimeSpan>;

/** What can stand in the way of something on a schedule. */
export const SCHEDULE_ITEM_KINDS = ['LESSON', 'LESSON_MOVE', 'EVENT', 'FREE_TIME', 'TIME_OFF', 'BUSY'] as const;
export type ScheduleItemKind = (typeof SCHEDULE_ITEM_KINDS)[number];

export const SCHEDULE_ITEM_LABELS: Record<ScheduleItemKind, string> = {
  LESSON: '수업',
  LESSON_MOVE: '제안한 수업 시간',
  EVENT: '내 일정',
  FREE_TIME: '수업 가능 시간',
  TIME_OFF: '쉬는 시간',
  BUSY: '다른 캘린더의 일정',
};

const ScheduleItem = v.object({
  kind: v.picklist(SCHEDULE_ITEM_KINDS),
  id: Id,
  title: v.string(),
  ...TimeSpan.entries,
});

/** Whether a time is free: what stands there, and whether it lies inside the teacher's free time. */
export const ScheduleFit = v.object({ other: v.nullable(ScheduleItem), isFreeTime: v.boolean() });
export type ScheduleFit = v.InferOutput<typeof ScheduleFit>;

/** Why a time was refused: both stretches, so that they can be drawn, and up to three that are near and fit. */
export const ScheduleConflict = v.object({
  wanted: TimeSpan,
  other: ScheduleItem,
  alternatives: v.array(TimeSpan),
});
export type ScheduleConflict = v.InferOutput<typeof ScheduleConflict>;
