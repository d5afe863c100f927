import * as v from 'valibot';
import { problemOf } from '@portal/api/api-problem';
import { useReportFamilyChatMutation, useReportFamilyMessageMutation } from '@portal/api/families/family-reports.api';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import { CHAT_REPORT_LIMITS, CHAT_REPORT_REASONS, NewChatReport } from '@portal/domain/chat/chat-report';
import type { FamilyRoom } from '@portal/domain/families/family-chat';
import { refusalWords } from '@portal/family-pages/refusal-words';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { ReportFields } from '@portal/reporting/report-fields';
import { FamilySheet } from '../paper/family-sheet.tsx';
import { useReader } from '../reading/reader-context.ts';
import { REPORT_REFUSALS, useReportWords } from './report-messages.ts';

interface ReportSheetProps {
  room: FamilyRoom;
  /** What is reported, and another key for another one; null for the talk as a whole. */
  message: Pick<ChatMessage, 'seq' | 'content'> | null;
  /** Whose talk it is, by a name that a draft is kept under. */
  talk: string;
  open: boolean;
  onClose: () => void;
}

type ReportValues = v.InferInput<typeof NewChatReport>;

/** A half-written report as it comes back from a draft. */
const ReportDraft = v.looseObject({
  reason: v.optional(v.picklist(['', ...CHAT_REPORT_REASONS])),
  words: v.optional(v.string()),
});

/** That it was told before is no failure: what becomes of it stands over the talk. */
async function tell(telling: Promise<unknown>): Promise<void> {
  try {
    await telling;
  } catch (error) {
    if (problemOf(error).code !== 'REPORT_EXISTS') throw error;
  }
}

/** Tells the team of a message, or of a talk as a whole, once. */
export function ReportSheet({ room, message, talk, open, onClose }: ReportSheetProps) {
  const { link, language } = useReader();
  const words = useReportWords();
  const [reportMessage] = useReportFamilyMessageMutation();
  const [reportChat] = useReportFamilyChatMutation();
  const { form, submit, isSending, problem } = useContractForm<ReportValues, NewChatReport>({
    schema: NewChatReport,
    defaultValues: { reason: '' as ReportValues['reason'], words: '' },
    send: (body) =>
      tell(
        message
          ? reportMessage({ link, room, seq: String(message.seq), body }).unwrap()
          : reportChat({ link, room, body }).unwrap(),
      ),
    onSent() {
      form.reset();
      draft.clear();
      onClose();
    },
  });
  const key = `family-report:${talk}:${message?.seq ?? 0}`;
  const draft = useFormDraft(form, { key, version: 1, schema: ReportDraft, forVisitor: true });
  const { errors } = form.formState;
  return (
    <FamilySheet
      open={open}
      onClose={onClose}
      title={message ? words.titleOfMessage : words.titleOfTalk}
      intro={(message ? words.body : words.bodyOfTalk)(CHAT_REPORT_LIMITS.workingDays)}
      submit={submit}
      submitLabel={words.submit}
      isSending={isSending}
      problem={problem}
      said={problem ? refusalWords(problem, language, REPORT_REFUSALS[language]) : undefined}
      draft={draft}
    >
      <ReportFields
        quoted={message ? message.content || words.file : undefined}
        reasons={CHAT_REPORT_REASONS.map((value) => ({ value, label: words.reasons[value] }))}
        limit={CHAT_REPORT_LIMITS.wordsMax}
        words={words}
        register={form.register}
        errors={{ reason: errors.reason && words.noReason, words: errors.words && words.noWords }}
      />
    </FamilySheet>
  );
}
