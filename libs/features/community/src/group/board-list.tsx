import { chakra } from '@chakra-ui/react/styled-system';
import type { QuestionState } from '@portal/domain/community/post';
import { FollowedRows } from '@portal/portal-core/followed-rows';
import { QueryState } from '@portal/portal-core/query-state';
import { EmptyState } from '@portal/ui/empty-state';
import { SearchEmpty } from '@portal/ui/search-empty';
import { SkeletonRows } from '@portal/ui/skeletons';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import type { BoardTab } from '../group-frame/group-tab.ts';
import { board as words } from '../messages.ts';
import { PostCard } from '../post/post-card.tsx';
import { QuestionRow } from '../post/question-row.tsx';
import type { useBoard } from './use-board.ts';

interface BoardListProps {
  tab: BoardTab;
  list: ReturnType<typeof useBoard>;
  state: QuestionState | null;
  q: string;
  onReset: () => void;
}

/** What is said in a group, what is asked, or what is shared: as far as she looks. */
export function BoardList({ tab, list, state, q, onReset }: BoardListProps) {
  const Row = tab === 'questions' ? QuestionRow : PostCard;
  return (
    <QueryState query={list} failed={words.failed} skeleton={<SkeletonRows rows={4} label={words.loading} />}>
      {({ pages }) => {
        const posts = pages.flatMap(({ items }) => items);
        if (posts.length === 0 && q)
          return <SearchEmpty by="search" title={words.notFound[tab](q)} onReset={onReset} />;
        if (posts.length === 0) return <Nothing tab={tab} state={state} />;
        return (
          <FollowedRows list={list} count={posts.length}>
            <VisuallyHidden as="h2">{words[tab]}</VisuallyHidden>
            <chakra.ol aria-label={words[tab]} listStyleType="none" layerStyle="sheet" overflow="hidden">
              {posts.map((post) => (
                <Row key={post.id} post={post} />
              ))}
            </chakra.ol>
          </FollowedRows>
        );
      }}
    </QueryState>
  );
}

function Nothing({ tab, state }: Pick<BoardListProps, 'tab' | 'state'>) {
  if (state === 'OPEN') return <EmptyState name="community-empty" size="sm" title={words.emptyOpen} />;
  if (state === 'SOLVED') return <EmptyState name="community-empty" size="sm" title={words.emptySolved} />;
  const { title, body } = words.empty[tab];
  return (
    <EmptyState name="community-empty" size="sm" title={title}>
      {body}
    </EmptyState>
  );
}
