import type { Review } from '@portal/domain/reviews/review';
import { Dialog } from '@portal/ui/dialog';
import { ask, hide, report } from '../messages.ts';
import { AskForm } from './ask-form.tsx';
import { HideForm } from './hide-form.tsx';
import { ReportForm } from './report-form.tsx';
import type { AskedAction } from './review-actions.ts';

interface Props {
  review: Review;
  /** Null: none is open. */
  asked: AskedAction | null;
  onClose: () => void;
}

const TITLES: Record<AskedAction, string> = { hide: hide.title, report: report.title, ask: ask.title };
const FORMS = { hide: HideForm, report: ReportForm, ask: AskForm } as const satisfies Record<AskedAction, unknown>;

/** What is asked about a review before it is done. */
export function ReviewDialogs({ review, asked, onClose }: Props) {
  if (!asked) return null;
  const Form = FORMS[asked];
  return (
    <Dialog open title={TITLES[asked]} onClose={onClose} closeOnClickAway={false}>
      <Form review={review} onClose={onClose} />
    </Dialog>
  );
}
