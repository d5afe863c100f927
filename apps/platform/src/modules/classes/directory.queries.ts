import { type Directory, DIRECTORY_MAX } from '@portal/domain/classes/directory.contract';
import { and, asc, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../core/database/database.ts';
import { enrollment, student, teachingClass } from './classes.tables.ts';
import { lesson } from '../lessons/lessons.tables.ts';

/** Names of one teacher's classes, of who takes part in them, and of what is still to be taught. */
export function directoryQueries(db: Db) {
  const isOpen = and(ne(teachingClass.progress, 'FINISHED'), isNull(teachingClass.canceledAt));
  return {
    /** Finished classes too: people look for what is over. */
    classesOf: (teacherId: string): Promise<Directory['classes']> =>
      db
        .select({ id: teachingClass.id, name: teachingClass.name })
        .from(teachingClass)
        .where(eq(teachingClass.teacherId, teacherId))
        .orderBy(asc(teachingClass.progress), asc(teachingClass.name), asc(teachingClass.id))
        .limit(DIRECTORY_MAX),

    /** Once for each open class that a student is in. */
    studentsOf: (teacherId: string): Promise<Directory['students']> =>
      db
        .selectDistinct({
          id: student.id,
          name: student.name,
          classId: teachingClass.id,
          className: teachingClass.name,
        })
        .from(enrollment)
        .innerJoin(teachingClass, eq(teachingClass.id, enrollment.classId))
        .innerJoin(student, eq(student.id, enrollment.studentId))
        .where(and(eq(teachingClass.teacherId, teacherId), isOpen, eq(enrollment.status, 'ACTIVE')))
        .orderBy(asc(student.name), asc(student.id), asc(teachingClass.name), asc(teachingClass.id))
        .limit(DIRECTORY_MAX),

    async lessonsOf(teacherId: string, now: Date): Promise<Directory['lessons']> {
      const rows = await db
        .select({ id: lesson.id, title: lesson.title, className: teachingClass.name, startAt: lesson.startAt })
        .from(lesson)
        .innerJoin(teachingClass, eq(teachingClass.id, lesson.classId))
        .where(
          and(
            eq(lesson.teacherId, teacherId),
            inArray(lesson.status, ['UPCOMING', 'IN_PROGRESS']),
            gt(lesson.endAt, now),
          ),
        )
        .orderBy(asc(lesson.startAt))
        .limit(DIRECTORY_MAX);
      return rows.map((row) => ({ ...row, startAt: row.startAt.toISOString() }));
    },
  };
}
