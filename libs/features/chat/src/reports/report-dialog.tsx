import type * as v from 'valibot';
import { useReportChatMutation, useReportMessageMutation } from '@portal/api/chat/reports.api';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import { CHAT_REPORT_LIMITS, CHAT_REPORT_REASONS, NewChatReport } from '@portal/domain/chat/chat-report';
import { DialogForm } from '@portal/portal-core/dialog-form';
import { useDialogForm } from '@portal/portal-core/use-dialog-form';
import { ReportFields } from '@portal/reporting/report-fields';
import { koreanReportWords as words } from '@portal/reporting/report-words';
import { useTelling } from '@portal/reporting/use-telling';
import { Dialog } from '@portal/ui/dialog';

interface ReportDialogProps {
  roomId: string;
  /** What is reported; null for the talk as a whole. */
  message: Pick<ChatMessage, 'seq' | 'content'> | null;
  open: boolean;
  onClose: () => void;
}

const REASONS = CHAT_REPORT_REASONS.map((value) => ({ value, label: words.reasons[value] }));
type ReportValues = v.InferInput<typeof NewChatReport>;

/** Tells the team of a message, or of a talk as a whole, once. */
export function ReportDialog({ open, ...props }: ReportDialogProps) {
  return (
    <Dialog open={open} onClose={props.onClose} title={props.message ? words.titleOfMessage : words.titleOfTalk}>
      <ReportForm {...props} />
    </Dialog>
  );
}

function ReportForm({ roomId: id, message, onClose }: Omit<ReportDialogProps, 'open'>) {
  const [reportMessage] = useReportMessageMutation();
  const [reportChat] = useReportChatMutation();
  const tell = useTelling(words.done);
  const contract = useDialogForm<ReportValues, NewChatReport>({
    schema: NewChatReport,
    // None is proposed: whoever presses without looking would say something that she does not mean.
    defaultValues: { reason: '' as ReportValues['reason'], words: '' },
    send: (body) =>
      tell(
        message ? reportMessage({ id, seq: String(message.seq), body }).unwrap() : reportChat({ id, body }).unwrap(),
      ),
    draftKey: `chat-report:${id}:${message?.seq ?? 0}`,
    onClose,
  });
  const { register, formState } = contract.form;
  const body = (message ? words.body : words.bodyOfTalk)(CHAT_REPORT_LIMITS.workingDays);
  return (
    <DialogForm contract={contract} body={body} words={words} onClose={onClose}>
      <ReportFields
        quoted={message ? message.content || words.file : undefined}
        reasons={REASONS}
        limit={CHAT_REPORT_LIMITS.wordsMax}
        words={words}
        register={register}
        errors={{ reason: formState.errors.reason?.message, words: formState.errors.words?.message }}
      />
    </DialogForm>
  );
}
