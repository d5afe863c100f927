import * as v from 'valibot';
import { useReportReviewMutation } from '@portal/api/reviews/reviews.api';
import { type Review, REVIEW_LIMITS } from '@portal/domain/reviews/review';
import { reviewsContract } from '@portal/domain/reviews/reviews.contract';
import { DialogForm } from '@portal/portal-core/dialog-form';
import { useToast } from '@portal/portal-core/show-toast';
import { useDialogForm } from '@portal/portal-core/use-dialog-form';
import { Field, TextArea } from '@portal/ui/field';
import { report as words } from '../messages.ts';
import { LessonChoice } from './lesson-choice.tsx';

interface Props {
  review: Review;
  onClose: () => void;
}

/** An empty choice is none. */
const ReportForms = v.object({ grounds: reviewsContract.reportReview.body.entries.grounds, lessonId: v.string() });

/** Reports a review to the team, once, with grounds. */
export function ReportForm({ review: { id, classId }, onClose }: Props) {
  const [report] = useReportReviewMutation();
  const toast = useToast();
  const contract = useDialogForm({
    schema: ReportForms,
    defaultValues: { grounds: '', lessonId: '' },
    send: ({ grounds, lessonId }) => report({ id, body: { grounds, ...(lessonId && { lessonId }) } }).unwrap(),
    onSent: () => toast({ type: 'success', title: words.done }),
    draftKey: `review-report:${id}`,
    onClose,
  });
  const { form } = contract;
  return (
    <DialogForm contract={contract} body={words.body} words={words} onClose={onClose}>
      <Field
        label={words.grounds}
        helper={words.groundsHelper}
        error={form.formState.errors.grounds?.message}
        limit={REVIEW_LIMITS.groundsMax}
        required
      >
        <TextArea rows={4} {...form.register('grounds')} />
      </Field>
      <LessonChoice classId={classId} error={form.formState.errors.lessonId?.message} {...form.register('lessonId')} />
    </DialogForm>
  );
}
