import { type RefObject, useRef } from 'react';
import * as v from 'valibot';
import { useGiveThanksMutation } from '@portal/api/points/thanks.api';
import { formatPoints } from '@portal/domain/format/money';
import {
  THANK_YOU_POINTS,
  THANK_YOU_TEXT_MAX,
  thanksContract,
  type ThankYou,
} from '@portal/domain/points/thanks.contract';
import { refusalWords } from '@portal/family-pages/refusal-words';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Field, TextArea } from '@portal/ui/field';
import { FamilySheet } from '../paper/family-sheet.tsx';
import { useReader } from '../reading/reader-context.ts';
import { useThanksWords } from './thanks-messages.ts';

interface ThanksSheetProps {
  lessonId: string;
  /** How many more the family can give in this month. */
  left: number;
  open: boolean;
  onClose: () => void;
  onSent: (thanks: ThankYou) => void;
  finalFocus: RefObject<HTMLElement | null> | undefined;
}

/** A half-written word as it comes back from a draft. */
const ThanksDraft = v.looseObject({ text: v.optional(v.string()) });

/** What the family says, which may be nothing: the thanks are the point. */
export function ThanksSheet({ lessonId, left, open, onClose, onSent, finalFocus }: ThanksSheetProps) {
  const { link, language } = useReader();
  const words = useThanksWords();
  const [thank] = useGiveThanksMutation();
  const said = useRef<ThankYou>(null);
  const { form, submit, isSending, problem } = useContractForm({
    schema: thanksContract.giveThanks.body,
    defaultValues: { text: '' },
    async send(body) {
      said.current = await thank({ link, lessonId, body }).unwrap();
    },
    onSent() {
      draft.clear();
      if (said.current) onSent(said.current);
    },
  });
  const draft = useFormDraft(form, { key: `thanks:${lessonId}`, version: 1, schema: ThanksDraft, forVisitor: true });
  return (
    <FamilySheet
      open={open}
      onClose={onClose}
      title={words.title}
      intro={words.intro(formatPoints(THANK_YOU_POINTS), left)}
      submit={submit}
      submitLabel={words.submit}
      isSending={isSending}
      problem={problem}
      said={problem ? refusalWords(problem, language, words.refusals) : undefined}
      draft={draft}
      finalFocus={finalFocus}
    >
      <Field
        label={words.text}
        helper={words.help}
        error={form.formState.errors.text && words.tooLong}
        limit={THANK_YOU_TEXT_MAX}
        optional
      >
        <TextArea rows={3} {...form.register('text')} />
      </Field>
    </FamilySheet>
  );
}
