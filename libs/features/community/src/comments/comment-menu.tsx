import { Link } from 'lucide-react';
import { useDeleteCommentMutation } from '@portal/api/community/comments.api';
import type { PostComment } from '@portal/domain/community/post';
import { paths, sitePath } from '@portal/domain/site/paths';
import { useAction } from '@portal/portal-core/use-action';
import { Icon } from '@portal/ui/icon';
import { WordsMenu } from '../moderation/words-menu.tsx';
import { comments as words } from '../post-messages.ts';

interface CommentMenuProps {
  comment: PostComment;
  isQuestion: boolean;
  /** Words below a post that was removed are changed no more. */
  isChangeable: boolean;
  onEdit: () => void;
}

/** What can be done with a comment. */
export function CommentMenu({ comment, isQuestion, isChangeable, onEdit }: CommentMenuProps) {
  const { id: commentId, postId, author, isChosen } = comment;
  const [remove, { isLoading }] = useDeleteCommentMutation();
  const act = useAction();
  const copy = () =>
    act(() => navigator.clipboard.writeText(`${location.origin}${sitePath(paths.communityPost(postId, commentId))}`), {
      done: words.copied(isQuestion),
      failed: words.copyFailed(isQuestion),
    });
  return (
    <WordsMenu
      said={comment}
      label={words.menu(author.name, isQuestion)}
      first={[{ id: 'copy', label: words.copy(isQuestion), icon: <Icon as={Link} />, onSelect: () => void copy() }]}
      edit={isChangeable && { label: words.edit, onSelect: onEdit }}
      deletion={{
        label: words.remove,
        title: words.removeTitle(isQuestion),
        body: isChosen ? words.removeChosen : words.removeBody,
        isRunning: isLoading,
        run: () =>
          act(() => remove({ id: postId, commentId }).unwrap(), {
            done: words.removed(isQuestion),
            failed: words.removeFailed(isQuestion),
          }),
      }}
    />
  );
}
