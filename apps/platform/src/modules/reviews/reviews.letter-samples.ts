import { type LetterSamples, SAMPLE_CLASS, seoul, toReaders } from '../../testing/letters/letter-samples.ts';
import { reviewQuestionLetter, reviewRemovedLetter } from './review-letters.ts';

export const letters: LetterSamples = {
  reviewQuestion: toReaders(
    reviewQuestionLetter({
      className: SAMPLE_CLASS,
      question: '어느 단원의 숙제가 가장 많았나요?',
      until: seoul('2026-11-25T21:00'),
    }),
  ),
  reviewRemoved: toReaders(
    reviewRemovedLetter({ className: SAMPLE_CLASS, reason: '수업과 관계없는 말이 있어서 지웠어요.' }),
  ),
};
