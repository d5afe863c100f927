import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FormerStudent } from '@portal/domain/classes/class-students.contract';
import type { Db, Tx } from '../../../core/database/database.ts';
import { enrollment, student, teachingClass } from '../classes.tables.ts';
import { isNewest } from '../published-views.ts';

export type EnrollmentRow = typeof enrollment.$inferSelect;

/** How an enrolment ends; `movedTo` is the class he goes on in. */
type Ending = Pick<EnrollmentRow, 'status' | 'movedTo'> & { readonly endReason: string; readonly endedAt: Date };

/** Who leaves the classes of one teacher, and who has left; every statement names her. */
export function classStudentQueries(db: Db | Tx, teacherId: string) {
  const isRegular = isNull(enrollment.trialLessonId);
  const inOwn = (classId: string) =>
    and(
      eq(enrollment.classId, classId),
      sql`exists (select 1 from ${teachingClass} where ${teachingClass.id} = ${classId} and ${eq(teachingClass.teacherId, teacherId)})`,
    );

  return {
    /** As what he is in the class, or was last; who is only there to try a lesson comes last. */
    async standing(classId: string, studentId: string): Promise<EnrollmentRow | undefined> {
      const [row] = await db
        .select()
        .from(enrollment)
        .where(and(inOwn(classId), eq(enrollment.studentId, studentId)))
        .orderBy(desc(isRegular), sql`${enrollment.endedAt} desc nulls first`, asc(enrollment.id))
        .limit(1);
      return row;
    },

    /** Ends an enrolment that is still as it was read; false when somebody was first. */
    async end({ id, classId, status }: Pick<EnrollmentRow, 'id' | 'classId' | 'status'>, to: Ending): Promise<boolean> {
      const rows = await db
        .update(enrollment)
        .set(to)
        .where(and(eq(enrollment.id, id), inOwn(classId), eq(enrollment.status, status), isNull(enrollment.endedAt)))
        .returning({ id: enrollment.id });
      return rows.length === 1;
    },

    /** What a notice can reach him by, if there is such; the caller has found him in a class of hers. */
    async accountOf(studentId: string): Promise<string[]> {
      const rows = await db.select({ userId: student.userId }).from(student).where(eq(student.id, studentId));
      return rows.flatMap(({ userId }) => userId ?? []);
    },

    /** Who was in the class and is not any more, last left first. */
    async former(classId: string): Promise<FormerStudent[]> {
      const to = alias(teachingClass, 'to_class');
      const rows = await db
        .select({
          id: student.id,
          name: student.name,
          avatar: student.avatar,
          enrolledAt: enrollment.enrolledAt,
          leftAt: enrollment.endedAt,
          reason: enrollment.endReason,
          movedTo: { id: to.id, name: to.name },
        })
        .from(enrollment)
        .innerJoin(student, eq(student.id, enrollment.studentId))
        .leftJoin(to, eq(to.id, enrollment.movedTo))
        .where(and(inOwn(classId), isRegular, isNotNull(enrollment.endedAt), isNewest(enrollment)))
        .orderBy(desc(enrollment.endedAt), asc(enrollment.id));
      return rows.map((row) => ({
        ...row,
        enrolledAt: row.enrolledAt.toISOString(),
        leftAt: row.leftAt!.toISOString(),
        reason: row.reason!,
      }));
    },
  };
}
