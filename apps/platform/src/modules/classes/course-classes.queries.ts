import { and, countDistinct, eq, inArray, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../core/database/database.ts';
import type { CourseClasses } from '../courses/module.ts';
import { enrollment, teachingClass } from './classes.tables.ts';

/** Classes as the courses see them that they are made from. */
export const courseClasses: Omit<CourseClasses, 'weeklyLessons'> = {
  async studentCounts(on: Db | Tx, courseIds: readonly string[]) {
    if (!courseIds.length) return new Map();
    const rows = await on
      .select({ courseId: teachingClass.courseId, n: countDistinct(enrollment.studentId) })
      .from(teachingClass)
      .innerJoin(enrollment, eq(enrollment.classId, teachingClass.id))
      .where(and(inArray(teachingClass.courseId, [...courseIds]), inArray(enrollment.status, ['ACTIVE', 'COMPLETED'])))
      .groupBy(teachingClass.courseId);
    return new Map(rows.map(({ courseId, n }) => [courseId!, n]));
  },

  async hasOpen(on: Db | Tx, courseId: string) {
    const isOpen = and(inArray(teachingClass.progress, ['UPCOMING', 'IN_PROGRESS']), isNull(teachingClass.canceledAt));
    const rows = await on
      .select({ id: teachingClass.id })
      .from(teachingClass)
      .where(and(eq(teachingClass.courseId, courseId), isOpen))
      .limit(1);
    return rows.length > 0;
  },
};
