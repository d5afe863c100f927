import { type FamilyLanguage, type FamilyLetter, familyLetter } from '../../classes/module.ts';

interface Words {
  readonly returned: string;
  readonly askedAgain: string;
  readonly what: string;
  readonly score: string;
  readonly points: (score: number) => string;
  readonly feedback: string;
  readonly reason: string;
  readonly due: string;
  readonly open: string;
  readonly handIn: string;
}

const WORDS: Record<FamilyLanguage, Words> = {
  ko: {
    returned: '숙제를 돌려받았어요',
    askedAgain: '숙제를 다시 내 주세요',
    what: '숙제',
    score: '점수',
    points: (score) => `${score}점`,
    feedback: '선생님 말씀',
    reason: '다시 할 것',
    due: '기한',
    open: '돌려받은 숙제 보기',
    handIn: '숙제 다시 내기',
  },
  vi: {
    returned: '– bài tập đã được chấm',
    askedAgain: '– xin nộp lại bài tập',
    what: 'Bài tập',
    score: 'Điểm',
    points: (score) => `${score} điểm`,
    feedback: 'Nhận xét của giáo viên',
    reason: 'Cần làm lại',
    due: 'Hạn nộp',
    open: 'Xem bài đã chấm',
    handIn: 'Nộp lại bài',
  },
};

interface Of {
  readonly class: { readonly name: string };
  readonly assignment: { readonly title: string };
}

const line = (label: string, value: string) => (value === '' ? [] : [{ label, value }]);

/** To the family, of what the teacher says of their child's homework. */
export const gradeReturnedLetter = ({
  class: of,
  assignment,
  submission: { score, feedback },
}: Of & { readonly submission: { readonly score: number | null; readonly feedback: string } }): FamilyLetter =>
  familyLetter(WORDS, (words) => ({
    title: `${of.name} ${words.returned}`,
    action: words.open,
    lines: [
      { label: words.what, value: assignment.title },
      ...line(words.score, score === null ? '' : words.points(score)),
      ...line(words.feedback, feedback),
    ],
  }));

/** To the family, of homework that shall be done once more. */
export const askedAgainLetter = ({
  class: of,
  assignment,
  askedReason,
  askedDueAt,
}: Of & { readonly askedReason: string; readonly askedDueAt: Date }): FamilyLetter =>
  familyLetter(WORDS, (words, { time }) => ({
    title: `${of.name} ${words.askedAgain}`,
    action: words.handIn,
    lines: [
      { label: words.what, value: assignment.title },
      { label: words.reason, value: askedReason },
      { label: words.due, value: time(askedDueAt) },
    ],
  }));
