import type { LESSON_DURATIONS_MINUTES } from '../tenant/limits.ts';

export type LessonDuration = (typeof LESSON_DURATIONS_MINUTES)[number];

/** Words for the four lengths that a picker offers, by minutes (CLS-2). */
export const LESSON_DURATION_LABELS: Record<LessonDuration, string> = {
  30: '30분',
  60: '1시간',
  120: '2시간',
  180: '3시간',
};
