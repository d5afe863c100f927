import { type FamilyLanguage, type FamilyLetter, familyLetter } from '../../classes/module.ts';
import type { ClassAssignment } from './assignments.queries.ts';

interface Words {
  readonly given: string;
  readonly extended: string;
  readonly noted: string;
  readonly note: string;
  readonly what: string;
  readonly due: string;
  readonly open: string;
}

const WORDS: Record<FamilyLanguage, Words> = {
  ko: {
    given: '새 숙제가 나왔어요',
    extended: '숙제 마감이 늦춰졌어요',
    noted: '숙제에 설명이 더해졌어요',
    note: '설명',
    what: '숙제',
    due: '마감',
    open: '숙제 보고 내기',
  },
  vi: {
    given: '– có bài tập mới',
    extended: '– bài tập được lùi hạn nộp',
    noted: '– bài tập có thêm giải thích',
    note: 'Giải thích',
    what: 'Bài tập',
    due: 'Hạn nộp',
    open: 'Xem và nộp bài',
  },
};

type Given = Pick<ClassAssignment, 'className' | 'title' | 'deadlineAt'>;

const letterOn = (
  event: 'given' | 'extended' | 'noted',
  { className, title, deadlineAt }: Given,
  note?: string,
): FamilyLetter =>
  familyLetter(WORDS, (words, { time }) => ({
    title: `${className} ${words[event]}`,
    action: words.open,
    lines: [
      { label: words.what, value: title },
      ...(note === undefined ? [] : [{ label: words.note, value: note }]),
      { label: words.due, value: time(deadlineAt) },
    ],
  }));

/** To the families, of what their children can hand in from now on. */
export const assignmentGivenLetter = (row: Given): FamilyLetter => letterOn('given', row);

/** To the families, of a deadline that is later now. */
export const deadlineExtendedLetter = (row: Given): FamilyLetter => letterOn('extended', row);

/** To the families, of what the teacher explains afterwards. */
export const noteAddedLetter = (row: Given, note: string): FamilyLetter => letterOn('noted', row, note);
