import { commentsContract as contract } from '@portal/domain/community/comments.contract';
import type { AnswerOf, RequestOf } from '@portal/domain/contract/endpoint';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';

/** So many comments come at a time. */
export const COMMENTS_AT_A_TIME = 50;

const list = fromContract(contract.listComments);
type CommentList = AnswerOf<typeof contract.listComments>;
type CommentFilter = Omit<RequestOf<typeof contract.listComments>, 'lastItem' | 'size'>;

// A post counts its comments, and a chosen answer stands in its post.
const changed = { invalidatesTags: ['CommunityComment', 'CommunityPost', 'CommunityGroup'] } as const;

/** Comments on posts, and answers to questions (COM-1). */
export const commentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    followComments: build.infiniteQuery<CommentList, CommentFilter, string | undefined>({
      ...list,
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ items }) => (items.length < COMMENTS_AT_A_TIME ? undefined : items.at(-1)?.id),
      },
      query: ({ queryArg, pageParam }) =>
        list.query({ ...queryArg, lastItem: pageParam, size: String(COMMENTS_AT_A_TIME) }),
      providesTags: ['CommunityComment'],
      onCacheEntryAdded: refetchOn('post.changed', ['CommunityComment']),
    }),
    createComment: build.mutation({ ...fromContract(contract.createComment), ...changed }),
    updateComment: build.mutation({ ...fromContract(contract.updateComment), ...changed }),
    deleteComment: build.mutation({ ...fromContract(contract.deleteComment), ...changed }),
  }),
});

export const {
  useFollowCommentsInfiniteQuery,
  useCreateCommentMutation,
  useUpdateCommentMutation,
  useDeleteCommentMutation,
} = commentsApi;
