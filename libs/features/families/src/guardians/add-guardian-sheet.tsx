import { useRef } from 'react';
import { Controller } from 'react-hook-form';
import * as v from 'valibot';
import { useInviteGuardianMutation } from '@portal/api/families/family-guardians.api';
import { FAMILY_LANGUAGES, type FamilyLanguage } from '@portal/domain/classes/class';
import { ADDED_RELATIONS, type FamilyGuardians, NEW_GUARDIAN_FIELDS } from '@portal/domain/families/family-guardian';
import { LANGUAGE_NAMES } from '@portal/family-pages/messages';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { ChoiceGroup } from '@portal/ui/choice-group';
import { Field, TextInput } from '@portal/ui/field';
import { RadioCards } from '@portal/ui/radio-cards';
import { SelectField } from '@portal/ui/select-field';
import { FamilySheet } from '../paper/family-sheet.tsx';
import { useReader } from '../reading/reader-context.ts';
import { useGuardianWords } from './guardian-messages.ts';

interface AddGuardianSheetProps {
  /** The children who have room for another guardian. */
  choices: FamilyGuardians['children'];
  open: boolean;
  onClose: () => void;
  onSent: (name: string) => void;
}

type NewGuardian = v.InferOutput<typeof Written>;

/** The guardian as she is written: nothing is chosen yet. */
interface GuardianValues extends Omit<NewGuardian, 'relation' | 'studentIds'> {
  studentIds: string[];
  relation: NewGuardian['relation'] | '';
}

const Written = v.object(NEW_GUARDIAN_FIELDS);
const Writing: v.GenericSchema<GuardianValues, NewGuardian> = Written;

const LANGUAGES = FAMILY_LANGUAGES.map((value: FamilyLanguage) => ({
  value,
  label: <span lang={value}>{LANGUAGE_NAMES[value]}</span>,
}));

/** Asks somebody to be a guardian too: she is none before she has said so herself. */
export function AddGuardianSheet({ choices, open, onClose, onSent }: AddGuardianSheetProps) {
  const { link, language } = useReader();
  const { sheet: words, relations, refusals } = useGuardianWords();
  const [invite] = useInviteGuardianMutation();
  const sent = useRef('');
  const { form, submit, isSending, problem } = useContractForm({
    schema: Writing,
    defaultValues: {
      studentIds: choices.map(({ studentId }) => studentId),
      name: '',
      relation: '',
      email: '',
      language,
    },
    async send(body, clientId) {
      await invite({ link, body: { clientId, ...body } }).unwrap();
      sent.current = body.name.trim();
    },
    onSent: () => onSent(sent.current),
  });
  const { errors } = form.formState;
  const errorAt = (name: keyof typeof words.errors) => errors[name] && words.errors[name];
  return (
    <FamilySheet
      open={open}
      onClose={onClose}
      title={words.title}
      intro={words.intro}
      submit={submit}
      submitLabel={words.submit}
      isSending={isSending}
      problem={problem}
      said={problem?.code && refusals[problem.code]}
    >
      {choices.length > 1 && (
        <Controller
          control={form.control}
          name="studentIds"
          render={({ field }) => (
            <ChoiceGroup
              {...field}
              label={words.children}
              options={choices.map(({ studentId, name }) => ({ value: studentId, label: name }))}
              error={errorAt('studentIds')}
            />
          )}
        />
      )}
      <Field
        label={words.name}
        error={errorAt('name') && (form.getValues('name').trim() === '' ? words.noName : words.errors.name)}
        required
      >
        <TextInput autoComplete="off" {...form.register('name')} />
      </Field>
      <SelectField
        label={words.relation}
        placeholder={words.relationNone}
        options={ADDED_RELATIONS.map((value) => ({ value, label: relations[value] }))}
        error={errorAt('relation')}
        required
        {...form.register('relation')}
      />
      <Field label={words.email} error={errorAt('email')} required>
        <TextInput type="email" inputMode="email" autoComplete="off" dir="ltr" {...form.register('email')} />
      </Field>
      <Controller
        control={form.control}
        name="language"
        render={({ field }) => (
          <RadioCards {...field} label={words.language} options={LANGUAGES} error={errorAt('language')} />
        )}
      />
    </FamilySheet>
  );
}
