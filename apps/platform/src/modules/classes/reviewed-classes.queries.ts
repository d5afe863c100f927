import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../core/database/database.ts';
import { enrollment, student, teachingClass } from './classes.tables.ts';

/** Classes and students as reviews see them. */
export const reviewedClasses = {
  async classesOf(on: Db | Tx, ids: readonly string[]) {
    if (!ids.length) return new Map();
    const rows = await on
      .select({ id: teachingClass.id, name: teachingClass.name, courseId: teachingClass.courseId })
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

  async takenBy(on: Db | Tx, studentId: string, classId: string) {
    const [row] = await on
      .select({ teacherId: teachingClass.teacherId, name: teachingClass.name })
      .from(enrollment)
      .innerJoin(teachingClass, eq(teachingClass.id, enrollment.classId))
      .where(
        and(
          eq(enrollment.classId, classId),
          eq(enrollment.studentId, studentId),
          inArray(enrollment.status, ['ACTIVE', 'COMPLETED']),
          ne(teachingClass.progress, 'UPCOMING'),
        ),
      )
      .limit(1);
    return row;
  },
};
