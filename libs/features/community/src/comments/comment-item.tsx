import { chakra } from '@chakra-ui/react/styled-system';
import { CircleCheck, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { CommunityPost, PostComment } from '@portal/domain/community/post';
import { useLeftDrafts } from '@portal/portal-core/use-left-drafts';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { ARRIVAL, useArrival } from '@portal/ui/use-arrival';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { PersonLine } from '../frame/person-line.tsx';
import { GuardedWords } from '../moderation/guarded-words.tsx';
import { isStub } from '../moderation/said.ts';
import { comments as words } from '../post-messages.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentMenu } from './comment-menu.tsx';
import { useChoosing } from './use-choosing.ts';
import { changeKey } from './use-comment-form.ts';

interface CommentItemProps {
  post: CommunityPost;
  comment: PostComment;
  /** A notice led to it. */
  isWanted: boolean;
  onReload: () => void;
}

/** One comment; who asked chooses the one that helped, be it her own. */
export function CommentItem({ post, comment, isWanted, onReload }: CommentItemProps) {
  const { id, author, content, createdAt, editedAt, isRemoved, isChosen } = comment;
  const wasLeft = useLeftDrafts();
  const isLeft = useMemo(() => wasLeft(changeKey(id)), [wasLeft, id]);
  /** What she chose since; before that, what she left half changed is open. */
  const [chosen, setIsEdited] = useState<boolean>();
  const place = useArrival<HTMLDivElement>(isWanted);
  const choose = useChoosing(post);
  const isQuestion = post.kind === 'QUESTION';
  const isEdited = chosen ?? (isLeft && !isStub(comment) && !post.isRemoved);
  const mayChoose = isQuestion && post.isMine && !post.isRemoved && !isRemoved;
  return (
    <chakra.div
      ref={place}
      {...(isWanted && ARRIVAL)}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="2"
      borderRadius="l2"
    >
      <chakra.div display="flex" alignItems="start" justifyContent="space-between" gap="2">
        <PersonLine person={author} at={createdAt} editedAt={editedAt} size="sm" />
        {!isStub(comment) && (
          <CommentMenu
            comment={comment}
            isQuestion={isQuestion}
            isChangeable={!post.isRemoved}
            onEdit={() => setIsEdited(true)}
          />
        )}
      </chakra.div>
      {isEdited ? (
        <CommentForm
          postId={post.id}
          isQuestion={isQuestion}
          comment={comment}
          takesFocus={chosen}
          onClose={() => setIsEdited(false)}
          onReload={onReload}
        />
      ) : (
        <GuardedWords said={comment} called={words.title(isQuestion)}>
          <chakra.p maxW="38.75rem" whiteSpace="pre-line" overflow="clip">
            {content}
          </chakra.p>
        </GuardedWords>
      )}
      {mayChoose && (
        <chakra.div>
          <Button
            variant="outline"
            size="sm"
            startIcon={<Icon as={isChosen ? Undo2 : CircleCheck} size={16} />}
            onClick={() => void choose(isChosen ? null : id)}
          >
            {isChosen ? (
              words.unchoose
            ) : (
              <span>
                <VisuallyHidden>{words.chooseNamed(author.name)} </VisuallyHidden>
                {words.choose}
              </span>
            )}
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  );
}
