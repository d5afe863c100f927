import { millisecondsInMinute } from 'date-fns/constants';
import type { Lesson } from '@portal/domain/lessons/lesson';

/** The running lesson or else the one that starts next; a cancelled or finished one never. */
export function nextLesson(lessons: readonly Lesson[], now: number): Lesson | undefined {
  return lessons
    .filter((lesson) => isAhead(lesson) && Date.parse(lesson.endAt) > now)
    .toSorted((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt))
    .at(0);
}

const isAhead = ({ status }: Lesson) => status === 'UPCOMING' || status === 'IN_PROGRESS';

/** Whole minutes until an instant, rounded up, so that "1분 뒤" stays until it begins; 0 once it has. */
export function minutesUntil(instant: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - now) / millisecondsInMinute));
}
