import { LESSON_OVERRUN_MS, lessonOpensAt } from '@portal/domain/lessons/lesson-transitions';
import type { TimeSpan } from '@portal/domain/schedule/schedule-conflict';

/** From when the room of a lesson can be entered. */
export const roomOpensAt = ({ startAt }: Pick<TimeSpan, 'startAt'>): Date =>
  lessonOpensAt({ startAt: new Date(startAt) });

/** Whether the room of a lesson that has not been ended stands open now. */
export const canEnter = (lesson: TimeSpan, now: Date): boolean =>
  roomOpensAt(lesson) <= now && now.getTime() < Date.parse(lesson.endAt) + LESSON_OVERRUN_MS;
