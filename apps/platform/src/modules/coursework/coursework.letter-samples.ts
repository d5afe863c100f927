import { type LetterSamples, SAMPLE_CLASS, seoul, toReaders } from '../../testing/letters/letter-samples.ts';
import { assignmentGivenLetter, deadlineExtendedLetter } from './assignments/assignment-letters.ts';

const given = { className: SAMPLE_CLASS, title: '활용 문제 42~44쪽, 1~12번', deadlineAt: seoul('2026-11-24T21:00') };

export const letters: LetterSamples = {
  homeworkGiven: toReaders(assignmentGivenLetter(given)),
  homeworkExtended: toReaders(deadlineExtendedLetter(given)),
};
