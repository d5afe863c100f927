import type { PlanTask } from '@portal/domain/planning/plan-task';
import type { Db, Tx } from '../../core/database/database.ts';
import type { ClassCoursework } from '../classes/module.ts';
import type { NamedLesson } from './lessons.queries.ts';

// What lessons ask of the contexts above them; each of those fills its port, and modules.ts hands them in.

/** The homework of a lesson. */
export interface LessonHomework extends Pick<ClassCoursework, 'withHomework'> {
  /**
   * Makes an assignment of it, which its class sees at once; the id, or null where nobody is left to do it: after a trial and in a
   * class that ended before its time the note alone tells of it. Throws DATE_PAST.
   */
  give(
    tx: Tx,
    homework: { readonly lesson: NamedLesson; readonly homework: string; readonly dueAt: Date | null },
    now: Date,
  ): Promise<string | null>;
  /** Until when homework is due where nothing else is said. */
  dueOf(classId: string, now: Date): Promise<Date>;
  /** Until when these assignments can be handed in, by id; what was taken away is missing. */
  deadlinesOf(on: Db | Tx, assignmentIds: readonly string[]): Promise<ReadonlyMap<string, Date>>;
}

/** What a teacher has to do about her lessons. */
export interface LessonTasks {
  /** These lessons have changed: what is to be prepared goes with them. */
  follow(tx: Tx, teacherId: string, lessonIds: readonly string[], now: Date): Promise<void>;
  /** Notes what is to be prepared after a wrap-up, if it says anything (W3). */
  prepare(tx: Tx, lesson: NamedLesson, nextPlan: string, now: Date): Promise<void>;
  /** What the wrap-up of a lesson has made, as it is shown. */
  madeBy(teacherId: string, lessonId: string): Promise<PlanTask[]>;
}

/** What a lesson earns. */
export interface LessonIncome {
  /** It is confirmed, in this transaction; whether money moved. However often it is said, it is booked once. */
  confirmed(tx: Tx, lesson: ConfirmedLesson): Promise<boolean>;
  /** Whether families pay for it. */
  isPriced(lessonId: string): Promise<boolean>;
}

export interface ConfirmedLesson {
  readonly id: string;
  readonly by: 'GUARDIAN' | 'STAFF' | 'AUTO';
  readonly at: Date;
}

/** Lessons that somebody has asked the team about: those of tickets that are open, or were until after a moment. */
export type QuestionedLessons = (on: Db | Tx, since: Date) => Promise<readonly string[]>;
