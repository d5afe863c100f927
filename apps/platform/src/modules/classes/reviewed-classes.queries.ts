import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../core/database/database.ts';
import { enrollment, guardian, student, studentGuardian, teachingClass } from './classes.tables.ts';
import { takesPart } from './published-views.ts';

/** Classes and students as reviews see them. */
export const reviewedClasses = {
  async classesOf(on: Db | Tx, ids: readonly string[]) {
    if (!ids.length) return new Map();
    const rows = await on
      .select({
        id: teachingClass.id,
        name: teachingClass.name,
        courseId: teachingClass.courseId,
        lessonTotal: teachingClass.lessonTotal,
      })
      .from(teachingClass)
      .where(inArray(teachingClass.id, [...ids]));
    return new Map(rows.map(({ id, ...facts }) => [id, facts]));
  },

  async studentsOf(on: Db | Tx, ids: readonly string[]) {
    if (!ids.length) return new Map();
    const rows = await on
      .select({ id: student.id, name: student.name, avatar: student.avatar })
      .from(student)
      .where(inArray(student.id, [...ids]));
    return new Map(rows.map(({ id, ...facts }) => [id, facts]));
  },

  async languagesOf(on: Db | Tx, studentId: string) {
    const rows = await on
      .selectDistinct({ language: guardian.language })
      .from(studentGuardian)
      .innerJoin(guardian, eq(guardian.id, studentGuardian.guardianId))
      .where(eq(studentGuardian.studentId, studentId))
      .orderBy(guardian.language);
    return rows.map(({ language }) => language);
  },

  async takenBy(
    on: Db | Tx,
    { studentId, guardianId, classId }: { studentId: string; guardianId: string; classId: string },
  ) {
    const [row] = await on
      .select({
        teacherId: teachingClass.teacherId,
        name: teachingClass.name,
        isOver: sql<boolean>`${teachingClass.canceledAt} is not null or ${inArray(teachingClass.progress, ['ENDED', 'FINISHED'])}`,
      })
      .from(enrollment)
      .innerJoin(teachingClass, eq(teachingClass.id, enrollment.classId))
      .innerJoin(studentGuardian, eq(studentGuardian.studentId, enrollment.studentId))
      .where(
        and(
          eq(enrollment.classId, classId),
          eq(enrollment.studentId, studentId),
          eq(studentGuardian.guardianId, guardianId),
          takesPart(enrollment, teachingClass),
          ne(teachingClass.progress, 'UPCOMING'),
        ),
      )
      .limit(1);
    return row;
  },
};
