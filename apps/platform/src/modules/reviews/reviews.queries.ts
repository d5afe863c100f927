import { and, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../core/database/database.ts';
import { enrollment, student, teachingClass } from '../classes/classes.tables.ts';
import { review, reviewHistory, type ReviewRow } from './reviews.tables.ts';

/** A review with the names that everyone who reads it needs. */
export interface NamedReview extends ReviewRow {
  readonly className: string;
  readonly courseId: string | null;
  readonly studentName: string;
  readonly studentAvatar: string | null;
}

type NewReview = Pick<ReviewRow, 'id' | 'classId' | 'teacherId' | 'studentId' | 'rating' | 'content' | 'createdAt'>;

/** Reviews with their names, for a statement that says which. */
export const namedReviews = (db: Db | Tx) =>
  db
    .select({
      review,
      className: teachingClass.name,
      courseId: teachingClass.courseId,
      studentName: student.name,
      studentAvatar: student.avatar,
    })
    .from(review)
    .innerJoin(teachingClass, eq(teachingClass.id, review.classId))
    .innerJoin(student, eq(student.id, review.studentId));
type NamedRow = Awaited<ReturnType<typeof namedReviews>>[number];
export const flat = ({ review: row, ...names }: NamedRow): NamedReview => ({ ...row, ...names });

/** Reads and writes single reviews. What a teacher or a student asks for names her. */
export function reviewQueries(db: Db | Tx) {
  const isOfTeacher = (teacherId: string, id: string) => and(eq(review.teacherId, teacherId), eq(review.id, id));

  async function find(condition: SQL | undefined): Promise<NamedReview | undefined> {
    const [row] = await namedReviews(db).where(condition);
    return row && flat(row);
  }

  /** Until the transaction ends, nobody else changes it. */
  async function lock(condition: SQL | undefined): Promise<NamedReview | undefined> {
    const [row] = await namedReviews(db).where(condition).for('update', { of: review });
    return row && flat(row);
  }

  return {
    lockOfTeacher: (teacherId: string, id: string) => lock(isOfTeacher(teacherId, id)),
    lockOfStudent: (studentId: string, id: string) => lock(and(eq(review.studentId, studentId), eq(review.id, id))),
    /** Of any teacher: for those who decide about reports. */
    lockAny: (id: string) => lock(eq(review.id, id)),

    ofTeacher: (teacherId: string, id: string) => find(isOfTeacher(teacherId, id)),
    /** Of any teacher: for those who decide about reports. */
    byId: (id: string) => find(eq(review.id, id)),

    /** The class, when the student takes or took its lessons. */
    async classOfStudent(classId: string, studentId: string) {
      const [row] = await db
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
