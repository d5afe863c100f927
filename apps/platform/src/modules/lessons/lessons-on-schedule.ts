import type { LessonsOn } from '../schedule/module.ts';
import { lessonMoveQueries } from './moves/lesson-moves.queries.ts';
import { shownLessonQueries } from './shown-lessons.queries.ts';
import { standingLessonQueries } from './standing-lessons.queries.ts';

/** What the schedule knows of lessons. */
export const lessonsOn: LessonsOn = (on) => ({
  lessonsIn: shownLessonQueries(on).lessonsIn,
  standingIn: standingLessonQueries(on).standingIn,
  movesIn: lessonMoveQueries(on).waitingIn,
});
