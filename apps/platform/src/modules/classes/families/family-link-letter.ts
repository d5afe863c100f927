import { type FamilyLanguage, type FamilyLetter, familyLetter } from './family-letter.ts';

interface Words {
  readonly title: string;
  readonly body: string;
}

const WORDS: Record<FamilyLanguage, Words> = {
  ko: {
    title: '새 링크를 보내 드려요',
    body: '선생님이 수업 페이지의 링크를 새로 만들었어요. 이전 링크는 더 이상 열리지 않아요.',
  },
  vi: {
    title: '– liên kết mới',
    body: 'Giáo viên đã tạo liên kết mới cho trang lớp học. Liên kết cũ không còn dùng được.',
  },
};

/** Of a link that took the place of the one before. */
export const familyLinkLetter = (className: string): FamilyLetter =>
  familyLetter(WORDS, ({ title, body }) => ({ title: `${className} ${title}`, lines: [body] }));
