import { chakra } from '@chakra-ui/react/styled-system';
import type { FamilyLanguage } from '@portal/domain/classes/class';
import type { ContractForm } from '@portal/portal-core/use-contract-form';
import { Field, TextArea, TextInput } from '@portal/ui/field';
import { FAMILY_WORDS } from '../messages.ts';
import type { EnrollmentContent, EnrollmentValues } from './enrollment-values.ts';
import { fieldErrors } from './field-errors.ts';
import { NumberedQuestion } from './numbered-question.tsx';

export interface EnrollmentFieldsProps {
  form: ContractForm<EnrollmentValues, EnrollmentContent>['form'];
  language: FamilyLanguage;
}

/** Who learns. */
export function StudentFields({ form, language }: EnrollmentFieldsProps) {
  const { student: words } = FAMILY_WORDS[language];
  const errorAt = fieldErrors(form, language);
  return (
    <NumberedQuestion no={1} question={words.question}>
      <chakra.div display="flex" flexWrap="wrap" gap="4">
        <chakra.div flex="3 1 11rem" minW="0">
          <Field label={words.name} error={errorAt('studentName')} required>
            <TextInput autoComplete="off" {...form.register('studentName')} />
          </Field>
        </chakra.div>
        <chakra.div flex="1 1 6rem" minW="0">
          <Field label={words.age} error={errorAt('age')} required>
            <TextInput inputMode="numeric" autoComplete="off" {...form.register('age')} />
          </Field>
        </chakra.div>
      </chakra.div>
      <Field label={words.goals} helper={words.goalsHelp} error={errorAt('goals')}>
        <TextArea rows={3} {...form.register('goals')} />
      </Field>
    </NumberedQuestion>
  );
}
