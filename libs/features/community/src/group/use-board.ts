import { useFollowGroupPostsInfiniteQuery } from '@portal/api/community/posts.api';
import type { PostKind, QuestionState } from '@portal/domain/community/post';
import { FRESH } from '../frame/fresh.ts';
import type { BoardTab } from '../group-frame/group-tab.ts';

const KINDS: Record<BoardTab, PostKind> = { talks: 'TALK', questions: 'QUESTION', packs: 'PACK' };

interface BoardView {
  tab: BoardTab;
  state: QuestionState | null;
  q: string;
}

/** What is said in a group, asked or shared, as far as she looks. */
export const useBoard = (groupId: string, { tab, state, q }: BoardView) =>
  useFollowGroupPostsInfiniteQuery(
    {
      groupId,
      kind: KINDS[tab],
      ...(state && { state }),
      ...(q && { search: q }),
    },
    FRESH,
  );
