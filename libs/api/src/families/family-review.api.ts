import { familyReviewContract as contract } from '@portal/domain/families/family-review.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

/** What a family says of a class that is over. */
export const familyReviewApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listFamilyReviews: build.query({ ...fromContract(contract.listFamilyReviews), providesTags: ['FamilyReviews'] }),
    writeFamilyReview: build.mutation({
      ...fromContract(contract.writeFamilyReview),
      invalidatesTags: ['FamilyReviews'],
    }),
    editFamilyReview: build.mutation({
      ...fromContract(contract.editFamilyReview),
      invalidatesTags: ['FamilyReviews'],
    }),
  }),
});

export const { useListFamilyReviewsQuery, useWriteFamilyReviewMutation, useEditFamilyReviewMutation } = familyReviewApi;
