import type { Lesson } from '@portal/domain/lessons/lesson';
import { lessonStanding } from '@portal/domain/lessons/steps/lesson-standing';

/** What is somebody's turn now, what comes, and what is over. */
export const LESSON_GROUPS = ['NOW', 'NEXT', 'PAST'] as const;
export type LessonGroup = (typeof LESSON_GROUPS)[number];

function groupOf(lesson: Lesson, meetingUrl: string | null, now: Date): LessonGroup {
  const { point } = lessonStanding({ lesson, meetingUrl }, now);
  if (point === 'EARLY') return 'NEXT';
  // One that was cancelled keeps its place in time.
  if (point === 'CANCELED') return Date.parse(lesson.endAt) > now.getTime() ? 'NEXT' : 'PAST';
  return point === 'CONFIRMED' || point === 'NOT_HELD' ? 'PAST' : 'NOW';
}

/** The lessons of a class from its first to its last, by what a teacher looks for: what is nearest stands first. */
export function groupLessons(lessons: readonly Lesson[], meetingUrl: string | null, now: Date) {
  const of = (group: LessonGroup) => lessons.filter((lesson) => groupOf(lesson, meetingUrl, now) === group);
  return { NOW: of('NOW').toReversed(), NEXT: of('NEXT'), PAST: of('PAST').toReversed() } satisfies Record<
    LessonGroup,
    Lesson[]
  >;
}

/** So many of what comes and of what is over are shown at once. */
const SHOWN = 3;

/** What of a group stands open and what is folded; one alone is not worth a fold. */
export function foldGroup(
  group: LessonGroup,
  lessons: readonly Lesson[],
): [shown: readonly Lesson[], folded: readonly Lesson[]] {
  const isLong = group !== 'NOW' && lessons.length > SHOWN + 1;
  return isLong ? [lessons.slice(0, SHOWN), lessons.slice(SHOWN)] : [lessons, []];
}
