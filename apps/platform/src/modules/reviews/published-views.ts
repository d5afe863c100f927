import { and, isNull, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { review, reviewRating } from './reviews.tables.ts';

// What other contexts may read of reviews in a statement of their own; the tables belong to this context alone.
const read = new QueryBuilder({ casing: 'snake_case' });

/** What the published reviews of each teacher say together, for the statements of other contexts; who has none may be missing. */
export const ratingView = read
  .select({
    teacherId: reviewRating.teacherId,
    stars1: reviewRating.stars1,
    stars2: reviewRating.stars2,
    stars3: reviewRating.stars3,
    stars4: reviewRating.stars4,
    stars5: reviewRating.stars5,
    count: reviewRating.count,
    score: reviewRating.score,
  })
  .from(reviewRating)
  .as('rating_view');

/** When a teacher answered to reviews, for the statements of other contexts. */
export const reviewReplyView = read
  .select({ teacherId: review.teacherId, repliedAt: review.repliedAt })
  .from(review)
  .as('review_reply_view');

/** Reviews that anybody may read, for the statements of other contexts. */
export const publishedReviewView = read
  .select({
    id: review.id,
    teacherId: review.teacherId,
    classId: review.classId,
    studentId: review.studentId,
    rating: review.rating,
    createdAt: review.createdAt,
  })
  .from(review)
  .where(and(isNull(review.hiddenAt), sql`${review.outcome} is distinct from 'REMOVED'`))
  .as('published_review_view');
