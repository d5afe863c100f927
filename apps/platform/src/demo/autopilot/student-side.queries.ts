import { and, asc, eq, gte, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../core/database/database.ts';
import { lesson } from '../../modules/lessons/lessons.tables.ts';
import { lessonMove } from '../../modules/lessons/moves/lesson-moves.tables.ts';

/** What the students of the demo look at before they act. */
export function studentSideQueries(db: Db) {
  return {
    /** Proposals of teachers that wait for their students. */
    waitingMoves: (): Promise<{ id: string; createdAt: Date }[]> =>
      db
        .select({ id: lessonMove.id, createdAt: lessonMove.createdAt })
        .from(lessonMove)
        .where(and(eq(lessonMove.status, 'PROPOSED'), eq(lessonMove.proposedBy, 'TEACHER')))
        .orderBy(asc(lessonMove.seq)),

    /** Lessons of a teacher from one moment to another that no proposal waits for, in order. */
    quietLessons: (teacherId: string, from: Date, to: Date): Promise<{ id: string }[]> =>
      db
        .select({ id: lesson.id })
        .from(lesson)
        .leftJoin(lessonMove, and(eq(lessonMove.lessonId, lesson.id), eq(lessonMove.status, 'PROPOSED')))
        .where(
          and(
            eq(lesson.teacherId, teacherId),
            eq(lesson.status, 'UPCOMING'),
            gte(lesson.startAt, from),
            lt(lesson.startAt, to),
            isNull(lessonMove.id),
          ),
        )
        .orderBy(asc(lesson.startAt)),
  };
}
