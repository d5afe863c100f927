import { and, asc, eq, gte, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../core/database/database.ts';
import { classView } from '../../modules/classes/module.ts';
import { lessonMoveView as move, lessonView as lesson } from '../../modules/lessons/module.ts';

/** What the students of the demo look at before they act. */
export function studentSideQueries(db: Db) {
  return {
    /** Proposals of teachers that wait for their students. */
    waitingMoves: (): Promise<{ id: string; classId: string; createdAt: Date }[]> =>
      db
        .select({ id: move.id, classId: lesson.classId, createdAt: move.createdAt })
        .from(move)
        .innerJoin(lesson, eq(lesson.id, move.lessonId))
        .where(and(eq(move.status, 'PROPOSED'), eq(move.proposedBy, 'TEACHER')))
        .orderBy(asc(move.seq)),

    /** Classes of a teacher that go on. */
    async classesOf(teacherId: string): Promise<string[]> {
      const isRunning = and(eq(classView.progress, 'IN_PROGRESS'), isNull(classView.canceledAt));
      const rows = await db
        .select({ id: classView.id })
        .from(classView)
        .where(and(eq(classView.teacherId, teacherId), isRunning))
        .orderBy(asc(classView.id));
      return rows.map(({ id }) => id);
    },

    /** Lessons of a teacher from one moment to another that no proposal waits for, in order. */
    quietLessons: (teacherId: string, from: Date, to: Date): Promise<{ id: string; classId: string }[]> =>
      db
        .select({ id: lesson.id, classId: lesson.classId })
        .from(lesson)
        .leftJoin(move, and(eq(move.lessonId, lesson.id), eq(move.status, 'PROPOSED')))
        .where(
          and(
            eq(lesson.teacherId, teacherId),
            eq(lesson.status, 'UPCOMING'),
            gte(lesson.startAt, from),
            lt(lesson.startAt, to),
            isNull(move.id),
          ),
        )
        .orderBy(asc(lesson.startAt)),
  };
}
