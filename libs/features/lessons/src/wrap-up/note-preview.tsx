import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { noteFor } from '@portal/domain/lessons/note-templates';
import { SelectField } from '@portal/ui/select-field';
import { NoteText } from '../lesson/note-text.tsx';
import { wrapUp as words } from '../wrap-up-messages.ts';
import type { WrapUpFields } from './wrap-up-fields.ts';

interface Props {
  desk: Pick<LessonDesk, 'recipients' | 'students'>;
  form: UseFormReturn<WrapUpFields, unknown, WrapUpFields>;
}

/** The note as a guardian will read it, with what was written above and the names of her children. */
export function NotePreview({ desk: { recipients, students }, form }: Props) {
  const id = useId();
  const [chosen, setChosen] = useState('');
  const [messageToGuardian, messageToGuardianVi, covered, homework, next, studentWords] = useWatch({
    control: form.control,
    name: ['messageToGuardian', 'messageToGuardianVi', 'covered', 'homework', 'nextPlan', 'studentWords'],
  });
  const reader = recipients.find((one) => one.id === chosen) ?? recipients[0];
  const text = noteFor(reader?.language ?? 'ko', { messageToGuardian, messageToGuardianVi });
  const isOfReader = (guardian: { id: string }) => guardian.id === reader?.id;
  const children = students.filter(({ guardians }) => guardians.some(isOfReader));
  const student = (children.length > 0 ? children : students).map(({ name }) => name).join(', ');
  return (
    <chakra.section aria-labelledby={id} bg="bg.muted" borderRadius="l2" p="4" display="grid" gap="3">
      <chakra.h3 id={id} textStyle="label" color="fg.muted">
        {words.preview}
      </chakra.h3>
      {recipients.length > 1 && (
        <SelectField
          label={words.reader}
          value={reader?.id ?? ''}
          options={recipients.map(({ id: value, name }) => ({ value, label: name }))}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
      <NoteText text={text} values={{ covered, homework, next, student }} />
      {children.map(({ id: studentId, name }) => {
        const word = studentWords.find((one) => one.studentId === studentId)?.text.trim();
        return (
          word && (
            <chakra.p key={studentId} whiteSpace="pre-line" overflowWrap="anywhere">
              <strong>{words.studentWord(name)}</strong> {word}
            </chakra.p>
          )
        );
      })}
    </chakra.section>
  );
}
