import { chakra } from '@chakra-ui/react/styled-system';
import { useSendsMail } from '@portal/portal-core/portal-config-context';
import { Button } from '@portal/ui/button';
import { DraftNotice } from '@portal/ui/draft-notice';
import { Field, TextArea } from '@portal/ui/field';
import { LessonProblem } from '../frame/lesson-problem.tsx';
import { questions as words } from '../messages.ts';
import type { AnswerSheet } from './use-answer.ts';

interface Props extends Pick<AnswerSheet, 'contract' | 'draft'> {
  guardianName: string;
  /** Whether the lesson still waits for its confirmation. */
  isWaiting: boolean;
}

/** What the teacher answers to one family. */
export function AnswerForm({ contract, draft, guardianName, isWaiting }: Props) {
  const { form, submit, isSending, problem } = contract;
  const told = words.told(useSendsMail());
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      {draft.restoredAt && <DraftNotice onDiscard={draft.discard} />}
      <Field
        label={words.answerTo(guardianName)}
        helper={isWaiting ? `${told} ${words.countsAnew}` : told}
        error={form.formState.errors.answer?.message}
        required
        limit={1_000}
      >
        <TextArea rows={3} {...form.register('answer')} />
      </Field>
      <LessonProblem title={words.failed} problem={problem} />
      <div>
        <Button type="submit" loading={isSending}>
          {words.send}
        </Button>
      </div>
    </chakra.form>
  );
}
