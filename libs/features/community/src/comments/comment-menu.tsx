import { useDeleteCommentMutation } from '@portal/api/community/comments.api';
import type { PostComment } from '@portal/domain/community/post';
import { useAction } from '@portal/portal-core/use-action';
import { WordsMenu } from '../moderation/words-menu.tsx';
import { comments as words } from '../post-messages.ts';

interface CommentMenuProps {
  comment: PostComment;
  /** Words below a post that was removed are changed no more. */
  isChangeable: boolean;
  onEdit: () => void;
}

/** What can be done with a comment. */
export function CommentMenu({ comment, isChangeable, onEdit }: CommentMenuProps) {
  const { id: commentId, postId, author, isChosen } = comment;
  const [remove, { isLoading }] = useDeleteCommentMutation();
  const act = useAction();
  return (
    <WordsMenu
      said={comment}
      label={words.menu(author.name)}
      edit={isChangeable && { label: words.edit, onSelect: onEdit }}
      deletion={{
        label: words.remove,
        title: words.removeTitle,
        body: isChosen ? words.removeChosen : words.removeBody,
        isRunning: isLoading,
        run: () =>
          act(() => remove({ id: postId, commentId }).unwrap(), { done: words.removed, failed: words.removeFailed }),
      }}
    />
  );
}
