import type { Rating, ReviewHandling } from '@portal/domain/reviews/review';
import type { reviewsContract } from '@portal/domain/reviews/reviews.contract';
import { addDays, instantOf } from '@portal/domain/time/day';
import type { Caller, Handlers } from '../../core/http/implement.ts';
import { namedReviews } from './named-reviews.ts';
import type { ReviewDeps } from './review-deps.ts';
import { type ReviewFilter, reviewListQueries } from './review-list.queries.ts';
import { reviewView } from './review-view.ts';
import type { reviewService } from './reviews.service.ts';

const PAGE_SIZE = 10;
const BY_THE_TEAM: readonly ReviewHandling[] = ['ADMIN_PENDING', 'ADMIN_COMPLETED'];

interface Wanted {
  readonly rating?: string | undefined;
  readonly classId?: string | undefined;
  readonly handling?: ReviewHandling | 'ADMIN' | undefined;
  readonly hidden?: string | undefined;
  readonly answered?: string | undefined;
  readonly removed?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export function reviewsHandlers(
  { database: { db }, classes }: Pick<ReviewDeps, 'database' | 'classes'>,
  reviews: ReturnType<typeof reviewService>,
): Handlers<typeof reviewsContract> {
  /** Days are the teacher's, the last one included. */
  function filterOf(
    { timeZone }: Caller,
    { rating, handling, hidden, answered, removed, from, to, ...rest }: Wanted,
  ): ReviewFilter {
    return {
      ...rest,
      ...(rating !== undefined && { rating: Number(rating) as Rating }),
      ...(handling && { handlings: handling === 'ADMIN' ? BY_THE_TEAM : [handling] }),
      ...(answered !== undefined && { isAnswered: answered === 'true' }),
      isRemoved: removed === 'true',
      ...(hidden !== undefined && { isHidden: hidden === 'true' }),
      ...(from !== undefined && { from: instantOf(from, 0, timeZone) }),
      ...(to !== undefined && { until: instantOf(addDays(to, 1), 0, timeZone) }),
    };
  }

  return {
    async listReviews({ query: { page = '1', size = String(PAGE_SIZE), ...wanted }, caller }) {
      const filter = filterOf(caller, wanted);
      const list = reviewListQueries(db, caller.userId);
      const rows = await list.page(filter, { page: Number(page), size: Number(size) });
      const items = await namedReviews(db, classes, rows);
      return { data: { total: await list.total(filter), items: items.map(reviewView) } };
    },

    async summarizeReviews({ query, caller }) {
      return { data: await reviewListQueries(db, caller.userId).numbers(filterOf(caller, query)) };
    },

    getReview: async ({ params: { id }, caller: { userId } }) => ({ data: await reviews.one(userId, id) }),

    replyToReview: async ({ params: { id }, body: { isConfirmed = false, ...body }, caller: { userId } }) => ({
      data: await reviews.reply(userId, id, { ...body, isConfirmed }),
    }),

    deleteReviewReply: async ({ params: { id }, caller: { userId } }) => ({
      data: await reviews.deleteReply(userId, id),
    }),

    hideReview: async ({ params: { id }, body: { reason }, caller: { userId } }) => ({
      data: await reviews.hide(userId, id, reason),
    }),

    previewReviewHiding: async ({ params: { id }, caller: { userId } }) => ({
      data: await reviews.previewHiding(userId, id),
    }),

    unhideReview: async ({ params: { id }, caller: { userId } }) => ({ data: await reviews.unhide(userId, id) }),

    markReviewProcessed: async ({ params: { id }, caller: { userId } }) => ({
      data: await reviews.markProcessed(userId, id),
    }),

    askAboutReview: async ({ params: { id }, body: { question }, caller: { userId } }) => ({
      data: await reviews.ask(userId, id, question),
    }),

    reportReview: async ({ params: { id }, body, caller: { userId } }) => ({
      data: await reviews.report(userId, id, body),
    }),
  };
}
