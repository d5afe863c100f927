import { COMMENTS_BEFORE, commentsContract as contract } from '@portal/domain/community/comments.contract';
import type { AnswerOf, RequestOf } from '@portal/domain/contract/endpoint';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';

/** So many comments come at a time. */
export const COMMENTS_AT_A_TIME = 50;

const list = fromContract(contract.listComments);
type CommentList = AnswerOf<typeof contract.listComments>;
type CommentFilter = Omit<RequestOf<typeof contract.listComments>, 'lastItem' | 'firstItem' | 'size'>;
/** The page after a comment, or before one; where it begins without either. */
type CommentPage = { lastItem: string } | { firstItem: string } | undefined;

// A post counts its comments, and a chosen answer stands in its post.
const changed = { invalidatesTags: ['CommunityComment', 'CommunityPost', 'CommunityGroup'] } as const;

/** Where among comments one stands to which an address leads; -1 where none does, or it is gone. */
const placeOf = (items: CommentList['items'], id: string | undefined) => items.findIndex((one) => one.id === id);

/** Comments on posts, and answers to questions (COM-1). */
export const commentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    followComments: build.infiniteQuery<CommentList, CommentFilter, CommentPage>({
      ...list,
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ items }) => {
          const last = items.at(-1);
          return last && items.length >= COMMENTS_AT_A_TIME ? { lastItem: last.id } : undefined;
        },
        getPreviousPageParam({ items }, _pages, param, _params, { around }) {
          const before = param ? items.length - COMMENTS_AT_A_TIME : placeOf(items, around) - COMMENTS_BEFORE;
          return items[0] && before >= 0 ? { firstItem: items[0].id } : undefined;
        },
      },
      query: ({ queryArg: { around, ...post }, pageParam = { around } }) =>
        list.query({ ...post, ...pageParam, size: String(COMMENTS_AT_A_TIME) }),
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
