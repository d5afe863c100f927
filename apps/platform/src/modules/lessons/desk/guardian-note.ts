import type { ClassStudent } from '@portal/domain/classes/class';
import { familyNote, wasAway } from '@portal/domain/families/family-note';
import { called } from '@portal/domain/format/called';
import { ATTENDANCE_LABELS, type AttendanceState } from '@portal/domain/lessons/attendance';
import { noteFor } from '@portal/domain/lessons/note-templates';
import { FAMILY_TIME, type Recipient } from '../../classes/module.ts';
import { type Letter, letterOf } from '../../notifications/module.ts';
import type { NamedLesson } from '../lessons.queries.ts';
import type { AttendanceRow } from './attendance.queries.ts';
import type { DiaryRow } from './diary.queries.ts';

interface Words {
  readonly title: (className: string, no: number) => string;
  /** What was covered was `taught` where none of her children was there. */
  readonly labels: { when: string; covered: string; taught: string; homework: string; due: string; next: string };
  /** Whose words they are. */
  readonly by: (teacher: string) => string;
  /** Before what is said about one child. */
  readonly word: (student: string) => string;
  readonly minutes: (count: number) => string;
  readonly attendance: Record<AttendanceState, string>;
  readonly reason: string;
  readonly confirm: string;
}

const WORDS: Record<Recipient['language'], Words> = {
  ko: {
    title: (className, no) => `${className} ${no}회차 수업 소식`,
    labels: {
      when: '수업 시간',
      covered: '배운 내용',
      taught: '수업 내용',
      homework: '숙제',
      due: '숙제 마감',
      next: '다음 시간',
    },
    by: (teacher) => called(teacher, '선생님'),
    word: (student) => `${called(student, '학생')}에게`,
    minutes: (count) => `${count}분`,
    attendance: ATTENDANCE_LABELS,
    reason: '학생의 보호자로 등록되어 있어서 보냈어요. 24시간 안에 다른 말씀이 없으면 수업이 확인된 것으로 봐요.',
    confirm: '기록을 보고 확인하기',
  },
  vi: {
    title: (className, no) => `${className} – tin buổi học số ${no}`,
    labels: {
      when: 'Thời gian',
      covered: 'Nội dung đã học',
      taught: 'Nội dung buổi học',
      homework: 'Bài tập về nhà',
      due: 'Hạn nộp',
      next: 'Buổi sau',
    },
    by: (teacher) => `Giáo viên ${teacher}`,
    word: (student) => `Lời nhắn cho ${student}`,
    minutes: (count) => `${count} phút`,
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
  const { title, labels, by, word, minutes, attendance: states, reason, confirm } = WORDS[recipient.language];
  const came = (row: AttendanceRow) =>
    [states[row.state], row.minutes > 0 && minutes(row.minutes)].filter(Boolean).join(' · ');
  const time = (at: Date) => FAMILY_TIME[recipient.language](at, recipient.timeZone);
  const children = roster
    .filter(({ id }) => recipient.studentIds.includes(id))
    .map(({ id, name }) => ({ id, name, state: attendance.get(id)!.state }));
  const said = { covered: diary.covered, homework: diary.homework, next: diary.nextPlan };
  const message = familyNote(noteFor(recipient.language, diary), children, said);
  const wordOf = (id: string) => diary.studentWords.find(({ studentId }) => studentId === id)?.text.trim() ?? '';
  const missing = (['covered', 'next', 'homework'] as const).filter(
    (part) => said[part].trim() !== '' && !message.includes(said[part].trim()),
  );
  return {
    to: recipient.email,
    language: recipient.language,
    path,
    action: confirm,
    reason,
    title: title(lesson.className, lesson.no),
    ...letterOf([
      { said: message.trim(), by: by(teacherName) },
      { label: labels.when, value: time(lesson.startAt) },
      ...children.map(({ id, name }) => ({ label: name, value: came(attendance.get(id)!) })),
      ...children.flatMap(({ id, name }) => (wordOf(id) === '' ? [] : [{ label: word(name), value: wordOf(id) }])),
      ...missing.map((part) => ({
        label: labels[part === 'covered' && children.every(wasAway) ? 'taught' : part],
        value: said[part].trim(),
      })),
      ...(homeworkDueAt ? [{ label: labels.due, value: time(homeworkDueAt) }] : []),
    ]),
  };
}
