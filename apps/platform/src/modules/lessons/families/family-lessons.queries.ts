import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../../core/database/database.ts';
import { classView, type Family } from '../../classes/module.ts';
import { attendance, lessonDiary } from '../desk/lesson-desk.tables.ts';
import { lesson } from '../lessons.tables.ts';

type LessonRow = typeof lesson.$inferSelect;

/** Those of her children who take or took a lesson of the class: its one lesson, where one only tries. */
export const takingIn = (
  { class: of, students }: Family,
  { id, classId, isTrial, endAt }: Pick<LessonRow, 'id' | 'classId' | 'isTrial' | 'endAt'>,
): Family['students'] =>
  classId === of.id
    ? students.filter(({ trialLessonId, takesFrom }) =>
        // What was over when she came is none of hers.
        isTrial ? trialLessonId === id : trialLessonId === null && endAt > takesFrom,
      )
    : [];

/** Whether a lesson is one of those that her children take. */
export const isLessonOf = (family: Family, lesson: LessonRow): boolean => takingIn(family, lesson).length > 0;

/** The lessons of one family; what its children do not take is not among them. */
function isOf({ class: of, students }: Pick<Family, 'class' | 'students'>): SQL {
  const trials = students.flatMap(({ trialLessonId }) => trialLessonId ?? []);
  const regular = students.filter(({ trialLessonId }) => trialLessonId === null);
  // What was over when the first of them came is none of theirs.
  const since = new Date(Math.min(...regular.map(({ takesFrom }) => takesFrom.getTime())));
  return and(
    eq(lesson.classId, of.id),
    or(
      ...(regular.length ? [and(eq(lesson.isTrial, false), gt(lesson.endAt, since))] : []),
      ...(trials.length ? [inArray(lesson.id, trials)] : []),
    ),
  )!;
}

const isPastOf = (family: Family, now: Date): SQL =>
  and(isOf(family), inArray(lesson.status, ['DONE', 'FINISHED', 'CANCELED']), lte(lesson.startAt, now))!;

// For the statements of other contexts.
const read = new QueryBuilder({ casing: 'snake_case' });

/** The lessons of one family that are over, for the statements of other contexts. */
export const pastLessonsOf = (family: Family, now: Date) =>
  read.select({ id: lesson.id }).from(lesson).where(isPastOf(family, now)).as('past_lesson');

/** Reads the lessons of one family. */
export function familyLessonQueries(db: Db | Tx, family: Family) {
  const isTheirs = isOf(family);
  const isPast = (now: Date) => isPastOf(family, now);
  const withDiary = () =>
    db
      .select({ lesson, diary: lessonDiary })
      .from(lesson)
      .leftJoin(lessonDiary, and(eq(lessonDiary.lessonId, lesson.id), isNotNull(lessonDiary.sentAt)));

  return {
    async next(now: Date) {
      const [row] = await db
        .select({ lesson, meetingUrl: classView.meetingUrl })
        .from(lesson)
        .innerJoin(classView, eq(classView.id, lesson.classId))
        .where(
          and(
            isTheirs,
            or(eq(lesson.status, 'IN_PROGRESS'), and(eq(lesson.status, 'UPCOMING'), gte(lesson.endAt, now))),
          ),
        )
        .orderBy(asc(lesson.startAt), asc(lesson.id))
        .limit(1);
      return row;
    },

    async isAllCanceled(): Promise<boolean> {
      const [row] = await db
        .select({ all: sql<boolean>`coalesce(bool_and(${eq(lesson.status, 'CANCELED')}), false)` })
        .from(lesson)
        .where(isTheirs);
      return row!.all;
    },

    /** With what was sent about them, the newest first. */
    past: (now: Date, { page, size }: { page: number; size: number }) =>
      withDiary()
        .where(isPast(now))
        .orderBy(desc(lesson.startAt), desc(lesson.id))
        .limit(size)
        .offset((page - 1) * size),

    async countPast(now: Date): Promise<number> {
      const [row] = await db.select({ n: count() }).from(lesson).where(isPast(now));
      return row!.n;
    },

    async pastOne(now: Date, id: string) {
      const [row] = await withDiary().where(and(isPast(now), eq(lesson.id, id)));
      return row;
    },

    /** Of her children in these lessons. */
    async attendanceIn(lessonIds: readonly string[]) {
      if (!lessonIds.length) return [];
      const ids = family.students.map(({ id }) => id);
      return db
        .select()
        .from(attendance)
        .where(and(inArray(attendance.lessonId, [...lessonIds]), inArray(attendance.studentId, ids)));
    },
  };
}
