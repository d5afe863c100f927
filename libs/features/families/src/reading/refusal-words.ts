import { secondsInMinute } from 'date-fns/constants';
import type { ApiProblem } from '@portal/api/api-problem';
import type { FamilyLanguage } from '@portal/domain/classes/class';
import { WORDS } from '../messages.ts';

/** Why something was refused or failed, in the language of who reads; the server's own sentences are Korean. */
export function refusalWords({ code, status, message, retryAfter = 0 }: ApiProblem, language: FamilyLanguage): string {
  const { refusals, otherRefusal, tooMany } = WORDS[language];
  if (code === 'TOO_MANY' && retryAfter > secondsInMinute) return tooMany(Math.ceil(retryAfter / secondsInMinute));
  return refusals[code ?? status] ?? otherRefusal ?? message;
}
