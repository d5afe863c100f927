import { and, eq, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../core/database/database.ts';
import { review, reviewHistory, type ReviewRow } from './reviews.tables.ts';

type NewReview = Pick<ReviewRow, 'id' | 'classId' | 'teacherId' | 'studentId' | 'rating' | 'content' | 'createdAt'>;

/** Reads and writes single reviews. What a teacher or a student asks for names her. */
export function reviewQueries(db: Db | Tx) {
  const isOfTeacher = (teacherId: string, id: string) => and(eq(review.teacherId, teacherId), eq(review.id, id));

  async function find(condition: SQL | undefined): Promise<ReviewRow | undefined> {
    const [row] = await db.select().from(review).where(condition);
    return row;
  }

  /** Until the transaction ends, nobody else changes it. */
  async function lock(condition: SQL | undefined): Promise<ReviewRow | undefined> {
    const [row] = await db.select().from(review).where(condition).for('update');
    return row;
  }

  return {
    lockOfTeacher: (teacherId: string, id: string) => lock(isOfTeacher(teacherId, id)),
    lockOfStudent: (studentId: string, id: string) => lock(and(eq(review.studentId, studentId), eq(review.id, id))),
    /** Of any teacher: for those who decide about reports. */
    lockAny: (id: string) => lock(eq(review.id, id)),

    ofTeacher: (teacherId: string, id: string) => find(isOfTeacher(teacherId, id)),
    /** Of any teacher: for those who decide about reports. */
    byId: (id: string) => find(eq(review.id, id)),

    /** False when the student has reviewed the class before. */
    async add(row: NewReview): Promise<boolean> {
      const added = await db
        .insert(review)
        .values({ ...row, handling: 'PENDING' })
        .onConflictDoNothing({ target: [review.classId, review.studentId] })
        .returning({ id: review.id });
      return added.length === 1;
    },

    /** Changes a review that is still as it was read; undefined when it is not. */
    async change(asRead: ReviewRow, set: Partial<ReviewRow>): Promise<ReviewRow | undefined> {
      const [changed] = await db
        .update(review)
        .set({ ...set, version: asRead.version + 1 })
        .where(and(eq(review.id, asRead.id), eq(review.handling, asRead.handling), eq(review.version, asRead.version)))
        .returning();
      return changed;
    },

    async record(row: typeof reviewHistory.$inferInsert): Promise<void> {
      await db.insert(reviewHistory).values(row);
    },
  };
}
