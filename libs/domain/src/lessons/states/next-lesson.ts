import type { Lesson } from '../lesson.ts';

const isAhead = ({ status }: Lesson) => status === 'UPCOMING' || status === 'IN_PROGRESS';

/** The running lesson or else the one that starts next; a cancelled or finished one never (CLS-2). */
export function nextLesson(lessons: readonly Lesson[], now: number): Lesson | undefined {
  return lessons
    .filter((lesson) => isAhead(lesson) && Date.parse(lesson.endAt) > now)
    .toSorted((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt))
    .at(0);
}
