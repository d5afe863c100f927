import { useAskAboutReviewMutation } from '@portal/api/reviews/reviews.api';
import { type Review, REVIEW_LIMITS } from '@portal/domain/reviews/review';
import { reviewsContract } from '@portal/domain/reviews/reviews.contract';
import { DialogForm } from '@portal/portal-core/dialog-form';
import { useToast } from '@portal/portal-core/show-toast';
import { useDialogForm } from '@portal/portal-core/use-dialog-form';
import { Field, TextArea } from '@portal/ui/field';
import { ask as words } from '../messages.ts';

interface Props {
  review: Review;
  onClose: () => void;
}

/** Asks the family one thing about its review, once. */
export function AskForm({ review: { id }, onClose }: Props) {
  const [ask] = useAskAboutReviewMutation();
  const toast = useToast();
  const contract = useDialogForm({
    schema: reviewsContract.askAboutReview.body,
    defaultValues: { question: '' },
    send: (body) => ask({ id, body }).unwrap(),
    onSent: () => toast({ type: 'success', title: words.done }),
    draftKey: `review-question:${id}`,
    onClose,
  });
  const { form } = contract;
  return (
    <DialogForm contract={contract} body={words.body} words={words} onClose={onClose}>
      <Field
        label={words.question}
        helper={words.questionHelper}
        error={form.formState.errors.question?.message}
        limit={REVIEW_LIMITS.questionMax}
        required
      >
        <TextArea rows={3} {...form.register('question')} />
      </Field>
    </DialogForm>
  );
}
