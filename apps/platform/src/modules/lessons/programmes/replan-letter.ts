import { type FamilyLanguage, type FamilyLetter, familyLetter } from '../../classes/module.ts';
import type { LessonPlan } from './programmes.tables.ts';

/** What families see of a plan that has changed. */
export interface Replanned {
  /** What the next lesson is about, where that is something else now. */
  readonly next: { readonly startAt: Date; readonly from: LessonPlan; readonly to: LessonPlan } | undefined;
  /** When lessons were added. */
  readonly extra: readonly Date[];
}

interface Words {
  readonly title: string;
  readonly before: string;
  readonly after: string;
  readonly when: string;
  readonly extra: string;
}

const WORDS: Record<FamilyLanguage, Words> = {
  ko: {
    title: '수업 계획이 바뀌었어요',
    before: '다음 수업에서 배울 것이었던 단원',
    after: '다음 수업에서 배울 단원',
    when: '다음 수업',
    extra: '더한 수업',
  },
  vi: {
    title: '– kế hoạch học đã thay đổi',
    before: 'Nội dung trước đây của buổi tới',
    after: 'Nội dung mới của buổi tới',
    when: 'Buổi tới',
    extra: 'Buổi học thêm',
  },
};

/** Of the rest of a programme that was planned anew, as far as families see it. */
export const replannedLetter = (className: string, { next, extra }: Replanned): FamilyLetter =>
  familyLetter(WORDS, (words, { time }) => ({
    title: `${className} ${words.title}`,
    lines: [
      next !== undefined && { label: words.when, value: time(next.startAt) },
      next !== undefined && {
        before: { label: words.before, value: next.from.title },
        after: { label: words.after, value: next.to.title },
      },
      ...extra.map((at) => ({ label: words.extra, value: time(at) })),
    ],
  }));
