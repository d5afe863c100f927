import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ClassStudent, ClassSummary, PlannedLesson } from '@portal/domain/classes/class';
import type { Lesson } from '@portal/domain/lessons/lesson';
import type { ProgrammeStand } from '@portal/domain/lessons/programme-stand';
import type { TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import type { Db, Tx } from '../../core/database/database.ts';
import type { Span } from '../../core/days/span.ts';
import type { Teacher } from '../../core/teacher.ts';
import type { ZonedNotice } from '../notifications/module.ts';
import type { FamilyLetter } from './families/family-letter.ts';
import type { AccountedStudent } from './students.queries.ts';

// What classes ask of the contexts above them; each of those fills its port, and modules.ts hands them in.

/** A lesson of a class as far as the class itself goes. */
export interface LessonOfClass {
  readonly id: string;
  readonly title: string;
  readonly programmeNo: number | null;
  readonly startAt: Date;
  readonly isTrial: boolean;
}

export interface NewLesson {
  readonly id: string;
  readonly classId: string;
  readonly teacherId: string;
  readonly no: number;
  readonly title: string;
  readonly startAt: Date;
  readonly endAt: Date;
  readonly programmeNo: number | null;
  readonly mode: Lesson['mode'];
  readonly place: string | null;
  /** Where not given, one of the numbered lessons. */
  readonly isTrial?: boolean;
}

/** A change of classes and their lessons under the lock of their teacher; everything is of one transaction. */
export interface ClassChange {
  readonly tx: Tx;
  readonly now: Date;
  /** A notice to these users, each in her own zone. */
  notify(userIds: readonly string[], notice: ZonedNotice): Promise<void>;
  /** To the guardians of these students, each once, in her language and zone, with her link to the class. */
  write(
    classId: string,
    students: readonly Pick<AccountedStudent, 'id' | 'name'>[],
    letter: FamilyLetter,
  ): Promise<void>;
  /** After the commit, open pages of the teacher and of these users read the lesson again. */
  touch(lessonId: string, userIds?: readonly string[]): void;
  addLessons(lessons: readonly NewLesson[]): Promise<void>;
  /** Its lessons that are still to come, trials too, in order. */
  upcoming(classId: string): Promise<LessonOfClass[]>;
  /** What goes when the class is cancelled, trials too, in order; what is over by now is not among it. */
  cancelable(classId: string): Promise<LessonOfClass[]>;
  /** Cancels lessons that are still to come with all that waits for them; the answer is whose they were. Throws VERSION_CONFLICT. */
  cancel(lessons: readonly LessonOfClass[], reason: string): Promise<AccountedStudent[]>;
  /** Its regular lessons to come have nobody left to answer: what was proposed for them ends. */
  endProposals(classId: string): Promise<void>;
  /** A student who leaves has nothing more to say about its lessons to come. */
  dropAbsences(classId: string, studentId: string): Promise<void>;
  /** Its lessons to come that were held at the class's own place go with it. */
  movePlace(classId: string, from: string | null, to: string | null): Promise<void>;
}

/** A class in a statement about classes. */
export interface ClassColumns {
  readonly id: PgColumn;
  readonly isTrial: PgColumn;
}

/** The lessons of classes. */
export interface ClassLessons {
  change<T>(teacherId: string, work: (change: ClassChange) => Promise<T>): Promise<T>;
  /** For the row of a list: how many of its own lessons were held; a trial is its own where the class is one. */
  heldCount(of: ClassColumns): SQL<number>;
  /** How many were cancelled or did not take place. */
  notHeldCount(of: ClassColumns): SQL<number>;
  /** The lesson of each class that comes next or is running, by class. */
  nextOf(classIds: readonly string[], now: Date): Promise<ReadonlyMap<string, NonNullable<ClassSummary['nextLesson']>>>;
  /** How many of its lessons wait for their wrap-up, and which of them longest, by class. */
  toWrapUpOf(classIds: readonly string[]): Promise<ReadonlyMap<string, NonNullable<ClassSummary['toWrapUp']>>>;
  /** Lessons of a class in the order of time, trials too; the caller has asked whose class it is. */
  page(classId: string, page: { page: number; size: number }): Promise<{ total: number; items: Lesson[] }>;
  /** Its own lessons as they are numbered. */
  regular(on: Db | Tx, classId: string): Promise<LessonOfClass[]>;
  /** When the first lesson begins that goes when the class is cancelled now. */
  firstCancelable(classId: string, now: Date): Promise<Date | null>;
  /** The programme against what was really taught, and how many steps are late. */
  programmeOf(on: Db | Tx, classId: string, now: Date): Promise<ProgrammeStand>;
  /** Who takes part, with what their lessons say about them. */
  rosterOf(on: Db | Tx, classId: string): Promise<Omit<ClassStudent, 'homework'>[]>;
  /** What stands in the way of each of these times. */
  conflictsOf(
    on: Db | Tx,
    teacher: Teacher,
    times: readonly Span[],
  ): Promise<(NonNullable<PlannedLesson['conflict']> | undefined)[]>;
  /** Times of the same day for a lesson that long, beside what is promised already. */
  timesNear(teacher: Teacher, wanted: Span, taken?: readonly Span[]): Promise<TimeSpan[]>;
}

/** What one class was given goes to its new term. */
export interface ClassCopying {
  readonly from: string;
  readonly to: string;
  readonly now: Date;
  /** From the first lesson of the one class to that of the other: the dates move along. */
  readonly shiftMs: number;
}

/** What classes have to do with the work that is given in them. */
export interface ClassCoursework {
  copy(tx: Tx, copying: ClassCopying): Promise<void>;
  /** The students with what became of their homework. */
  withHomework(
    classId: string,
    students: readonly Omit<ClassStudent, 'homework'>[],
    now: Date,
  ): Promise<ClassStudent[]>;
  /** Its deadlines on the list of its teacher, now that somebody has left, or has come. */
  followDeadlines(
    tx: Tx,
    of: { readonly id: string; readonly teacherId: string },
    change: { readonly now: Date; readonly isNewcomer: boolean },
  ): Promise<void>;
}

/** What a teacher has to do for a class. */
export interface ClassTasks {
  /** A class that ends before its time leaves nothing to do. */
  dropOfClass(tx: Tx, teacherId: string, classId: string): Promise<void>;
}

/** A way into the room of a lesson that is over. */
export interface EndedGuestLink {
  readonly id: string;
  readonly lessonId: string;
}

/** The ways into the rooms of a class's lessons. */
export interface ClassGuestLinks {
  /** Ends what leads these students into lessons that are still to come, or run. */
  end(tx: Tx, classId: string, studentIds: readonly string[]): Promise<readonly EndedGuestLink[]>;
  /** After the commit: who came in by them leaves. */
  expel(ended: readonly EndedGuestLink[]): Promise<void>;
}
