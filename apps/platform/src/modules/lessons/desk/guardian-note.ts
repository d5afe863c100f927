import type { ClassStudent } from '@portal/domain/classes/class';
import { ATTENDANCE_LABELS, type AttendanceState } from '@portal/domain/lessons/attendance';
import { fillNote, noteFor } from '@portal/domain/lessons/note-templates';
import { FAMILY_TIME, type Recipient } from '../../classes/module.ts';
import type { Letter } from '../../notifications/module.ts';
import type { NamedLesson } from '../lessons.queries.ts';
import type { AttendanceRow } from './attendance.queries.ts';
import type { DiaryRow } from './diary.queries.ts';

interface Words {
  readonly title: (className: string, no: number) => string;
  readonly labels: { when: string; teacher: string; covered: string; homework: string; due: string; next: string };
  readonly attendance: Record<AttendanceState, string>;
  readonly reason: string;
  readonly confirm: string;
}

const WORDS: Record<Recipient['language'], Words> = {
  ko: {
    title: (className, no) => `${className} ${no}회차 수업 소식`,
    labels: {
      when: '수업 시간',
      teacher: '선생님',
      covered: '배운 내용',
      homework: '숙제',
      due: '숙제 마감',
      next: '다음 시간',
    },
    attendance: ATTENDANCE_LABELS,
    reason: '학생의 보호자로 등록되어 있어서 보냈어요. 24시간 안에 다른 말씀이 없으면 수업이 확인된 것으로 봐요.',
    confirm: '기록을 보고 확인하기',
  },
  vi: {
    title: (className, no) => `${className} – tin buổi học số ${no}`,
    labels: {
      when: 'Thời gian',
      teacher: 'Giáo viên',
      covered: 'Nội dung đã học',
      homework: 'Bài tập về nhà',
      due: 'Hạn nộp',
      next: 'Buổi sau',
    },
    attendance: { PRESENT: 'Có mặt', LATE: 'Đến muộn', ABSENT: 'Vắng mặt', EXCUSED: 'Vắng có phép' },
    reason:
      'Bạn nhận được thư này vì là phụ huynh của học sinh. Nếu không có ý kiến trong 24 giờ, buổi học được xem là đã xác nhận.',
    confirm: 'Xem và xác nhận',
  },
};

interface Note {
  readonly lesson: NamedLesson;
  readonly diary: DiaryRow;
  readonly teacherName: string;
  readonly recipient: Recipient;
  /** Until when the homework can be handed in, where there is some. */
  readonly homeworkDueAt: Date | undefined;
  /** Her link to the class. */
  readonly path: string | null;
  readonly roster: readonly Pick<ClassStudent, 'id' | 'name'>[];
  readonly attendance: ReadonlyMap<string, AttendanceRow>;
}

/** The note about a lesson to one guardian: the teacher's words, and what they leave out, about her own children only. */
export function noteLetter({
  lesson,
  diary,
  teacherName,
  recipient,
  path,
  homeworkDueAt,
  roster,
  attendance,
}: Note): Letter {
  const { title, labels, attendance: states, reason, confirm } = WORDS[recipient.language];
  const time = (at: Date) => FAMILY_TIME[recipient.language](at, recipient.timeZone);
  const children = roster.filter(({ id }) => recipient.studentIds.includes(id));
  const said = { covered: diary.covered, homework: diary.homework, next: diary.nextPlan };
  const message = fillNote(noteFor(recipient.language, diary), {
    ...said,
    student: children.map(({ name }) => name).join(', '),
  });
  const missing = (['covered', 'homework', 'next'] as const).filter(
    (part) => said[part].trim() !== '' && !message.includes(said[part].trim()),
  );
  return {
    to: recipient.email,
    language: recipient.language,
    path,
    action: confirm,
    reason,
    title: title(lesson.className, lesson.no),
    content: [
      message.trim(),
      '',
      `${labels.when}: ${time(lesson.startAt)}`,
      `${labels.teacher}: ${teacherName}`,
      ...children.map(({ id, name }) => `${name}: ${states[attendance.get(id)!.state]}`),
      ...missing.map((part) => `${labels[part]}: ${said[part].trim()}`),
      ...(homeworkDueAt ? [`${labels.due}: ${time(homeworkDueAt)}`] : []),
    ].join('\n'),
  };
}
