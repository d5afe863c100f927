import { moderationContract as contract } from '@portal/domain/community/moderation.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

const changed = { invalidatesTags: ['CommunityPost', 'CommunityComment', 'CommunityGroup'] } as const;

/** What readers, those who look after a group, and authors do about words that should not stand there. */
export const moderationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    reportPost: build.mutation({ ...fromContract(contract.reportPost), ...changed }),
    removePost: build.mutation({ ...fromContract(contract.removePost), ...changed }),
    takeBackPostRemoval: build.mutation({ ...fromContract(contract.takeBackPostRemoval), ...changed }),
    appealPost: build.mutation({ ...fromContract(contract.appealPost), ...changed }),
    reportComment: build.mutation({ ...fromContract(contract.reportComment), ...changed }),
    removeComment: build.mutation({ ...fromContract(contract.removeComment), ...changed }),
    takeBackCommentRemoval: build.mutation({ ...fromContract(contract.takeBackCommentRemoval), ...changed }),
    appealComment: build.mutation({ ...fromContract(contract.appealComment), ...changed }),
  }),
});

export const {
  useReportPostMutation,
  useRemovePostMutation,
  useTakeBackPostRemovalMutation,
  useAppealPostMutation,
  useReportCommentMutation,
  useRemoveCommentMutation,
  useTakeBackCommentRemovalMutation,
  useAppealCommentMutation,
} = moderationApi;
