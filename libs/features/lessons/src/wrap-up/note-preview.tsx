import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { familyNote } from '@portal/domain/families/family-note';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { noteFor } from '@portal/domain/lessons/note-templates';
import { NoteText } from '../lesson/note-text.tsx';
import { ReaderField } from '../reader/reader-field.tsx';
import { type ReadDesk, useReader } from '../reader/use-reader.ts';
import { wrapUp as words } from '../wrap-up-messages.ts';
import type { WrapUpFields } from './wrap-up-fields.ts';

interface Props {
  desk: ReadDesk & Pick<LessonDesk, 'attendance'>;
  form: UseFormReturn<WrapUpFields, unknown, WrapUpFields>;
}

/** The note as a guardian will read it, with what was written above and the names of her children. */
export function NotePreview({ desk, form }: Props) {
  const id = useId();
  const { reader, children, choose } = useReader(desk);
  const [messageToGuardian, messageToGuardianVi, covered, homework, next, studentWords, marks] = useWatch({
    control: form.control,
    name: ['messageToGuardian', 'messageToGuardianVi', 'covered', 'homework', 'nextPlan', 'studentWords', 'marks'],
  });
  const text = noteFor(reader?.language ?? 'ko', { messageToGuardian, messageToGuardianVi });
  const stateOf = (studentId: string) =>
    marks[studentId]?.state ?? desk.attendance.find((row) => row.studentId === studentId)?.state;
  const told = (children.length > 0 ? children : desk.students).map((one) => ({ ...one, state: stateOf(one.id) }));
  return (
    <chakra.section aria-labelledby={id} bg="bg.muted" borderRadius="l2" p="4" display="grid" gap="3">
      <chakra.h3 id={id} textStyle="label" color="fg.muted">
        {words.preview}
      </chakra.h3>
      <ReaderField label={words.reader} recipients={desk.recipients} reader={reader} onChoose={choose} />
      <NoteText text={familyNote(text, told, { covered, homework, next })} />
      {children.map(({ id: studentId, name }) => {
        const word = studentWords.find((one) => one.studentId === studentId)?.text.trim();
        return (
          word && (
            <chakra.p key={studentId} whiteSpace="pre-line" overflowWrap="anywhere">
              <strong>{words.wordInNote(name)}</strong> {word}
            </chakra.p>
          )
        );
      })}
    </chakra.section>
  );
}
