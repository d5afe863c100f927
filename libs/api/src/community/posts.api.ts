import type { CommunityPost } from '@portal/domain/community/post';
import { postsContract as contract } from '@portal/domain/community/posts.contract';
import type { AnswerOf, RequestOf } from '@portal/domain/contract/endpoint';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';

/** So many posts come at a time. */
export const POSTS_AT_A_TIME = 20;

const list = fromContract(contract.listGroupPosts);
type PostList = AnswerOf<typeof contract.listGroupPosts>;
type PostFilter = Omit<RequestOf<typeof contract.listGroupPosts>, 'lastItem' | 'size'>;

/** Every list of posts, apart from the pages of single ones. */
const LISTS = { type: 'CommunityPost', id: 'LIST' } as const;
const followed = { onCacheEntryAdded: refetchOn('post.changed', ['CommunityPost']) };
const listed = { providesTags: [LISTS], ...followed };
const changed = { invalidatesTags: ['CommunityPost', 'CommunityComment', 'CommunityGroup'] } as const;

/** What teachers say in their groups (COM-1). */
export const postsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** As far as it is looked at, page after page by the last post that is shown. */
    followGroupPosts: build.infiniteQuery<PostList, PostFilter, string | undefined>({
      ...list,
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ items }) => (items.length < POSTS_AT_A_TIME ? undefined : items.at(-1)?.id),
      },
      query: ({ queryArg, pageParam }) =>
        list.query({ ...queryArg, lastItem: pageParam, size: String(POSTS_AT_A_TIME) }),
      ...listed,
    }),
    /** The first few, for a place beside the list. */
    listGroupPosts: build.query({ ...list, ...listed }),
    getPost: build.query({ ...fromContract(contract.getPost), providesTags: ['CommunityPost'], ...followed }),
    createPost: build.mutation({ ...fromContract(contract.createPost), ...changed }),
    updatePost: build.mutation({ ...fromContract(contract.updatePost), ...changed }),
    // The page of a post that is gone does not ask for it again: it is on its way to the group.
    deletePost: build.mutation({ ...fromContract(contract.deletePost), invalidatesTags: [LISTS, 'CommunityGroup'] }),
    likePost: build.mutation({
      ...fromContract(contract.likePost),
      // A like moves nothing: it is put where the post is shown, and no list is asked for again.
      async onQueryStarted(_request, { dispatch, getState, queryFulfilled }) {
        const liked = (await queryFulfilled.catch(() => undefined))?.data;
        if (!liked) return;
        for (const { endpointName, originalArgs } of postsApi.util.selectInvalidatedBy(getState(), ['CommunityPost'])) {
          if (endpointName === 'followGroupPosts')
            dispatch(
              postsApi.util.updateQueryData(endpointName, originalArgs as PostFilter, ({ pages }) => {
                for (const { items } of pages) put(items, liked);
              }),
            );
          if (endpointName === 'getPost')
            dispatch(
              postsApi.util.updateQueryData(endpointName, originalArgs as { id: string }, (post) => put([post], liked)),
            );
        }
      },
    }),
    pinPost: build.mutation({ ...fromContract(contract.pinPost), ...changed }),
    solvePost: build.mutation({ ...fromContract(contract.solvePost), ...changed }),
  }),
});

/** The likes of a post where it stands among others. */
function put(posts: CommunityPost[], { id, likes, isLiked }: CommunityPost): void {
  for (const post of posts) if (post.id === id) Object.assign(post, { likes, isLiked });
}

export const {
  useFollowGroupPostsInfiniteQuery,
  useListGroupPostsQuery,
  useGetPostQuery,
  useLazyGetPostQuery,
  useCreatePostMutation,
  useUpdatePostMutation,
  useDeletePostMutation,
  useLikePostMutation,
  usePinPostMutation,
  useSolvePostMutation,
} = postsApi;
