import { type FamilyLanguage, type FamilyLetter, familyLetter } from '../../classes/module.ts';

interface Words {
  readonly title: (className: string) => string;
  readonly body: string;
  readonly action: string;
}

const WORDS: Record<FamilyLanguage, Words> = {
  ko: {
    title: (className) => `${className} 공지를 아직 읽지 않았어요`,
    body: '선생님이 수업 대화에 올린 공지예요. 모두 읽었는지 알 수 있게 열어서 읽어 주세요.',
    action: '공지 읽기',
  },
  vi: {
    title: (className) => `${className} – bạn chưa đọc thông báo của giáo viên`,
    body: 'Giáo viên đã đăng thông báo trong nhóm trò chuyện của lớp. Xin mở ra đọc để giáo viên biết bạn đã nhận được.',
    action: 'Đọc thông báo',
  },
};

interface Announced {
  readonly className: string;
  readonly teacherName: string;
  /** How it begins. */
  readonly preview: string;
}

/** Reminds of an announcement that waits to be read. */
export const announcementLetter = ({ className, teacherName, preview }: Announced): FamilyLetter =>
  familyLetter(WORDS, ({ title, body, action }) => ({
    title: title(className),
    lines: [body, { said: preview, by: teacherName }],
    action,
  }));
