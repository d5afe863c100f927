import { called } from '@portal/domain/format/called';
import type { RoomLesson } from '../../lessons/module.ts';
import type { Letter } from '../../notifications/module.ts';

interface Words {
  readonly title: (className: string) => string;
  readonly content: (student: string, teacher: string) => string;
  readonly reason: string;
}

/** What the room is told by the button of minute five. */
export const WAIT_MESSAGE = '수업이 시작됐어요. 강의실에서 기다리고 있어요.';

const WORDS: Record<'ko' | 'vi', Words> = {
  ko: {
    title: (className) => `${className} 수업이 시작됐어요`,
    content: (student, teacher) =>
      `${called(teacher, '선생님')}이 강의실에서 ${called(student, '학생')}을 기다리고 있어요. 아래 링크로 바로 들어올 수 있어요.`,
    reason: '학생의 보호자로 등록되어 있어서 보냈어요.',
  },
  vi: {
    title: (className) => `${className} – buổi học đã bắt đầu`,
    content: (student, teacher) =>
      `Giáo viên ${teacher} đang đợi học sinh ${student} trong phòng học. Bạn có thể vào ngay bằng liên kết bên dưới.`,
    reason: 'Bạn nhận được thư này vì là phụ huynh của học sinh.',
  },
};

interface Wait {
  readonly lesson: RoomLesson;
  readonly studentName: string;
  readonly to: { readonly email: string; readonly language: 'ko' | 'vi' };
  /** The way in for the student who is waited for. */
  readonly path: string | null;
}

/** Tells a guardian that the lesson waits for her child. */
export function waitLetter({ lesson, studentName, to, path }: Wait): Letter {
  const { title, content, reason } = WORDS[to.language];
  return {
    to: to.email,
    language: to.language,
    path,
    reason,
    title: title(lesson.className),
    content: content(studentName, lesson.teacherName),
  };
}
