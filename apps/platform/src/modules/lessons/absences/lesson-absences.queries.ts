import { and, eq, exists, gt, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { enrollmentView, guardianshipView, isWithin } from '../../classes/module.ts';
import { takesLesson } from '../families/move-agreements.queries.ts';
import { lesson } from '../lessons.tables.ts';
import { lessonAbsence, type LessonAbsenceRow } from './lesson-absences.tables.ts';

/** A child of hers in a lesson that is still to come. */
interface OwnAbsence {
  readonly lessonId: string;
  readonly studentId: string;
  readonly guardianId: string;
}

/** Reads and writes who cannot come to lessons. */
export function lessonAbsenceQueries(db: Db | Tx) {
  const isOf = ({ lessonId, studentId }: OwnAbsence) =>
    and(eq(lessonAbsence.lessonId, lessonId), eq(lessonAbsence.studentId, studentId));

  return {
    /** By student; the caller has asked whose lesson it is. */
    async of(lessonId: string): Promise<ReadonlyMap<string, LessonAbsenceRow>> {
      const rows = await db.select().from(lessonAbsence).where(eq(lessonAbsence.lessonId, lessonId));
      return new Map(rows.map((row) => [row.studentId, row]));
    },

    /** For a child of this guardian who takes the lesson at this time; false where that is none, or was said before. */
    async announce(
      { lessonId, studentId, guardianId }: OwnAbsence,
      { startAt, reason }: { readonly startAt: Date; readonly reason: string },
      now: Date,
    ): Promise<boolean> {
      const rows = await db
        .insert(lessonAbsence)
        .select(
          db
            .selectDistinct({
              lessonId: lesson.id,
              studentId: enrollmentView.studentId,
              guardianId: guardianshipView.guardianId,
              reason: sql<string>`${reason}::text`.as('reason'),
              announcedAt: sql<Date>`${now.toISOString()}::timestamptz`.as('announced_at'),
            })
            .from(lesson)
            .innerJoin(enrollmentView, and(takesLesson, isWithin(enrollmentView, sql`${lesson.startAt}`)))
            .innerJoin(guardianshipView, eq(guardianshipView.studentId, enrollmentView.studentId))
            .where(
              and(
                eq(lesson.id, lessonId),
                eq(enrollmentView.studentId, studentId),
                eq(guardianshipView.guardianId, guardianId),
                eq(lesson.status, 'UPCOMING'),
                eq(lesson.startAt, startAt),
                gt(lesson.startAt, now),
              ),
            ),
        )
        .onConflictDoNothing()
        .returning({ studentId: lessonAbsence.studentId });
      return rows.length === 1;
    },

    /** By any guardian of the child; false where nothing was said. */
    async takeBack(own: OwnAbsence): Promise<boolean> {
      const isHers = db
        .select({ one: sql`1` })
        .from(guardianshipView)
        .where(
          and(eq(guardianshipView.studentId, lessonAbsence.studentId), eq(guardianshipView.guardianId, own.guardianId)),
        );
      const rows = await db
        .delete(lessonAbsence)
        .where(and(isOf(own), exists(isHers)))
        .returning({ studentId: lessonAbsence.studentId });
      return rows.length === 1;
    },

    /** What was said about a lesson at the time that it had; the answer is about whom. */
    async drop(lessonId: string): Promise<string[]> {
      const rows = await db
        .delete(lessonAbsence)
        .where(eq(lessonAbsence.lessonId, lessonId))
        .returning({ studentId: lessonAbsence.studentId });
      return rows.map(({ studentId }) => studentId);
    },

    /** What was said about lessons of a class that a student, who leaves it, will not have. */
    async dropOf(studentId: string, classId: string): Promise<void> {
      const toCome = db
        .select({ id: lesson.id })
        .from(lesson)
        .where(and(eq(lesson.classId, classId), eq(lesson.status, 'UPCOMING')));
      await db
        .delete(lessonAbsence)
        .where(and(eq(lessonAbsence.studentId, studentId), inArray(lessonAbsence.lessonId, toCome)));
    },
  };
}
