import { type LetterSamples, SAMPLE_CLASS, seoul, toReaders } from '../../testing/letters/letter-samples.ts';
import {
  assignmentGivenLetter,
  datesChangedLetter,
  noteAddedLetter,
  withdrawnLetter,
} from './assignments/assignment-letters.ts';
import { askedAgainLetter, gradeReturnedLetter } from './grading/grading-letters.ts';
import { extendedForOneLetter, reminderLetter } from './missing/missing-letters.ts';

const given = {
  className: SAMPLE_CLASS,
  title: '활용 문제 42~44쪽, 1~12번',
  deadlineAt: seoul('2026-11-24T21:00'),
  lateAllowed: true,
  cutoffAt: seoul('2026-11-28T21:00'),
};

const graded = {
  class: { name: SAMPLE_CLASS },
  assignment: { title: given.title },
  submission: { score: 82, feedback: '부호를 옮길 때 실수가 있어요. 3번을 다시 풀어 보세요.' },
  askedReason: '3번과 5번을 풀이까지 적어서 다시 내 주세요.',
  askedDueAt: seoul('2026-11-27T21:00'),
};

export const letters: LetterSamples = {
  homeworkGiven: toReaders(assignmentGivenLetter(given)),
  homeworkExtended: toReaders(datesChangedLetter(given, 'extended')),
  homeworkLateWindow: toReaders(datesChangedLetter({ ...given, lateAllowed: false }, 'lateWindow')),
  homeworkBroughtForward: toReaders(datesChangedLetter(given, 'broughtForward')),
  homeworkWithdrawn: toReaders(withdrawnLetter(given)),
  homeworkExplained: toReaders(noteAddedLetter(given, '12번은 그래프를 그려서 풀어도 돼요.')),
  homeworkExtendedForOne: toReaders(
    extendedForOneLetter({ ...given, extendedTo: seoul('2026-11-26T21:00'), reason: '가족 여행' }),
  ),
  homeworkReminder: toReaders(reminderLetter(given)),
  homeworkReturned: toReaders(gradeReturnedLetter(graded)),
  homeworkAskedAgain: toReaders(askedAgainLetter(graded)),
};
