import type { UseFormReturn } from 'react-hook-form';
import type { FamilyLanguage } from '@portal/domain/classes/class';
import { FAMILY_WORDS } from '../messages.ts';
import type { EnrollmentContent, EnrollmentValues } from './enrollment-values.ts';

/** What is wrong at a field, in the language of who reads: rules of the contract and of the server speak Korean. */
export const fieldErrors =
  (form: UseFormReturn<EnrollmentValues, unknown, EnrollmentContent>, language: FamilyLanguage) =>
  (name: keyof EnrollmentValues): string | undefined => {
    const said = form.formState.errors[name]?.message;
    const { fieldErrors: own, emptyFields } = FAMILY_WORDS[language];
    const isEmpty = String(form.getValues(name)).trim() === '';
    return said && ((isEmpty && emptyFields[name]) || (own[name] ?? said));
  };
