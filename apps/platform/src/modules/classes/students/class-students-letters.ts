import { type FamilyLanguage, type FamilyLetter, familyLetter } from '../families/family-letter.ts';

interface Words {
  readonly removed: string;
  readonly seats: string;
  readonly why: string;
  readonly moved: string;
  readonly from: string;
  readonly to: string;
  readonly left: (count: number) => string;
  readonly next: string;
}

const WORDS: Record<FamilyLanguage, Words> = {
  ko: {
    removed: '수업을 더 듣지 않게 됐어요',
    seats: '앞으로 있을 수업의 자리를 모두 정리했어요.',
    why: '학생의 보호자로 등록되어 있어서 보냈어요.',
    moved: '– 다른 수업으로 옮겼어요',
    from: '지금까지',
    to: '앞으로',
    left: (count) => `남은 수업 ${count}회는 새 수업에서 이어서 들어요.`,
    next: '다음 수업',
  },
  vi: {
    removed: '– không còn học lớp này',
    seats: 'Chỗ học trong các buổi sắp tới đã được hủy.',
    why: 'Bạn nhận được thư này vì là phụ huynh của học sinh.',
    moved: '– đã chuyển lớp',
    from: 'Lớp trước đây',
    to: 'Lớp mới',
    left: (count) => `${count} buổi học còn lại sẽ được học tiếp ở lớp mới.`,
    next: 'Buổi học tới',
  },
};

/** To the family of a student who does not take the lessons any more. */
export const studentRemovedLetter = (className: string, reason: string): FamilyLetter =>
  familyLetter(WORDS, (words, labels) => ({
    title: `${className} ${words.removed}`,
    lines: [words.seats, { label: labels.reason, value: reason.trim() }],
    why: words.why,
  }));

interface MovedStudent {
  readonly from: string;
  readonly to: string;
  readonly lessonsLeft: number;
  /** When the other class meets next, if it does. */
  readonly nextLessonAt: Date | undefined;
  readonly reason: string;
}

/** To the family of a student who goes on in another class. */
export const studentMovedLetter = ({ from, to, lessonsLeft, nextLessonAt, reason }: MovedStudent): FamilyLetter =>
  familyLetter(WORDS, (words, labels) => ({
    title: `${from} ${words.moved}`,
    lines: [
      { before: { label: words.from, value: from }, after: { label: words.to, value: to } },
      lessonsLeft > 0 && words.left(lessonsLeft),
      nextLessonAt !== undefined && { label: words.next, value: labels.time(nextLessonAt) },
      { label: labels.reason, value: reason.trim() },
    ],
  }));
