import { Controller, useWatch } from 'react-hook-form';
import { FAMILY_LANGUAGES, GUARDIAN_RELATIONS } from '@portal/domain/classes/class';
import { Checkbox } from '@portal/ui/checkbox';
import { Field, TextInput } from '@portal/ui/field';
import { RadioCards } from '@portal/ui/radio-cards';
import { SelectField } from '@portal/ui/select-field';
import { FAMILY_WORDS, LANGUAGE_NAMES } from '../messages.ts';
import { fieldErrors } from './field-errors.ts';
import { NumberedQuestion } from './numbered-question.tsx';
import type { EnrollmentFieldsProps } from './student-fields.tsx';

const LANGUAGES = FAMILY_LANGUAGES.map((value) => ({
  value,
  label: <span lang={value}>{LANGUAGE_NAMES[value]}</span>,
}));

/** Whom to write to, in which language, and that she agrees to it. */
export function GuardianFields({ form, language }: EnrollmentFieldsProps) {
  const { guardian: words } = FAMILY_WORDS[language];
  // A grown-up who takes the class herself has written her name already.
  const relation = useWatch({ control: form.control, name: 'relation' });
  const errorAt = fieldErrors(form, language);
  return (
    <NumberedQuestion no={2} question={words.question}>
      <SelectField
        label={words.relation}
        placeholder={words.relationNone}
        options={GUARDIAN_RELATIONS.map((value) => ({ value, label: words.relations[value] }))}
        error={errorAt('relation')}
        required
        {...form.register('relation')}
      />
      {relation !== 'SELF' && (
        <Field label={words.name} error={errorAt('guardianName')} required>
          <TextInput autoComplete="name" {...form.register('guardianName')} />
        </Field>
      )}
      <Field label={words.email} error={errorAt('email')} required>
        <TextInput type="email" inputMode="email" autoComplete="email" dir="ltr" {...form.register('email')} />
      </Field>
      <Controller
        control={form.control}
        name="language"
        render={({ field }) => (
          <RadioCards
            {...field}
            value={field.value || language}
            label={words.language}
            options={LANGUAGES}
            error={errorAt('language')}
          />
        )}
      />
      <Checkbox {...form.register('consent')} error={errorAt('consent')} aria-required>
        {words.consent}
      </Checkbox>
    </NumberedQuestion>
  );
}
