import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Db, Tx } from '../../core/database/database.ts';
import { enrollment, student } from './classes.tables.ts';
import { isWithin } from './published-views.ts';

/** A student with the account that a notice can reach, if there is one. */
export type AccountedStudent = Pick<typeof student.$inferSelect, 'id' | 'name' | 'userId'>;

/** Whose students are meant: those of a class, of its lesson that begins or began then, or the one who tries a lesson. */
export type StudentsOf = { readonly classId: string; readonly began?: Date } | { readonly trialLessonId: string };

/** Reads who takes part now; the caller has asked whose class it is. */
export const studentQueries = (db: Db | Tx) => ({
  /** By name. */
  taking: (of: StudentsOf): Promise<AccountedStudent[]> =>
    db
      .select({ id: student.id, name: student.name, userId: student.userId })
      .from(enrollment)
      .innerJoin(student, eq(student.id, enrollment.studentId))
      .where(
        and(
          'classId' in of
            ? and(eq(enrollment.classId, of.classId), isNull(enrollment.trialLessonId))
            : eq(enrollment.trialLessonId, of.trialLessonId),
          'began' in of && of.began
            ? and(or(eq(enrollment.status, 'ACTIVE'), isNotNull(enrollment.endedAt)), isWithin(enrollment, of.began))
            : eq(enrollment.status, 'ACTIVE'),
        ),
      )
      .orderBy(asc(student.name), asc(student.id)),
});
