import type { RefObject } from 'react';
import * as v from 'valibot';
import { useAnswerFamilyMoveMutation } from '@portal/api/families/family-door.api';
import { Text } from '@portal/domain/contract/scalar';
import type { FamilyMove } from '@portal/domain/families/family-door';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Field, TextArea } from '@portal/ui/field';
import { FamilySheet } from '../paper/family-sheet.tsx';
import { useReader } from '../reading/reader-context.ts';

interface DeclineSheetProps {
  move: FamilyMove;
  open: boolean;
  onClose: () => void;
  onSent: () => void;
  finalFocus?: RefObject<HTMLElement | null> | undefined;
}

const Declining = v.object({ note: Text(500) });
const DeclineDraft = v.looseObject({ note: v.optional(v.string()) });

/** Says no to a new time, with a word for the teacher. What a no does stands there before it is sent. */
export function DeclineSheet({ move, open, onClose, onSent, finalFocus }: DeclineSheetProps) {
  const { words, link } = useReader();
  const [answer] = useAnswerFamilyMoveMutation();
  const { form, submit, isSending, problem } = useContractForm({
    schema: Declining,
    defaultValues: { note: '' },
    send: ({ note }) =>
      answer({
        link,
        id: move.id,
        body: { decision: 'DECLINED', ...(note.trim() !== '' && { note }) },
      }).unwrap(),
    onSent() {
      draft.clear();
      onSent();
    },
  });
  const key = `move-no:${move.id}`;
  const draft = useFormDraft(form, { key, version: 1, schema: DeclineDraft, forVisitor: true });
  return (
    <FamilySheet
      open={open}
      onClose={onClose}
      title={words.decline.title(words.lesson(move.lessonNo, move.isTrial))}
      intro={move.isAgreed ? words.decline.warnsAfterYes : words.decline.warns}
      submit={submit}
      submitLabel={words.decline.submit}
      isSending={isSending}
      problem={problem}
      draft={draft}
      finalFocus={finalFocus}
    >
      <Field label={words.decline.note} error={form.formState.errors.note && words.sheet.tooLong}>
        <TextArea rows={3} {...form.register('note')} />
      </Field>
    </FamilySheet>
  );
}
