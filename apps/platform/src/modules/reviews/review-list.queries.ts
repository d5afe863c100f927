import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { REVIEW_HANDLINGS, type Rating, type ReviewHandling } from '@portal/domain/reviews/review';
import type { Db } from '../../core/database/database.ts';
import { review } from './reviews.tables.ts';

export interface ReviewFilter {
  readonly rating?: Rating | undefined;
  readonly classId?: string | undefined;
  readonly handlings?: readonly ReviewHandling[] | undefined;
  readonly isHidden?: boolean | undefined;
  readonly isAnswered?: boolean | undefined;
  /** Those that the team removed, or, without a word, all but those. */
  readonly isRemoved?: boolean | undefined;
  /** Written from this moment on, and before that one. */
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}

export interface ReviewNumbers {
  readonly count: number;
  readonly average: number | null;
  readonly spread: Record<`${Rating}`, number>;
  readonly handlings: Record<ReviewHandling, number>;
  readonly answered: number;
  readonly hidden: number;
}

/** Reads the reviews of one teacher. Every statement names her. */
export function reviewListQueries(db: Db, teacherId: string) {
  const wanted = ({ rating, classId, handlings, isHidden, isAnswered, isRemoved, from, until }: ReviewFilter) =>
    and(
      eq(review.teacherId, teacherId),
      rating && eq(review.rating, rating),
      classId === undefined ? undefined : eq(review.classId, classId),
      handlings && inArray(review.handling, [...handlings]),
      isHidden === undefined ? undefined : isHidden ? isNotNull(review.hiddenAt) : isNull(review.hiddenAt),
      isAnswered === undefined ? undefined : isAnswered ? isNotNull(review.repliedAt) : isNull(review.repliedAt),
      isRemoved ? eq(review.outcome, 'REMOVED') : sql`${review.outcome} is distinct from 'REMOVED'`,
      from && gte(review.createdAt, from),
      until && lt(review.createdAt, until),
    );
  const countOf = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`;
  const ofStars = (rating: Rating) => countOf(eq(review.rating, rating));

  return {
    async total(filter: ReviewFilter): Promise<number> {
      const [row] = await db.select({ n: count() }).from(review).where(wanted(filter));
      return row!.n;
    },

    /** Newest first. */
    page: (filter: ReviewFilter, { page, size }: { page: number; size: number }) =>
      db
        .select()
        .from(review)
        .where(wanted(filter))
        .orderBy(desc(review.createdAt), desc(review.seq))
        .limit(size)
        .offset((page - 1) * size),

    async numbers(filter: ReviewFilter): Promise<ReviewNumbers> {
      const [row] = await db
        .select({
          count: count(),
          average: sql<number | null>`round(avg(${review.rating}), 2)::float8`,
          spread: { 1: ofStars(1), 2: ofStars(2), 3: ofStars(3), 4: ofStars(4), 5: ofStars(5) },
          handlings: Object.fromEntries(
            REVIEW_HANDLINGS.map((handling) => [handling, countOf(eq(review.handling, handling))]),
          ) as Record<ReviewHandling, ReturnType<typeof countOf>>,
          answered: countOf(isNotNull(review.repliedAt)),
          hidden: countOf(isNotNull(review.hiddenAt)),
        })
        .from(review)
        .where(wanted(filter));
      return row!;
    },
  };
}
