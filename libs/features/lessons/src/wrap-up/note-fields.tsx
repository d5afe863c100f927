import { chakra } from '@chakra-ui/react/styled-system';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { GUARDIAN_LANGUAGE_LABELS } from '@portal/domain/classes/class';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { useUndo } from '@portal/portal-core/use-undo';
import { Field, TextArea } from '@portal/ui/field';
import { SelectField } from '@portal/ui/select-field';
import { NoteArea } from '../lesson/note-area.tsx';
import { wrapUp as words } from '../wrap-up-messages.ts';
import { composeNote, type GuardianNote, kindOfNote, languagesOf, NOTE_KINDS } from './note-choice.ts';
import { NotePreview } from './note-preview.tsx';
import { StudentWords } from './student-words.tsx';
import type { WrapUpFields } from './wrap-up-fields.ts';
import { WrapUpRow } from './wrap-up-row.tsx';

const NOTE = ['messageToGuardian', 'messageToGuardianVi'] as const;

interface Props {
  desk: Pick<LessonDesk, 'recipients' | 'students' | 'attendance'>;
  form: UseFormReturn<WrapUpFields, unknown, WrapUpFields>;
}

/** The note to the guardians from a template in their languages, beside what they will read; and one for herself. */
export function NoteFields({ desk, form }: Props) {
  const { register, setValue, formState } = form;
  const { errors } = formState;
  const { recipients } = desk;
  const offerUndo = useUndo();
  const [messageToGuardian, messageToGuardianVi] = useWatch({ control: form.control, name: NOTE });
  const note = { messageToGuardian, messageToGuardianVi };
  const languages = languagesOf(recipients);
  const isForBoth = languages.length > 1;
  const kind = kindOfNote(note, languages);
  function write(texts: GuardianNote) {
    for (const name of NOTE) setValue(name, texts[name], { shouldDirty: true, shouldValidate: formState.isSubmitted });
  }

  function choose(value: string) {
    if (value === '') return;
    write(composeNote(value, languages));
    const isWritten = NOTE.some((name) => note[name].trim() !== '');
    if (kind === '' && isWritten) offerUndo({ text: words.templateUsed, undo: () => write(note) });
  }
  const names = recipients
    .map(({ name, language }) => words.recipient(name, GUARDIAN_LANGUAGE_LABELS[language]))
    .join(', ');
  return (
    <WrapUpRow
      title={words.note}
      intro={names === '' ? words.nobody : isForBoth ? words.toBoth(names) : words.to(names)}
    >
      <SelectField
        label={words.template}
        value={kind}
        options={[...(kind === '' ? [{ value: '', label: words.ownWords }] : []), ...NOTE_KINDS]}
        onChange={(event) => choose(event.target.value)}
      />
      <Controller
        control={form.control}
        name="messageToGuardian"
        render={({ field }) => (
          <NoteArea
            field={field}
            label={isForBoth ? words.messageIn(GUARDIAN_LANGUAGE_LABELS.ko) : words.message}
            helper={words.messageHint}
            error={errors.messageToGuardian?.message}
            lang={languages[0]}
            required
          />
        )}
      />
      {(isForBoth || messageToGuardianVi !== '') && (
        <Controller
          control={form.control}
          name="messageToGuardianVi"
          render={({ field }) => (
            <NoteArea
              field={field}
              label={words.messageIn(GUARDIAN_LANGUAGE_LABELS.vi)}
              helper={words.messageViHint}
              error={errors.messageToGuardianVi?.message}
              lang="vi"
            />
          )}
        />
      )}
      {desk.students.length > 1 && <StudentWords students={desk.students} form={form} />}
      <NotePreview desk={desk} form={form} />
      <chakra.div borderTopWidth="1px" pt="4">
        <Field
          label={words.privateNote}
          helper={words.privateHint}
          error={errors.privateNote?.message}
          optional
          limit={2_000}
        >
          <TextArea rows={2} {...register('privateNote')} />
        </Field>
      </chakra.div>
    </WrapUpRow>
  );
}
