import { type FamilyLanguage, type FamilyLetter, familyLetter } from '../../classes/module.ts';
import { LATE_WORDS, lateLine, type LateWindow, type LateWords } from './late-line.ts';

interface Words extends LateWords {
  readonly extended: string;
  readonly reminder: string;
  readonly what: string;
  readonly due: string;
  readonly reason: string;
  readonly open: string;
}

const WORDS: Record<FamilyLanguage, Words> = {
  ko: {
    ...LATE_WORDS.ko,
    extended: '숙제 마감을 늦췄어요',
    reminder: '아직 내지 않은 숙제가 있어요',
    what: '숙제',
    due: '마감',
    reason: '이유',
    open: '숙제 보고 내기',
  },
  vi: {
    ...LATE_WORDS.vi,
    extended: '– con được lùi hạn nộp bài tập',
    reminder: '– còn bài tập chưa nộp',
    what: 'Bài tập',
    due: 'Hạn nộp',
    reason: 'Lý do',
    open: 'Xem và nộp bài',
  },
};

interface Of extends LateWindow {
  readonly className: string;
  readonly title: string;
}

/** To the family of the one student who has more time. */
export const extendedForOneLetter = ({
  className,
  title,
  extendedTo,
  reason,
  ...dates
}: Of & { readonly extendedTo: Date; readonly reason: string }): FamilyLetter =>
  familyLetter(WORDS, (words, { time }) => ({
    title: `${className} ${words.extended}`,
    action: words.open,
    lines: [
      { label: words.what, value: title },
      { label: words.due, value: time(extendedTo) },
      lateLine(words, { ...dates, deadlineAt: extendedTo }, time),
      ...(reason ? [{ label: words.reason, value: reason }] : []),
    ],
  }));

/** To the families of those who have not handed it in; it says when it was due, which may have passed, and until when it is taken. */
export const reminderLetter = ({ className, title, ...dates }: Of): FamilyLetter =>
  familyLetter(WORDS, (words, { time }) => ({
    title: `${className} ${words.reminder}`,
    action: words.open,
    lines: [
      { label: words.what, value: title },
      { label: words.due, value: time(dates.deadlineAt) },
      lateLine(words, dates, time),
    ],
  }));
