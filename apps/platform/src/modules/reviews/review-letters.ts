import { type FamilyLanguage, type FamilyLetter, familyLetter } from '../classes/module.ts';

interface Words {
  readonly title: (className: string) => string;
  readonly asked: string;
  readonly question: string;
  readonly until: (when: string) => string;
  readonly open: string;
}

const WORDS: Record<FamilyLanguage, Words> = {
  ko: {
    title: (className) => `${className} 후기에 대해 선생님이 여쭤봐요`,
    asked: '남겨 주신 후기를 읽고 선생님이 한 가지를 여쭤봐요. 후기를 고쳐서 답할 수 있고, 그대로 두어도 괜찮아요.',
    question: '선생님의 질문',
    until: (when) => `${when}까지 고칠 수 있어요.`,
    open: '후기 보기',
  },
  vi: {
    title: (className) => `${className} – giáo viên hỏi về đánh giá`,
    asked:
      'Sau khi đọc đánh giá, giáo viên muốn hỏi gia đình một điều. Gia đình có thể trả lời bằng cách sửa đánh giá, hoặc giữ nguyên.',
    question: 'Câu hỏi của giáo viên',
    until: (when) => `Có thể sửa đến ${when}.`,
    open: 'Xem đánh giá',
  },
};

interface RemovedWords {
  readonly title: (className: string) => string;
  readonly removed: string;
  readonly reason: string;
  readonly open: string;
}

const REMOVED: Record<FamilyLanguage, RemovedWords> = {
  ko: {
    title: (className) => `${className} 후기를 운영팀이 지웠어요`,
    removed: '선생님이 확인을 부탁해서 운영팀이 보고 지웠어요. 적은 말은 선생님과 다른 가족에게 더 이상 보이지 않아요.',
    reason: '지운 이유',
    open: '수업 페이지 보기',
  },
  vi: {
    title: (className) => `${className} – đội vận hành đã xóa đánh giá`,
    removed:
      'Giáo viên đã nhờ kiểm tra, đội vận hành đã xem và xóa. Giáo viên và các gia đình khác không còn thấy những lời đã viết.',
    reason: 'Lý do xóa',
    open: 'Xem trang lớp học',
  },
};

interface Asked {
  readonly className: string;
  readonly question: string;
  /** Until when the family may change its review. */
  readonly until: Date;
}

/** The one question of a teacher about a review, by the link where it can be changed. */
export const reviewQuestionLetter = ({ className, question, until }: Asked): FamilyLetter =>
  familyLetter(WORDS, (words, { time }) => ({
    title: words.title(className),
    action: words.open,
    lines: [words.asked, { label: words.question, value: question }, words.until(time(until))],
  }));

/** That the team removed what the family said, and why. */
export const reviewRemovedLetter = ({ className, reason }: { className: string; reason: string }): FamilyLetter =>
  familyLetter(REMOVED, (words) => ({
    title: words.title(className),
    action: words.open,
    lines: [words.removed, { label: words.reason, value: reason }],
  }));
