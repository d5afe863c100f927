import { useState } from 'react';
import type { GradingComment } from '@portal/domain/coursework/grading-comment';
import { Dialog } from '@portal/ui/dialog';
import { comments as words } from '../comment-messages.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentSearch } from './comment-search.tsx';
import { useComments } from './use-comments.ts';

/** What the dialog begins with: all of them, or a new one of what she has written. */
export type OpenComments = 'search' | { readonly text: string };

interface Props {
  open: OpenComments;
  onPick: (comment: GradingComment) => void;
  onSlash: () => void;
  onClose: () => void;
}

/** What she says again and again: to look through, make, change and delete. */
export function CommentsDialog({ open, onPick, onSlash, onClose }: Props) {
  const [edited, setEdited] = useState<GradingComment | { readonly text: string } | null>(
    open === 'search' ? null : open,
  );
  const { query, known } = useComments();
  const isOld = edited !== null && 'id' in edited;
  return (
    <Dialog open title={words.title} onClose={onClose} closeOnClickAway={false}>
      {edited === null ? (
        <CommentSearch onPick={onPick} onSlash={onSlash} onEdit={setEdited} onNew={() => setEdited({ text: '' })} />
      ) : (
        <CommentForm
          comment={isOld ? (query.currentData?.items.find(({ id }) => id === edited.id) ?? edited) : null}
          text={edited.text}
          known={known}
          onReload={() => void query.refetch()}
          onDone={() => (open === 'search' ? setEdited(null) : onClose())}
        />
      )}
    </Dialog>
  );
}
