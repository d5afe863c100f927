import type { LetterSamples } from '../../testing/letters/letter-samples.ts';
import { invitationLetter } from './operators/operator-letters.ts';
import { codeLetter, knownLetter } from './sign-up/sign-up-letters.ts';

export const letters: LetterSamples = {
  signUpCode: [codeLetter('teacher@example.com', '482915', 10)],
  knownAddress: [knownLetter('teacher@example.com', undefined)],
  knownAddressWithoutPassword: [knownLetter('teacher@example.com', 'sample')],
  operatorInvited: [invitationLetter('operator@example.com', 'sample', { isNew: true })],
};
