import { Dialog } from '@portal/ui/dialog';
import { appeal, removal, report } from '../moderation-messages.ts';
import { AppealForm } from './appeal-form.tsx';
import { RemovalForm } from './removal-form.tsx';
import { ReportForm } from './report-form.tsx';
import type { AskedAbout, Said } from './said.ts';

interface WordsDialogsProps {
  said: Said;
  /** Null: none is open. */
  asked: AskedAbout | null;
  onClose: () => void;
}

const TITLES: Record<AskedAbout, string> = { report: report.title, remove: removal.title, appeal: appeal.title };
const FORMS = { report: ReportForm, remove: RemovalForm, appeal: AppealForm } as const satisfies Record<
  AskedAbout,
  unknown
>;

/** What is asked about words before it is done. */
export function WordsDialogs({ said, asked, onClose }: WordsDialogsProps) {
  if (!asked) return null;
  const Form = FORMS[asked];
  return (
    <Dialog open title={TITLES[asked]} onClose={onClose} closeOnClickAway={false}>
      <Form said={said} onClose={onClose} />
    </Dialog>
  );
}
