import { type FamilyLanguage, type FamilyLetter, familyLetter } from '../../classes/module.ts';
import { type DatesChange, LATE_WORDS, lateLine, type LateWindow, type LateWords } from '../missing/late-line.ts';
import type { ClassAssignment } from './assignments.queries.ts';

interface Words extends LateWords {
  readonly given: string;
  readonly extended: string;
  readonly broughtForward: string;
  readonly lateWindow: string;
  readonly notLate: string;
  readonly noted: string;
  readonly withdrawn: string;
  readonly noNeed: string;
  readonly note: string;
  readonly what: string;
  readonly due: string;
  readonly open: string;
}

const WORDS: Record<FamilyLanguage, Words> = {
  ko: {
    ...LATE_WORDS.ko,
    given: '새 숙제가 나왔어요',
    extended: '숙제 마감이 늦춰졌어요',
    broughtForward: '숙제 마감이 당겨졌어요',
    lateWindow: '숙제를 늦게 낼 수 있는 기간이 바뀌었어요',
    notLate: '마감 뒤에는 받지 않아요',
    noted: '숙제에 설명이 더해졌어요',
    withdrawn: '숙제가 취소됐어요',
    noNeed: '이제 하지 않아도 돼요.',
    note: '설명',
    what: '숙제',
    due: '마감',
    open: '숙제 보고 내기',
  },
  vi: {
    ...LATE_WORDS.vi,
    given: '– có bài tập mới',
    extended: '– bài tập được lùi hạn nộp',
    broughtForward: '– hạn nộp bài tập sớm hơn',
    lateWindow: '– thời hạn nộp muộn của bài tập đã thay đổi',
    notLate: 'không nhận sau hạn nộp',
    noted: '– bài tập có thêm giải thích',
    withdrawn: '– bài tập đã được hủy',
    noNeed: 'Con không cần làm bài này nữa.',
    note: 'Giải thích',
    what: 'Bài tập',
    due: 'Hạn nộp',
    open: 'Xem và nộp bài',
  },
};

type Named = Pick<ClassAssignment, 'className' | 'title'>;
type Given = Named & LateWindow;

const letterOn = (
  event: 'given' | 'noted' | DatesChange,
  { className, title, ...dates }: Given,
  note?: string,
): FamilyLetter =>
  familyLetter(WORDS, (words, { time }) => ({
    title: `${className} ${words[event]}`,
    action: words.open,
    lines: [
      { label: words.what, value: title },
      ...(note === undefined ? [] : [{ label: words.note, value: note }]),
      { label: words.due, value: time(dates.deadlineAt) },
      lateLine(words, dates, time) || (event === 'lateWindow' && { label: words.late, value: words.notLate }),
    ],
  }));

/** To the families, of what their children can hand in from now on. */
export const assignmentGivenLetter = (row: Given): FamilyLetter => letterOn('given', row);

/** To the families, of a deadline, or of a time to be late in, that is another now. */
export const datesChangedLetter = (row: Given, change: DatesChange): FamilyLetter => letterOn(change, row);

/** To the families, of what the teacher explains afterwards. */
export const noteAddedLetter = (row: Given, note: string): FamilyLetter => letterOn('noted', row, note);

/** To the families, of what is not to be done any more. */
export const withdrawnLetter = ({ className, title }: Named): FamilyLetter =>
  familyLetter(WORDS, (words) => ({
    title: `${className} ${words.withdrawn}`,
    lines: [{ label: words.what, value: title }, words.noNeed],
  }));
