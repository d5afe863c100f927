import { type FamilyLanguage, type FamilyLetter, familyLetter } from '../../classes/module.ts';

interface Words {
  readonly title: (className: string) => string;
  readonly body: string;
  readonly files: string;
  readonly once: string;
  readonly action: string;
}

const WORDS: Record<FamilyLanguage, Words> = {
  ko: {
    title: (className) => `${className} 선생님이 메시지를 보냈어요`,
    body: '수업 대화방에 아직 읽지 않은 선생님의 메시지가 있어요.',
    files: '파일을 보냈어요',
    once: '수업 페이지를 열 때까지 새 메시지가 더 와도 메일은 다시 보내지 않아요.',
    action: '대화 열기',
  },
  vi: {
    title: (className) => `${className} – giáo viên đã gửi tin nhắn`,
    body: 'Trong nhóm trò chuyện của lớp có tin nhắn của giáo viên mà bạn chưa đọc.',
    files: 'Đã gửi tệp',
    once: 'Cho đến khi bạn mở trang lớp học, chúng tôi sẽ không gửi thêm email dù có tin nhắn mới.',
    action: 'Mở trò chuyện',
  },
};

interface Written {
  readonly className: string;
  readonly teacherName: string;
  /** The beginning of the message; empty where only files were sent. */
  readonly preview: string;
}

/** Of a message that waits to be read: how it begins, and no more of the talk. */
export const chatLetter = ({ className, teacherName, preview }: Written): FamilyLetter =>
  familyLetter(WORDS, ({ title, body, files, once, action }) => ({
    title: title(className),
    lines: [body, { said: preview || files, by: teacherName }, once],
    action,
  }));
