import { useEffect } from 'react';
import * as v from 'valibot';
import { useCreateCommentMutation, useUpdateCommentMutation } from '@portal/api/community/comments.api';
import { GROUP_CONTACTS } from '@portal/domain/community/group-contacts';
import { NewComment, type PostComment } from '@portal/domain/community/post';
import { findContactData } from '@portal/domain/patterns/contact-data';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { comments as words } from '../post-messages.ts';

const CommentValues = v.object({ content: NewComment.entries.content, contactReason: v.string() });

/** Where a comment is kept while it is changed. */
export const changeKey = (id: string) => `community-comment-change:${id}`;

interface CommentFormOptions {
  postId: string;
  isQuestion: boolean;
  comment: PostComment | undefined;
  /** A change that she asked for just now; one that is brought back takes no focus. */
  takesFocus: boolean;
  onClose: (() => void) | undefined;
}

/** A comment as it is written: kept as a draft of its post, or of itself while it is changed. */
export function useCommentForm({ postId, isQuestion, comment, takesFocus, onClose }: CommentFormOptions) {
  const [create] = useCreateCommentMutation();
  const [update] = useUpdateCommentMutation();
  const toast = useToast();
  const contract = useContractForm({
    schema: CommentValues,
    defaultValues: { content: comment?.content ?? '', contactReason: '' },
    send({ content, contactReason }, clientId) {
      const said = {
        content,
        ...(findContactData(content, GROUP_CONTACTS).length > 0 && contactReason && { contactReason }),
      };
      if (!comment) return create({ id: postId, body: { clientId, ...said } }).unwrap();
      const { id: commentId, version } = comment;
      return update({ id: postId, commentId, body: { version, ...said } }).unwrap();
    },
    onSent() {
      contract.form.reset({ content: '', contactReason: '' });
      draft.clear();
      toast({ type: 'success', title: comment ? words.saved(isQuestion) : words.sent });
      onClose?.();
    },
  });
  const { setFocus } = contract.form;
  useEffect(() => {
    if (takesFocus) setFocus('content');
  }, [takesFocus, setFocus]);
  const draft = useFormDraft(contract.form, {
    key: comment ? changeKey(comment.id) : `community-comment:${postId}`,
    omit: ['contactReason'],
  });
  return { ...contract, draft };
}
