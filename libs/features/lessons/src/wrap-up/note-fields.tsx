import { useWatch, type UseFormReturn } from 'react-hook-form';
import { chakra } from '@chakra-ui/react/styled-system';
import type { LessonDesk } from '@portal/domain/teaching/lesson-desk.contract';
import { useUndo } from '@portal/portal-core/use-undo';
import { Field, TextArea } from '@portal/ui/field';
import { Panel } from '@portal/ui/panel';
import { SelectField } from '@portal/ui/select-field';
import { students } from '../messages.ts';
import { composeNote, kindOfNote, languagesOf, NOTE_KINDS } from '../model/note-choice.ts';
import type { WrapUpFields } from '../model/wrap-up-fields.ts';
import { wrapUp as words } from '../wrap-up-messages.ts';
import { NotePreview } from './note-preview.tsx';

interface Props {
  desk: Pick<LessonDesk, 'recipients' | 'students'>;
  form: UseFormReturn<WrapUpFields, unknown, WrapUpFields>;
}

/** The note to the guardians from a template in their languages, beside what they will read; and one for herself. */
export function NoteFields({ desk, form }: Props) {
  const { register, setValue, formState } = form;
  const { errors } = formState;
  const { recipients } = desk;
  const offerUndo = useUndo();
  const message = useWatch({ control: form.control, name: 'messageToGuardian' });
  const languages = languagesOf(recipients);
  const kind = kindOfNote(message, languages);
  const write = (text: string) =>
    setValue('messageToGuardian', text, { shouldDirty: true, shouldValidate: formState.isSubmitted });

  function choose(value: string) {
    if (value === '') return;
    write(composeNote(value, languages));
    if (kind === '' && message.trim() !== '') offerUndo({ text: words.templateUsed, undo: () => write(message) });
  }
  const names = recipients.map(({ name, language }) => words.recipient(name, students.languages[language]));
  return (
    <Panel
      title={words.note}
      intro={
        <>
          {names.length > 0 ? words.to(names.join(', ')) : words.nobody} {languages.length > 1 && words.bilingual}
        </>
      }
    >
      <SelectField
        label={words.template}
        value={kind}
        options={[...(kind === '' ? [{ value: '', label: words.ownWords }] : []), ...NOTE_KINDS]}
        onChange={(event) => choose(event.target.value)}
      />
      <Field
        label={words.message}
        helper={words.messageHint}
        error={errors.messageToGuardian?.message}
        required
        limit={5_000}
      >
        <TextArea
          rows={6}
          lang={languages.length === 1 ? languages[0] : undefined}
          {...register('messageToGuardian')}
        />
      </Field>
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
    </Panel>
  );
}
