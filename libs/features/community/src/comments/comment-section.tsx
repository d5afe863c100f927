import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import type { CommunityPost } from '@portal/domain/community/post';
import { FollowedRows } from '@portal/portal-core/followed-rows';
import { QueryState } from '@portal/portal-core/query-state';
import { PlainPanel } from '@portal/ui/plain-panel';
import { SkeletonRows } from '@portal/ui/skeletons';
import { isStub } from '../moderation/said.ts';
import { ChosenAnswer } from '../post/chosen-answer.tsx';
import { comments as words } from '../post-messages.ts';
import { CommentDoor } from './comment-door.tsx';
import { CommentItem } from './comment-item.tsx';
import { EarlierComments } from './earlier-comments.tsx';
import type { useComments } from './use-comments.ts';

interface CommentSectionProps {
  post: CommunityPost;
  list: ReturnType<typeof useComments>;
  /** The comment that a notice led to. */
  wanted: string | null;
}

/** What others said to a post: the chosen answer first, the rest as it came, and where one says more. */
export function CommentSection({ post, list, wanted }: CommentSectionProps) {
  const isQuestion = post.kind === 'QUESTION';
  const rows = useRef<HTMLOListElement>(null);
  const onReload = () => void list.refetch();
  const itemOf = (comment: NonNullable<CommunityPost['answer']>) => (
    <CommentItem post={post} comment={comment} isWanted={comment.id === wanted} onReload={onReload} />
  );
  const answer = post.answer && !isStub(post.answer) ? post.answer : null;
  return (
    <PlainPanel title={words.title(isQuestion)} count={words.count(post.comments)}>
      {answer && <ChosenAnswer>{itemOf(answer)}</ChosenAnswer>}
      <QueryState
        query={list}
        size="sm"
        failed={words.failed(isQuestion)}
        skeleton={<SkeletonRows rows={3} label={words.loading(isQuestion)} />}
      >
        {({ pages }) => {
          const rest = pages.flatMap(({ items }) => items).filter(({ id }) => id !== answer?.id);
          if (rest.length === 0)
            return answer ? null : (
              <chakra.p color="fg.muted">
                {isQuestion ? (post.isMine ? words.noAnswersYet : words.noAnswers) : words.none}
              </chakra.p>
            );
          return (
            <FollowedRows list={list} count={rest.length}>
              <EarlierComments list={list} isQuestion={isQuestion} onEarlier={() => rows.current?.focus()} />
              <chakra.ol
                ref={rows}
                tabIndex={-1}
                outline="none"
                listStyleType="none"
                aria-label={words.title(isQuestion)}
              >
                {rest.map((comment) => (
                  <chakra.li key={comment.id} py="4" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
                    {itemOf(comment)}
                  </chakra.li>
                ))}
              </chakra.ol>
            </FollowedRows>
          );
        }}
      </QueryState>
      {!post.isRemoved && <CommentDoor post={post} onReload={onReload} />}
    </PlainPanel>
  );
}
