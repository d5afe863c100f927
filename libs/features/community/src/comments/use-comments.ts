import { useFollowCommentsInfiniteQuery } from '@portal/api/community/comments.api';

/** What others said to a post, the oldest first, as far as she looks. */
export const useComments = (id: string) => useFollowCommentsInfiniteQuery({ id });
