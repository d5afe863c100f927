import { chakra } from '@chakra-ui/react/styled-system';
import { type RefObject, useRef } from 'react';
import * as v from 'valibot';
import { useAnnounceFamilyAbsenceMutation } from '@portal/api/families/family-absence.api';
import type { FamilyDoor, FamilyLesson } from '@portal/domain/families/family-door';
import { AbsenceReason } from '@portal/domain/families/lesson-absence';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Button } from '@portal/ui/button';
import { Field, TextArea } from '@portal/ui/field';
import { FamilySheet } from '../paper/family-sheet.tsx';
import { useReader } from '../reading/reader-context.ts';
import { useAbsenceWords } from './absence-messages.ts';

interface AbsenceSheetProps {
  lesson: FamilyLesson;
  studentId: string;
  /** Where several children take the lesson. */
  name: string | undefined;
  open: boolean;
  onClose: () => void;
  onSent: (door: FamilyDoor) => void;
  /** Asks for another time instead; none where one waits already. */
  onAsk: (() => void) | undefined;
  finalFocus?: RefObject<HTMLElement | null> | undefined;
}

const Announcing = v.object({ reason: AbsenceReason });
const AbsenceDraft = v.looseObject({ reason: v.optional(v.string()) });

/** That a child cannot come, with a reason where the family wants to give one. What becomes of it stands there before. */
export function AbsenceSheet(props: AbsenceSheetProps) {
  const { lesson, studentId, name, open, onClose, onSent, onAsk, finalFocus } = props;
  const { words: door, time, zone, link } = useReader();
  const words = useAbsenceWords();
  const [announce] = useAnnounceFamilyAbsenceMutation();
  const answer = useRef<FamilyDoor>(null);
  const { form, submit, isSending, problem } = useContractForm({
    schema: Announcing,
    defaultValues: { reason: '' },
    async send({ reason }) {
      const body = { startAt: lesson.startAt, reason };
      answer.current = await announce({ link, id: lesson.id, studentId, body }).unwrap();
    },
    onSent() {
      // What was said has been said; another time begins anew.
      form.reset();
      draft.clear();
      if (answer.current) onSent(answer.current);
    },
  });
  const key = `absence:${lesson.id}:${studentId}`;
  const draft = useFormDraft(form, { key, version: 1, schema: AbsenceDraft, forVisitor: true });
  const which = door.lesson(lesson.no, lesson.isTrial);
  return (
    <FamilySheet
      open={open}
      onClose={onClose}
      title={name === undefined ? words.title(which) : words.titleOf(name, which)}
      intro={words.intro(time.short(lesson.startAt, zone))}
      submit={submit}
      submitLabel={words.submit}
      isSending={isSending}
      problem={problem}
      draft={draft}
      finalFocus={finalFocus}
    >
      <Field label={words.reason} error={form.formState.errors.reason && words.tooLong}>
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
      {lesson.isOneToOne && onAsk && (
        <div>
          <chakra.p textStyle="body.sm" color="fg.muted">
            {words.instead}
          </chakra.p>
          <chakra.div ms="-4">
            <Button
              variant="ghost"
              onClick={() => {
                onClose();
                onAsk();
              }}
            >
              {words.askInstead}
            </Button>
          </chakra.div>
        </div>
      )}
    </FamilySheet>
  );
}
