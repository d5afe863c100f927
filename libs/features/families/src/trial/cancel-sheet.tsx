import type { RefObject } from 'react';
import * as v from 'valibot';
import { useCancelFamilyTrialMutation } from '@portal/api/teachers/family-trial.api';
import { Text } from '@portal/domain/contract/scalar';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { Field, TextArea } from '@portal/ui/field';
import { FamilySheet } from '../paper/family-sheet.tsx';
import { useReader } from '../reading/reader-context.ts';
import { useTrialWords } from './trial-messages.ts';

interface CancelSheetProps {
  /** When it would begin. */
  startAt: string;
  open: boolean;
  onClose: () => void;
  onSent: () => void;
  finalFocus: RefObject<HTMLElement | null>;
}

const Cancelling = v.object({ reason: Text(500) });

/** Takes back a trial lesson, with a word for the teacher. What that does stands there before it is sent. */
export function CancelSheet({ startAt, open, onClose, onSent, finalFocus }: CancelSheetProps) {
  const { words: door, time, zone, link } = useReader();
  const words = useTrialWords();
  const [cancel] = useCancelFamilyTrialMutation();
  const { form, submit, isSending, problem } = useContractForm({
    schema: Cancelling,
    defaultValues: { reason: '' },
    send: (body) => cancel({ link, body }).unwrap(),
    onSent,
  });
  return (
    <FamilySheet
      open={open}
      onClose={onClose}
      title={words.question}
      intro={words.warns(time.short(startAt, zone))}
      submit={submit}
      submitLabel={words.submit}
      isSending={isSending}
      problem={problem}
      finalFocus={finalFocus}
    >
      <Field label={words.reason} helper={words.reasonHelp} error={form.formState.errors.reason && door.sheet.tooLong}>
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
    </FamilySheet>
  );
}
