import type { FieldErrors } from 'react-hook-form';
import type { FamilyLanguage } from '@portal/domain/classes/class';
import { FAMILY_WORDS } from '../messages.ts';
import type { EnrollmentValues } from './enrollment-values.ts';

/** What is wrong at a field, in the language of who reads: rules of the contract and of the server speak Korean. */
export const fieldErrors =
  (errors: FieldErrors<EnrollmentValues>, language: FamilyLanguage) =>
  (name: keyof EnrollmentValues): string | undefined => {
    const said = errors[name]?.message;
    return said && (FAMILY_WORDS[language].fieldErrors[name] ?? said);
  };
