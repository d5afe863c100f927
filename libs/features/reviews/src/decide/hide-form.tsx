import { useHideReviewMutation, useUnhideReviewMutation } from '@portal/api/reviews/reviews.api';
import type { Review } from '@portal/domain/reviews/review';
import { reviewsContract } from '@portal/domain/reviews/reviews.contract';
import { DialogForm } from '@portal/portal-core/dialog-form';
import { useDialogForm } from '@portal/portal-core/use-dialog-form';
import { useUndo } from '@portal/portal-core/use-undo';
import { Field, TextArea } from '@portal/ui/field';
import { hide as words } from '../messages.ts';
import { HidePreview } from './hide-preview.tsx';

interface Props {
  review: Review;
  onClose: () => void;
}

/** Hides a review from families, for a reason; it can be taken back at once. */
export function HideForm({ review: { id }, onClose }: Props) {
  const [hide] = useHideReviewMutation();
  const [unhide] = useUnhideReviewMutation();
  const offerUndo = useUndo();
  const contract = useDialogForm({
    schema: reviewsContract.hideReview.body,
    defaultValues: { reason: '' },
    send: (body) => hide({ id, body }).unwrap(),
    onSent: () => offerUndo({ text: words.done, undo: async () => void (await unhide({ id }).unwrap()) }),
    draftKey: `review-hide:${id}`,
    onClose,
  });
  const { form } = contract;
  return (
    <DialogForm contract={contract} body={words.body} words={words} onClose={onClose}>
      <HidePreview id={id} />
      <Field label={words.reason} error={form.formState.errors.reason?.message} limit={500} required>
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
    </DialogForm>
  );
}
