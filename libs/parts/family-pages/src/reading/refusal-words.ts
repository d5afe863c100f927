import { secondsInMinute } from 'date-fns/constants';
import type { ApiProblem } from '@portal/api/api-problem';
import type { FamilyLanguage } from '@portal/domain/classes/class';
import { FAMILY_WORDS } from '../messages.ts';

/**
 * Why something was refused or failed, in the language of who reads; the server's own sentences are Korean. `own` are the
 * words that a page has for what only it can be refused.
 */
export function refusalWords(
  { code, status, message, retryAfter = 0 }: ApiProblem,
  language: FamilyLanguage,
  own: Readonly<Record<string, string>> = {},
): string {
  const { refusals, otherRefusal, tooMany } = FAMILY_WORDS[language];
  if (code === 'TOO_MANY' && retryAfter > secondsInMinute) return tooMany(Math.ceil(retryAfter / secondsInMinute));
  const name = code ?? status;
  return own[name] ?? refusals[name] ?? otherRefusal ?? message;
}
