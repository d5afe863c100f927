import { and, asc, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import { type Directory, DIRECTORY_MAX } from '@portal/domain/planning/directory.contract';
import type { Db } from '../../../core/database/database.ts';
import { classView, enrollmentView, studentView } from '../../classes/module.ts';
import { lessonView, LONGEST_LESSON_MS } from '../../lessons/module.ts';

/** Names of one teacher's classes, of who takes part in them, and of what is still to be taught. */
export function directoryQueries(db: Db) {
  const isOpen = and(ne(classView.progress, 'FINISHED'), isNull(classView.canceledAt));
  return {
    /** Finished classes too: people look for what is over. */
    classesOf: (teacherId: string): Promise<Directory['classes']> =>
      db
        .select({ id: classView.id, name: classView.name })
        .from(classView)
        .where(eq(classView.teacherId, teacherId))
        .orderBy(asc(classView.progress), asc(classView.name), asc(classView.id))
        .limit(DIRECTORY_MAX),

    /** Once for each open class that a student is in. */
    studentsOf: (teacherId: string): Promise<Directory['students']> =>
      db
        .selectDistinct({
          id: studentView.id,
          name: studentView.name,
          classId: classView.id,
          className: classView.name,
        })
        .from(enrollmentView)
        .innerJoin(classView, eq(classView.id, enrollmentView.classId))
        .innerJoin(studentView, eq(studentView.id, enrollmentView.studentId))
        .where(and(eq(classView.teacherId, teacherId), isOpen, eq(enrollmentView.status, 'ACTIVE')))
        .orderBy(asc(studentView.name), asc(studentView.id), asc(classView.name), asc(classView.id))
        .limit(DIRECTORY_MAX),

    async lessonsOf(teacherId: string, now: Date): Promise<Directory['lessons']> {
      const rows = await db
        .select({ id: lessonView.id, title: lessonView.title, className: classView.name, startAt: lessonView.startAt })
        .from(lessonView)
        .innerJoin(classView, eq(classView.id, lessonView.classId))
        .where(
          and(
            eq(lessonView.teacherId, teacherId),
            inArray(lessonView.status, ['UPCOMING', 'IN_PROGRESS']),
            gt(lessonView.endAt, now),
            // Says nothing new, but history need not be read for it.
            gt(lessonView.startAt, new Date(now.getTime() - LONGEST_LESSON_MS)),
          ),
        )
        .orderBy(asc(lessonView.startAt))
        .limit(DIRECTORY_MAX);
      return rows.map((row) => ({ ...row, startAt: row.startAt.toISOString() }));
    },
  };
}
