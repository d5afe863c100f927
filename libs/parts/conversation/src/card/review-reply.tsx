import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect } from 'react';
import { useReplyToReviewMutation } from '@portal/api/reviews/reviews.api';
import { REVIEW_LIMITS } from '@portal/domain/reviews/review';
import { reviewsContract } from '@portal/domain/reviews/reviews.contract';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Button } from '@portal/ui/button';
import { DraftNotice } from '@portal/ui/draft-notice';
import { Field, TextArea } from '@portal/ui/field';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { cardDeeds } from './card-messages.ts';

const { reply: words } = cardDeeds;

interface ReviewReplyProps {
  reviewId: string;
  /** `replyVersion` of the review as it stands on the card. */
  version: number;
  onClose: () => void;
}

/** Writes the answer to a review on its card. */
export function ReviewReply({ reviewId, version, onClose }: ReviewReplyProps) {
  const [send] = useReplyToReviewMutation();
  const toast = useToast();
  const { form, submit, isSending, problem } = useContractForm({
    schema: reviewsContract.replyToReview.body,
    defaultValues: { content: '', version },
    send: (body) => send({ id: reviewId, body: { ...body, version } }).unwrap(),
    onSent() {
      draft.clear();
      toast({ type: 'success', title: words.done });
      onClose();
    },
  });
  const draft = useFormDraft(form, { key: `card-reply:${reviewId}` });
  const { setFocus } = form;
  useEffect(() => setFocus('content'), [setFocus]);
  return (
    <chakra.form noValidate onSubmit={submit} w="full" display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      {draft.restoredAt && <DraftNotice onDiscard={draft.discard} />}
      <Field label={words.label} error={form.formState.errors.content?.message} limit={REVIEW_LIMITS.replyMax} required>
        <TextArea rows={2} placeholder={words.placeholder} {...form.register('content')} />
      </Field>
      <ProblemBanner title={words.failed} problem={problem} />
      <chakra.div display="flex" flexWrap="wrap" gap="2" justifyContent="flex-end">
        <Button size="sm" variant="ghost" onClick={onClose} disabled={isSending}>
          {words.cancel}
        </Button>
        <Button size="sm" type="submit" loading={isSending} loadingText={words.sending}>
          {words.send}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
