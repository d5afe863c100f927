import { useFollowCommentsInfiniteQuery } from '@portal/api/community/comments.api';
import { FRESH } from '../frame/fresh.ts';

/** What others said to a post, the oldest first, as far as she looks; from around the comment on that an address leads to. */
export const useComments = (id: string, around: string | null) =>
  useFollowCommentsInfiniteQuery({ id, ...(around !== null && { around }) }, FRESH);
