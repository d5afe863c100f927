import { useAskAboutReviewMutation } from '@portal/api/reviews/reviews.api';
import { type Review, REVIEW_LIMITS } from '@portal/domain/reviews/review';
import { reviewsContract } from '@portal/domain/reviews/reviews.contract';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Field, TextArea } from '@portal/ui/field';
import { ask as words } from '../messages.ts';
import { DialogForm } from './dialog-form.tsx';

interface Props {
  review: Review;
  onClose: () => void;
}

/** Asks the family one thing about its review, once. */
export function AskForm({ review: { id }, onClose }: Props) {
  const [ask] = useAskAboutReviewMutation();
  const toast = useToast();
  const contract = useContractForm({
    schema: reviewsContract.askAboutReview.body,
    defaultValues: { question: '' },
    send: (body) => ask({ id, body }).unwrap(),
    onSent() {
      draft.clear();
      toast({ type: 'success', title: words.done });
      onClose();
    },
  });
  const { form } = contract;
  const draft = useFormDraft(form, { key: `review-question:${id}` });
  return (
    <DialogForm contract={contract} words={words} onClose={onClose}>
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
