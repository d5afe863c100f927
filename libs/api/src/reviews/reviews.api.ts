import { reviewsContract as contract } from '@portal/domain/reviews/reviews.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';

const read = { providesTags: ['Review'], onCacheEntryAdded: refetchOn('review.changed', ['Review']) } as const;
const changed = { invalidatesTags: ['Review'] } as const;

/** What students say of classes, and what the teacher does with it (REV-1). */
export const reviewsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listReviews: build.query({ ...fromContract(contract.listReviews), ...read }),
    summarizeReviews: build.query({ ...fromContract(contract.summarizeReviews), ...read }),
    getReview: build.query({ ...fromContract(contract.getReview), ...read }),
    previewReviewHiding: build.query({ ...fromContract(contract.previewReviewHiding), ...read }),
    replyToReview: build.mutation({ ...fromContract(contract.replyToReview), ...changed }),
    deleteReviewReply: build.mutation({ ...fromContract(contract.deleteReviewReply), ...changed }),
    hideReview: build.mutation({ ...fromContract(contract.hideReview), ...changed }),
    unhideReview: build.mutation({ ...fromContract(contract.unhideReview), ...changed }),
    markReviewProcessed: build.mutation({ ...fromContract(contract.markReviewProcessed), ...changed }),
    askAboutReview: build.mutation({ ...fromContract(contract.askAboutReview), ...changed }),
    reportReview: build.mutation({ ...fromContract(contract.reportReview), ...changed }),
  }),
});

export const {
  useListReviewsQuery,
  useSummarizeReviewsQuery,
  useGetReviewQuery,
  usePreviewReviewHidingQuery,
  useReplyToReviewMutation,
  useDeleteReviewReplyMutation,
  useHideReviewMutation,
  useUnhideReviewMutation,
  useMarkReviewProcessedMutation,
  useAskAboutReviewMutation,
  useReportReviewMutation,
} = reviewsApi;
