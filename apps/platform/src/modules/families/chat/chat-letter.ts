import type { FamilyRoom } from '@portal/domain/families/family-chat';
import { formatPlayTime } from '@portal/domain/format/play-time';
import { type FamilyLanguage, type FamilyLetter, familyLetter } from '../../classes/module.ts';

interface Words {
  readonly title: (className: string) => string;
  readonly body: Readonly<Record<FamilyRoom, string>>;
  readonly files: string;
  readonly voice: (time: string) => string;
  readonly once: string;
  readonly action: string;
}

const WORDS: Record<FamilyLanguage, Words> = {
  ko: {
    title: (className) => `${className} 선생님이 메시지를 보냈어요`,
    body: {
      class: '수업 대화에 아직 읽지 않은 선생님의 메시지가 있어요.',
      teacher: '선생님이 따로 보낸 메시지를 아직 읽지 않았어요. 다른 가족은 읽을 수 없어요.',
    },
    files: '파일을 보냈어요',
    voice: (time) => `음성 메시지 ${time}`,
    once: '수업 페이지를 열 때까지 새 메시지가 더 와도 메일은 다시 보내지 않아요.',
    action: '대화 열기',
  },
  vi: {
    title: (className) => `${className} – giáo viên đã gửi tin nhắn`,
    body: {
      class: 'Trong nhóm trò chuyện của lớp có tin nhắn của giáo viên mà bạn chưa đọc.',
      teacher: 'Có tin nhắn giáo viên gửi riêng cho bạn mà bạn chưa đọc. Các gia đình khác không đọc được.',
    },
    files: 'Đã gửi tệp',
    voice: (time) => `Tin nhắn thoại ${time}`,
    once: 'Cho đến khi bạn mở trang lớp học, chúng tôi sẽ không gửi thêm email dù có tin nhắn mới.',
    action: 'Mở trò chuyện',
  },
};

interface Written {
  readonly className: string;
  readonly teacherName: string;
  /** The beginning of the message; empty where only files were sent, or a voice. */
  readonly preview: string;
  /** How long it is, where it was said and not written. */
  readonly voiceSeconds: number | null;
  /** In which of its talks it stands. */
  readonly room: FamilyRoom;
}

/** Of a message that waits to be read: how it begins, and no more of the talk. */
export const chatLetter = ({ className, teacherName, preview, voiceSeconds, room }: Written): FamilyLetter =>
  familyLetter(WORDS, ({ title, body, files, voice, once, action }) => ({
    title: title(className),
    lines: [
      body[room],
      { said: preview || (voiceSeconds === null ? files : voice(formatPlayTime(voiceSeconds))), by: teacherName },
      once,
    ],
    action,
  }));
