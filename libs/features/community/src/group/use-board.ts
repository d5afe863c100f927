import { useFollowGroupPostsInfiniteQuery } from '@portal/api/community/posts.api';
import type { QuestionState } from '@portal/domain/community/post';

interface BoardView {
  tab: 'talks' | 'questions';
  state: QuestionState | null;
  q: string;
}

/** What is said in a group, or asked, as far as she looks. */
export const useBoard = (groupId: string, { tab, state, q }: BoardView) =>
  useFollowGroupPostsInfiniteQuery({
    groupId,
    kind: tab === 'talks' ? 'TALK' : 'QUESTION',
    ...(state && { state }),
    ...(q && { search: q }),
  });
