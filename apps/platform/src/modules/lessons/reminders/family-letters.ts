import { type FamilyLanguage, type FamilyLetter, familyLetter } from '../../classes/module.ts';
import type { NamedLesson } from '../lessons.queries.ts';
import type { NamedMove } from '../moves/lesson-moves.queries.ts';

interface Words {
  readonly lesson: (lesson: Named) => string;
  readonly canceled: string;
  readonly moved: string;
  readonly labels: Record<'when' | 'before' | 'after', string>;
}

type Named = Pick<NamedLesson, 'className' | 'no' | 'isTrial'>;

const WORDS: Record<FamilyLanguage, Words> = {
  ko: {
    lesson: ({ className, no, isTrial }) => `${className} ${isTrial ? '체험' : `${no}회차`}`,
    canceled: '수업이 취소됐어요',
    moved: '수업 시간이 바뀌었어요',
    labels: { when: '수업 시간', before: '이전 시간', after: '새 시간' },
  },
  vi: {
    lesson: ({ className, no, isTrial }) => `${className} – ${isTrial ? 'buổi học thử' : `buổi học số ${no}`}`,
    canceled: 'đã bị hủy',
    moved: 'đã đổi giờ',
    labels: { when: 'Thời gian', before: 'Giờ cũ', after: 'Giờ mới' },
  },
};

export const lessonCanceledLetter = (lesson: NamedLesson, cause: string): FamilyLetter =>
  familyLetter(WORDS, ({ lesson: nameOf, canceled, labels }, { time, reason }) => ({
    title: `${nameOf(lesson)} ${canceled}`,
    lines: [`${labels.when}: ${time(lesson.startAt)}`, `${reason}: ${cause}`],
  }));

export const lessonMovedLetter = (lesson: Named, { oldStartAt, newStartAt, reason: cause }: NamedMove): FamilyLetter =>
  familyLetter(WORDS, ({ lesson: nameOf, moved, labels }, { time, reason }) => ({
    title: `${nameOf(lesson)} ${moved}`,
    lines: [
      `${labels.before}: ${time(oldStartAt)}`,
      `${labels.after}: ${time(newStartAt)}`,
      cause.trim() !== '' && `${reason}: ${cause.trim()}`,
    ],
  }));
