import type { Lesson } from '@portal/domain/lessons/lesson';
import type { LessonMove } from '@portal/domain/lessons/lesson-move';
import type { Db, Tx } from '../../core/database/database.ts';
import type { Span } from '../../core/days/span.ts';

/** A lesson that takes up time. */
export interface StandingLesson extends Span {
  readonly id: string;
  readonly className: string;
}

/** What a schedule asks about the lessons that stand on it. */
export interface LessonsOnSchedule {
  /** Those of a teacher that touch the range, cancelled ones too, in order. */
  lessonsIn(teacherId: string, range: Span): Promise<Lesson[]>;
  /** Those that are not cancelled and touch the range, in order. */
  standingIn(teacherId: string, range: Span, exceptIds?: readonly string[]): Promise<StandingLesson[]>;
  /** Moves that wait for an answer and whose old or new time touches the range. */
  movesIn(teacherId: string, range: Span): Promise<LessonMove[]>;
}

/** The port that the lessons context fills; inside a transaction it sees what that transaction wrote. */
export type LessonsOn = (on: Db | Tx) => LessonsOnSchedule;
