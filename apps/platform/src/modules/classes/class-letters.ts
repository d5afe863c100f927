import { type FamilyLanguage, type FamilyLetter, familyLetter } from './families/family-letter.ts';

interface Words {
  readonly canceled: string;
  readonly left: (count: number) => string;
}

const WORDS: Record<FamilyLanguage, Words> = {
  ko: { canceled: '수업을 더 하지 않게 됐어요', left: (count) => `남은 ${count}회를 모두 취소했어요.` },
  vi: { canceled: '– lớp học kết thúc sớm', left: (count) => `${count} buổi còn lại đã bị hủy.` },
};

/** Of a class that ends before its time, with all that was left of it. */
export const classCanceledLetter = (name: string, left: number, reason: string): FamilyLetter =>
  familyLetter(WORDS, (words, labels) => ({
    title: `${name} ${words.canceled}`,
    lines: [words.left(left), { label: labels.reason, value: reason }],
  }));
