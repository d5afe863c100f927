import type { Db, Tx } from '../../core/database/database.ts';
import type { StandingLesson } from './checks/weekly-collisions.ts';

/** What courses ask of the classes that are made from them, and of their lessons. */
export interface CourseClasses {
  /** How many students take or took lessons of classes of each course; a course without any is missing. */
  studentCounts(on: Db | Tx, courseIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Whether a class of the course runs or is still to come. */
  hasOpen(on: Db | Tx, courseId: string): Promise<boolean>;
  /**
   * Lessons to come of a teacher's running and coming classes, but for those of one course: a course does not stand in its own
   * way. Trials and moved lessons happen once, so that they say nothing about a time of the week.
   */
  weeklyLessons(
    on: Db | Tx,
    wanted: { readonly teacherId: string; readonly exceptCourseId: string; readonly now: Date },
  ): Promise<StandingLesson[]>;
}
