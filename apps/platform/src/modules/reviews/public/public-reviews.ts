import type { PublicReview } from '@portal/domain/teachers/public-teacher';
import type { Db } from '../../../core/database/database.ts';
import { guardianQueries } from '../../classes/module.ts';
import type { ReviewedClasses } from '../review-deps.ts';
import { publicReviewRows } from './public-reviews.queries.ts';

/** A review as anybody may read it, but for the name: of the guardian, and of a student who has none nobody's. */
export interface ReadReview extends Omit<PublicReview, 'author'> {
  readonly guardianName: string | null;
}

/** Reads what families say of a teacher, for anybody. */
export async function publicReviews(
  db: Db,
  classes: Pick<ReviewedClasses, 'classesOf'>,
  teacherId: string,
  page: { readonly page: number; readonly size: number },
): Promise<ReadReview[]> {
  const rows = await publicReviewRows(db, teacherId, page);
  const names = await classes.classesOf(db, [...new Set(rows.map((row) => row.review.classId))]);
  const guardians = await guardianQueries(db).ofStudents(rows.map((row) => row.review.studentId));
  return rows.map(({ review, guardianId }) => {
    const { id, rating, content, createdAt, replyContent, repliedAt, classId, studentId } = review;
    const own = guardians.get(studentId) ?? [];
    return {
      id,
      rating,
      content,
      className: names.get(classId)!.name,
      at: createdAt.toISOString(),
      reply: replyContent === null ? null : { content: replyContent, at: repliedAt!.toISOString() },
      guardianName: (own.find((one) => one.id === guardianId) ?? own[0])?.name ?? null,
    };
  });
}
