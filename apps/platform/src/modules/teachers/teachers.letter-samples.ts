import { type LetterSamples, SAMPLE_READERS, SAMPLE_TEACHER } from '../../testing/letters/letter-samples.ts';
import { trialCodeLetter } from './trial-code-letter.ts';

export const letters: LetterSamples = {
  trialCode: SAMPLE_READERS.map(({ email, language }) =>
    trialCodeLetter({ to: email, language, teacherName: SAMPLE_TEACHER, code: '482915', minutes: 10 }),
  ),
};
