import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../core/database/database.ts';
import { type AccountedStudent, classView, studentQueries } from '../classes/module.ts';
import { lesson } from './lessons.tables.ts';
import type { MoveSide } from './moves/lesson-move-rules.ts';
import { beganAt } from './roster/lesson-began.ts';

type LessonRow = typeof lesson.$inferSelect;

/** A lesson with the name of its class. */
export interface NamedLesson extends LessonRow {
  readonly className: string;
  readonly classNo: number;
}

type LessonKey = Pick<LessonRow, 'id' | 'classId' | 'isTrial' | 'startAt' | 'startedAt'>;

interface Interval {
  readonly startAt: Date;
  readonly endAt: Date;
}

export function lessonQueries(db: Db | Tx) {
  const named = () =>
    db
      .select({ lesson, className: classView.name, classNo: classView.classNo })
      .from(lesson)
      .innerJoin(classView, eq(classView.id, lesson.classId));
  type NamedRow = Awaited<ReturnType<typeof named>>[number];
  const flat = ({ lesson: row, ...ofClass }: NamedRow): NamedLesson => ({ ...row, ...ofClass });

  const studentsOf = ({ id, classId, isTrial, ...times }: LessonKey): Promise<AccountedStudent[]> =>
    studentQueries(db).taking(isTrial ? { trialLessonId: id } : { classId, began: beganAt(times) });

  return {
    async byId(id: string): Promise<NamedLesson | undefined> {
      const [row] = await named().where(eq(lesson.id, id));
      return row && flat(row);
    },

    /** Lessons of any teacher that are still to come and begin after `after` and not after `until`. */
    async beginningIn(after: Date, until: Date): Promise<NamedLesson[]> {
      const rows = await named()
        .where(and(eq(lesson.status, 'UPCOMING'), gt(lesson.startAt, after), lte(lesson.startAt, until)))
        .orderBy(asc(lesson.startAt), asc(lesson.id));
      return rows.map(flat);
    },

    /** Who takes a lesson now, or took it before he left its class, with their accounts. */
    studentsOf,

    /** Accounts of the students of a lesson; those without an account are not among them. */
    studentAccountsOf: async (of: LessonKey): Promise<string[]> =>
      (await studentsOf(of)).flatMap(({ userId }) => userId ?? []),

    /** Cancels a lesson that is still to come and has this version; false when it has not. */
    async cancel({ id, teacherId, version }: LessonRow, reason: string, by: MoveSide): Promise<boolean> {
      const rows = await db
        .update(lesson)
        .set({ status: 'CANCELED', cancelReason: reason, canceledBy: by, version: sql`${lesson.version} + 1` })
        .where(
          and(
            eq(lesson.id, id),
            eq(lesson.teacherId, teacherId),
            eq(lesson.status, 'UPCOMING'),
            eq(lesson.version, version),
          ),
        )
        .returning({ id: lesson.id });
      return rows.length === 1;
    },

    /** Puts a lesson that is still to come from one time to another; false when it is not there any more. */
    async move(id: string, from: Interval, to: Interval): Promise<boolean> {
      const rows = await db
        .update(lesson)
        .set({
          ...to,
          movedFromStart: from.startAt,
          movedFromEnd: from.endAt,
          version: sql`${lesson.version} + 1`,
        })
        .where(and(eq(lesson.id, id), eq(lesson.status, 'UPCOMING'), eq(lesson.startAt, from.startAt)))
        .returning({ id: lesson.id });
      return rows.length === 1;
    },
  };
}

/** What a teacher's own lessons are called, by id. */
export async function lessonTitles(
  db: Db | Tx,
  teacherId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: lesson.id, no: lesson.no, title: lesson.title, className: classView.name })
    .from(lesson)
    .innerJoin(classView, eq(classView.id, lesson.classId))
    .where(and(eq(lesson.teacherId, teacherId), inArray(lesson.id, [...ids])));
  return new Map(rows.map(({ id, no, title, className }) => [id, `${className} · ${no}회차 ${title}`]));
}
