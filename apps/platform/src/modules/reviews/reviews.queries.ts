import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { StarCounts } from '@portal/domain/reviews/public-rating';
import type { Rating } from '@portal/domain/reviews/review';
import type { Db, Tx } from '../../core/database/database.ts';
import { guardianshipView } from '../classes/module.ts';
import { review, reviewHistory, reviewRating, type ReviewRow } from './reviews.tables.ts';

type NewReview = Pick<ReviewRow, 'id' | 'classId' | 'teacherId' | 'studentId' | 'rating' | 'content' | 'createdAt'>;

/** A child of a guardian's in a class. */
interface OwnChild {
  readonly guardianId: string;
  readonly classId: string;
  readonly studentId: string;
}

/** Reads and writes single reviews. What a teacher or a family asks for names her. */
export function reviewQueries(db: Db | Tx) {
  const isOfTeacher = (teacherId: string, id: string) => and(eq(review.teacherId, teacherId), eq(review.id, id));
  const isOfFamily = ({ guardianId, classId }: Omit<OwnChild, 'studentId'>) =>
    and(
      eq(review.classId, classId),
      inArray(
        review.studentId,
        db
          .select({ id: guardianshipView.studentId })
          .from(guardianshipView)
          .where(eq(guardianshipView.guardianId, guardianId)),
      ),
    );
  const isOfChild = ({ studentId, ...family }: OwnChild) => and(isOfFamily(family), eq(review.studentId, studentId));

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
    lockOfChild: (own: OwnChild) => lock(isOfChild(own)),
    /** Of any teacher: for those who decide about reports. */
    lockAny: (id: string) => lock(eq(review.id, id)),

    ofChild: (own: OwnChild) => find(isOfChild(own)),
    /** What a family has said of a class, for any of its children. */
    ofFamily: (family: Omit<OwnChild, 'studentId'>): Promise<ReviewRow[]> =>
      db.select().from(review).where(isOfFamily(family)),

    ofTeacher: (teacherId: string, id: string) => find(isOfTeacher(teacherId, id)),
    /** Of any teacher: for those who decide about reports. */
    byId: (id: string) => find(eq(review.id, id)),

    /** What a review said before its family changed it last. */
    async lastWords(id: string): Promise<string | undefined> {
      const [row] = await db
        .select({ note: reviewHistory.note })
        .from(reviewHistory)
        .where(and(eq(reviewHistory.reviewId, id), eq(reviewHistory.event, 'EDIT')))
        .orderBy(desc(reviewHistory.seq))
        .limit(1);
      return row?.note;
    },

    /** Of her published reviews. */
    async starsOf(teacherId: string): Promise<StarCounts> {
      const [row] = await db.select().from(reviewRating).where(eq(reviewRating.teacherId, teacherId));
      const of = (stars: Rating) => row?.[`stars${stars}`] ?? 0;
      return { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5) };
    },

    /** Undefined when somebody has reviewed the class for this student before. */
    async add(row: NewReview): Promise<ReviewRow | undefined> {
      const [added] = await db
        .insert(review)
        .values({ ...row, handling: 'PENDING' })
        .onConflictDoNothing({ target: [review.classId, review.studentId] })
        .returning();
      return added;
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
