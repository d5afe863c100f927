import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { review, reviewHistory } from '../reviews.tables.ts';

/** What anybody may read of a teacher, the newest first: neither hidden nor removed. Of each, which guardian has said it. */
export const publicReviewRows = (
  db: Db | Tx,
  teacherId: string,
  { page, size }: { readonly page: number; readonly size: number },
) =>
  db
    .select({ review, guardianId: reviewHistory.actorId })
    .from(review)
    .leftJoin(
      reviewHistory,
      and(eq(reviewHistory.reviewId, review.id), eq(reviewHistory.event, 'POST'), eq(reviewHistory.actor, 'GUARDIAN')),
    )
    // As the index is written.
    .where(
      and(
        eq(review.teacherId, teacherId),
        sql`${review.hiddenAt} is null and ${review.outcome} is distinct from 'REMOVED'`,
      ),
    )
    .orderBy(desc(review.createdAt), desc(review.seq))
    .limit(size)
    .offset((page - 1) * size);
