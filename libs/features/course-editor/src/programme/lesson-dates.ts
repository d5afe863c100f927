import { addDays, weekdayOf } from '@portal/domain/time/day';
import type { WeekSlot } from '@portal/domain/time/week-slot';

export interface PlannedLesson {
  readonly day: string;
  readonly start: string;
  readonly end: string;
}

export interface LessonPlan {
  readonly lessons: readonly PlannedLesson[];
  /** Lessons that would have been, and why they are none. */
  readonly skipped: readonly (PlannedLesson & { readonly why: string })[];
}

interface PlanOptions {
  /** How many lessons the programme has. */
  readonly count: number;
  readonly slots: readonly WeekSlot[];
  /** The first day on which a lesson may be. */
  readonly from: string;
  /** What stands against a lesson, such as a holiday; it has to end some day. */
  readonly obstacleOf: (lesson: PlannedLesson) => string | undefined;
}

/** When the lessons of a programme would be held, week by week, around the days without lessons. */
export function planLessons({ count, slots, from, obstacleOf }: PlanOptions): LessonPlan {
  const lessons: PlannedLesson[] = [];
  const skipped: (PlannedLesson & { why: string })[] = [];
  const inOrder = slots.toSorted((a, b) => (a.start < b.start ? -1 : 1));
  if (!inOrder.length) return { lessons, skipped };
  for (let day = from; lessons.length < count; day = addDays(day, 1)) {
    const weekday = weekdayOf(day);
    for (const { start, end } of inOrder.filter((slot) => slot.weekday === weekday)) {
      const lesson = { day, start, end };
      const why = obstacleOf(lesson);
      if (why !== undefined) skipped.push({ ...lesson, why });
      else if (lessons.length < count) lessons.push(lesson);
    }
  }
  return { lessons, skipped };
}
