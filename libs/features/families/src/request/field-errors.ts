import type { FieldErrors } from 'react-hook-form';
import type { FamilyLanguage } from '@portal/domain/classes/class';
import { WORDS } from '../messages.ts';
import type { RequestValues } from './request-values.ts';

/** What is wrong at a field, in the language of who reads: rules of the contract and of the server speak Korean. */
export const fieldErrors =
  (errors: FieldErrors<RequestValues>, language: FamilyLanguage) =>
  (name: keyof RequestValues): string | undefined => {
    const said = errors[name]?.message;
    return said && (WORDS[language].fieldErrors[name] ?? said);
  };
