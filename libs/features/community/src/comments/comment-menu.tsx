import { EyeOff, Flag, MoreHorizontal, PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useDeleteCommentMutation } from '@portal/api/community/comments.api';
import type { PostComment } from '@portal/domain/community/post';
import { useAction } from '@portal/portal-core/use-action';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Menu, type MenuItem } from '@portal/ui/menu';
import { type AskedAbout, canReport } from '../moderation/said.ts';
import { WordsDialogs } from '../moderation/words-dialogs.tsx';
import { removal, report } from '../moderation-messages.ts';
import { comments as words } from '../post-messages.ts';

interface CommentMenuProps {
  comment: PostComment;
  onEdit: () => void;
}

/** What can be done with a comment, behind its three dots; nothing where there is nothing. */
export function CommentMenu({ comment, onEdit }: CommentMenuProps) {
  const { id: commentId, postId, author, isMine, isRemoved, isChosen, canRemove } = comment;
  const [asked, setAsked] = useState<AskedAbout | 'delete' | null>(null);
  const [remove, { isLoading }] = useDeleteCommentMutation();
  const act = useAction();
  const label = words.menu(author.name);
  const close = () => setAsked(null);
  const offered: (MenuItem | false)[] = [
    isMine && !isRemoved && { id: 'edit', label: words.edit, icon: <Icon as={PencilLine} />, onSelect: onEdit },
    isMine && {
      id: 'delete',
      label: words.remove,
      icon: <Icon as={Trash2} />,
      danger: true,
      onSelect: () => setAsked('delete'),
    },
    canReport(comment) && {
      id: 'report',
      label: report.item,
      icon: <Icon as={Flag} />,
      onSelect: () => setAsked('report'),
    },
    canRemove &&
      !isRemoved && {
        id: 'take',
        label: removal.item,
        icon: <Icon as={EyeOff} />,
        danger: true,
        onSelect: () => setAsked('remove'),
      },
  ];
  const items = offered.filter((item) => item !== false);
  if (items.length === 0) return null;
  const confirm = () =>
    act(() => remove({ id: postId, commentId }).unwrap(), { done: words.removed, failed: words.removeFailed });
  return (
    <>
      <Menu
        label={label}
        trigger={<IconButton label={label} icon={<Icon as={MoreHorizontal} size={20} />} />}
        items={items}
      />
      <WordsDialogs said={comment} asked={asked === 'delete' ? null : asked} onClose={close} />
      {asked === 'delete' && (
        <AlertDialog
          open
          title={words.removeTitle}
          confirmLabel={words.remove}
          danger
          loading={isLoading}
          onConfirm={() => void confirm().then(close)}
          onCancel={close}
        >
          {isChosen ? words.removeChosen : words.removeBody}
        </AlertDialog>
      )}
    </>
  );
}
