import type * as v from 'valibot';
import { COMMUNITY_LIMITS } from '@portal/domain/community/community-limits';
import { NewReport, REPORT_REASON_LABELS, REPORT_REASONS } from '@portal/domain/community/moderation';
import { DialogForm } from '@portal/portal-core/dialog-form';
import { useDialogForm } from '@portal/portal-core/use-dialog-form';
import { ReportFields } from '@portal/reporting/report-fields';
import { useTelling } from '@portal/reporting/use-telling';
import { report as words } from '../moderation-messages.ts';
import type { Said } from './said.ts';
import { useModeration } from './use-moderation.ts';

interface ReportFormProps {
  said: Said;
  onClose: () => void;
}

const REASONS = REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_LABELS[value] }));

type ReportValues = v.InferInput<typeof NewReport>;

/** Tells the team of words, once, with one of the reasons. */
export function ReportForm({ said, onClose }: ReportFormProps) {
  const { report } = useModeration(said);
  const tell = useTelling(words.done);
  const contract = useDialogForm<ReportValues, NewReport>({
    schema: NewReport,
    // None is proposed: whoever presses without looking would say something that she does not mean.
    defaultValues: { reason: '' as ReportValues['reason'], words: '' },
    send: (body) => tell(report(body)),
    draftKey: `community-report:${said.id}`,
    onClose,
  });
  const { register, formState } = contract.form;
  return (
    <DialogForm
      contract={contract}
      body={words.body(COMMUNITY_LIMITS.reportWorkingDays)}
      words={words}
      onClose={onClose}
    >
      <ReportFields
        reasons={REASONS}
        limit={COMMUNITY_LIMITS.wordsMax}
        words={words}
        register={register}
        errors={{ reason: formState.errors.reason?.message, words: formState.errors.words?.message }}
      />
    </DialogForm>
  );
}
