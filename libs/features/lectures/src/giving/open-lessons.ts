import type { ClassSummary } from '@portal/domain/classes/class';
import type { Lesson } from '@portal/domain/lessons/lesson';

/** A lesson that a pack can still be given to. */
export type OpenLesson = Pick<Lesson, 'id' | 'classId' | 'className' | 'no' | 'title' | 'startAt' | 'status'>;

const isOpen = ({ status }: Pick<Lesson, 'status'>) => status === 'UPCOMING' || status === 'IN_PROGRESS';
const bySoonest = (lessons: readonly OpenLesson[]) =>
  lessons.filter(isOpen).toSorted((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt));

/** Classes in which something is still to come. */
export const openClasses = (classes: readonly ClassSummary[]) =>
  classes.filter(
    ({ canceledAt, progress }) => canceledAt === null && (progress === 'UPCOMING' || progress === 'IN_PROGRESS'),
  );

/** The next lesson of each class, the soonest first. */
export const nextLessons = (classes: readonly ClassSummary[]): OpenLesson[] =>
  bySoonest(
    openClasses(classes).flatMap(({ id, name, nextLesson }) =>
      nextLesson ? { ...nextLesson, classId: id, className: name } : [],
    ),
  );

export const openLessons = (lessons: readonly Lesson[]): OpenLesson[] => bySoonest(lessons);
