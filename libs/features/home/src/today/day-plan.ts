import type { Lesson } from '@portal/domain/lessons/lesson';
import { addDays, dayOf } from '@portal/domain/time/day';

export interface DayPlan {
  /** Today's lessons by their start, the cancelled ones among them. */
  lessons: Lesson[];
}

/** How many days ahead the next lesson is looked for. */
const DAYS_AHEAD = 13;

/** The days to ask for: today and as far ahead as the next lesson is looked for. */
export function askedDays(now: Date, zone: string): { from: string; to: string } {
  const today = dayOf(now, zone);
  return { from: today, to: addDays(today, DAYS_AHEAD) };
}

const start = (lesson: Lesson) => Date.parse(lesson.startAt);

/** What a teacher's day holds, seen from an instant and in her zone. */
export function dayPlanOf(lessons: readonly Lesson[], now: Date, zone: string): DayPlan {
  const today = dayOf(now, zone);
  const inOrder = lessons.toSorted((a, b) => start(a) - start(b));
  return {
    lessons: inOrder.filter((lesson) => dayOf(lesson.startAt, zone) === today),
  };
}
