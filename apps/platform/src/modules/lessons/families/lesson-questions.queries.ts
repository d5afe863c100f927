import { and, asc, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { lessonQuestion, type LessonQuestionRow } from './family-answers.tables.ts';

/** Reads and writes what families ask about lessons; the caller has asked whose lesson it is. */
export function lessonQuestionQueries(db: Db | Tx) {
  const isOpen = isNull(lessonQuestion.answeredAt);
  return {
    /** Lessons of any teacher with a question that is open, or was until after a moment. */
    async questioned(since: Date): Promise<string[]> {
      const rows = await db
        .selectDistinct({ id: lessonQuestion.lessonId })
        .from(lessonQuestion)
        .where(or(isOpen, gt(lessonQuestion.answeredAt, since)));
      return rows.map(({ id }) => id);
    },

    /** The newest first. */
    ofLesson: (lessonId: string): Promise<LessonQuestionRow[]> =>
      db
        .select()
        .from(lessonQuestion)
        .where(eq(lessonQuestion.lessonId, lessonId))
        .orderBy(desc(lessonQuestion.askedAt), asc(lessonQuestion.id)),

    /** What was asked about these lessons, the newest first. */
    async ofLessons(lessonIds: readonly string[]): Promise<LessonQuestionRow[]> {
      if (!lessonIds.length) return [];
      return db
        .select()
        .from(lessonQuestion)
        .where(inArray(lessonQuestion.lessonId, [...lessonIds]))
        .orderBy(desc(lessonQuestion.askedAt), asc(lessonQuestion.id));
    },

    /** False where this guardian has an open one about this lesson. */
    async ask(row: Omit<LessonQuestionRow, 'answer' | 'answeredAt'>): Promise<boolean> {
      const rows = await db
        .insert(lessonQuestion)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: lessonQuestion.id });
      return rows.length === 1;
    },

    /** False where it is answered already. */
    async answer(lessonId: string, id: string, answer: string, answeredAt: Date): Promise<boolean> {
      const rows = await db
        .update(lessonQuestion)
        .set({ answer, answeredAt })
        .where(and(eq(lessonQuestion.lessonId, lessonId), eq(lessonQuestion.id, id), isOpen))
        .returning({ id: lessonQuestion.id });
      return rows.length === 1;
    },
  };
}
