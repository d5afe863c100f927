import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { ContactGuard } from '@portal/conversation/contact-guard';
import { useContactGuard } from '@portal/conversation/use-contact-guard';
import { COMMUNITY_LIMITS } from '@portal/domain/community/community-limits';
import { GROUP_CONTACTS } from '@portal/domain/community/group-contacts';
import type { PostComment } from '@portal/domain/community/post';
import { withoutContacts } from '@portal/domain/patterns/contact-spans';
import { FormRefusal } from '@portal/portal-core/form-refusal';
import { Button } from '@portal/ui/button';
import { DraftNotice } from '@portal/ui/draft-notice';
import { Field, TextArea } from '@portal/ui/field';

import { changeGuard, guard as newGuard, comments as words } from '../post-messages.ts';
import { useCommentForm } from './use-comment-form.ts';

interface CommentFormProps {
  postId: string;
  isQuestion: boolean;
  /** The one that is changed; a new one without it. */
  comment?: PostComment;
  /** She asked for the change just now. */
  takesFocus?: boolean;
  /** Ends a change. */
  onClose?: () => void;
  /** Asks for what stands there now. */
  onReload: () => void;
}

/** Where a comment is written, or changed in its place. */
export function CommentForm({ postId, isQuestion, comment, takesFocus = false, onClose, onReload }: CommentFormProps) {
  const { form, submit, isSending, problem, draft } = useCommentForm({
    postId,
    isQuestion,
    comment,
    takesFocus,
    onClose,
  });
  const content = useWatch({ control: form.control, name: 'content' });
  const guardWords = comment ? changeGuard : newGuard;
  const element = useRef<HTMLFormElement>(null);
  const firstWay = useRef<HTMLButtonElement>(null);
  const { guard, onSubmit } = useContactGuard({
    form: element,
    firstWay,
    text: content,
    wanted: GROUP_CONTACTS,
    isRight: () => form.trigger(),
    submit,
    leaveOut: () => form.setValue('content', withoutContacts(content, GROUP_CONTACTS), { shouldDirty: true }),
    giveReason: (reason) => form.setValue('contactReason', reason),
    toText: () => form.setFocus('content'),
  });
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      {draft.restoredAt && <DraftNotice onDiscard={draft.discard} />}
      <chakra.form
        ref={element}
        noValidate
        onSubmit={onSubmit}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="3"
      >
        <Field
          label={comment ? words.editLabel(isQuestion) : words.label(isQuestion)}
          error={form.formState.errors.content?.message}
          limit={COMMUNITY_LIMITS.commentMax}
        >
          <TextArea rows={3} {...form.register('content')} />
        </Field>
        <FormRefusal
          title={comment ? words.saveFailed(isQuestion) : words.sendFailed}
          problem={problem}
          onReload={onReload}
        />
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="flex-end" gap="2">
          <chakra.span role="status" textStyle="body.sm" color="fg.muted" me="auto">
            {guard && guardWords.resting}
          </chakra.span>
          {onClose && (
            <Button
              variant="ghost"
              disabled={isSending}
              onClick={() => {
                draft.discard();
                onClose();
              }}
            >
              {words.cancel}
            </Button>
          )}
          <Button type="submit" disabled={guard !== null} loading={isSending} loadingText={words.sending}>
            {comment ? words.save : words.send(isQuestion)}
          </Button>
        </chakra.div>
      </chakra.form>
      {guard && <ContactGuard {...guard} firstWay={firstWay} words={guardWords} />}
    </chakra.div>
  );
}
