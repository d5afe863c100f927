import type { Lesson } from '@portal/domain/lessons/lesson';
import type { Calendar } from '@portal/domain/schedule/calendar';
import { addDays, dayOf, DEFAULT_TIME_ZONE } from '@portal/domain/time/day';

export interface DayPlan {
  /** Today's lessons by their start, the cancelled ones among them. */
  lessons: Lesson[];
  /** The running lesson, else the one that starts next, today or later. */
  next: Lesson | null;
  isRunning: boolean;
}

/** How many days ahead the next lesson is looked for. */
const DAYS_AHEAD = 13;

/** The days to ask for. One before today, because the teacher's own zone is known only from the answer. */
export function askedDays(now: Date): { from: string; to: string } {
  const today = dayOf(now, DEFAULT_TIME_ZONE);
  return { from: addDays(today, -1), to: addDays(today, DAYS_AHEAD) };
}

const start = (lesson: Lesson) => Date.parse(lesson.startAt);
const end = (lesson: Lesson) => Date.parse(lesson.endAt);

/** What a teacher's day holds, seen from an instant and in the calendar's zone. */
export function dayPlanOf({ lessons, timeZone }: Pick<Calendar, 'lessons' | 'timeZone'>, now: Date): DayPlan {
  const today = dayOf(now, timeZone);
  const inOrder = lessons.toSorted((a, b) => start(a) - start(b));
  const isAhead = ({ status }: Lesson) => status === 'UPCOMING' || status === 'IN_PROGRESS';
  const next = inOrder.find((lesson) => isAhead(lesson) && end(lesson) > now.getTime()) ?? null;
  return {
    lessons: inOrder.filter((lesson) => dayOf(lesson.startAt, timeZone) === today),
    next,
    isRunning: next !== null && start(next) <= now.getTime(),
  };
}
