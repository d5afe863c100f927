import { classCanceledLetter } from '../modules/classes/class-letters.ts';
import { enrollmentLetter, type EnrollmentNews } from '../modules/classes/enrollments/enrollment-letters.ts';
import type { EnrollmentRequestRow } from '../modules/classes/enrollments/enrollments.tables.ts';
import type { FamilyLetter } from '../modules/classes/families/family-letter.ts';
import { familyLinkLetter } from '../modules/classes/families/family-link-letter.ts';
import type { Recipient } from '../modules/classes/families/guardians.queries.ts';
import { studentMovedLetter, studentRemovedLetter } from '../modules/classes/students/class-students-letters.ts';
import { invitationLetter } from '../modules/identity/operators/operator-letters.ts';
import { codeLetter, knownLetter } from '../modules/identity/sign-up/sign-up-letters.ts';
import type { AttendanceRow } from '../modules/lessons/desk/attendance.queries.ts';
import type { DiaryRow } from '../modules/lessons/desk/diary.queries.ts';
import { noteLetter } from '../modules/lessons/desk/guardian-note.ts';
import { questionAnsweredLetter } from '../modules/lessons/families/lesson-question-notices.ts';
import type { NamedLesson } from '../modules/lessons/lessons.queries.ts';
import type { NamedMove } from '../modules/lessons/moves/lesson-moves.queries.ts';
import {
  lessonCanceledLetter,
  lessonMovedLetter,
  moveEndedLetter,
  moveProposedLetter,
} from '../modules/lessons/reminders/family-letters.ts';
import { waitLetter } from '../modules/live/guests/wait-message.ts';
import type { ChannelMessage } from '../modules/notifications/channels/channel.ts';
import type { Letter } from '../modules/notifications/channels/channels.tables.ts';
import { letterWords, type MailWords, mailWords } from '../modules/notifications/channels/mail-words.ts';

const ORIGIN = 'https://portal.example';
const BRAND = '선생님 포털';
const FAMILY_LINK = '/f/sample';
const CLASS = '중2 수학 내신반';
const STUDENT = { id: 'stu_1', name: '김민준' };
const TEACHER = '윤서진';
const at = (text: string) => new Date(`${text}:00+09:00`);

const KOREAN: Recipient = {
  id: 'grd_1',
  name: '박지영',
  language: 'ko',
  timeZone: 'Asia/Seoul',
  email: 'family@example.com',
  studentIds: [STUDENT.id],
};
const VIETNAMESE: Recipient = { ...KOREAN, name: 'Nguyễn Thị Lan', language: 'vi', timeZone: 'Asia/Ho_Chi_Minh' };
const READERS = [KOREAN, VIETNAMESE] as const;

const lesson = {
  className: CLASS,
  no: 7,
  isTrial: false,
  startAt: at('2026-11-18T19:00'),
  endAt: at('2026-11-18T20:00'),
  status: 'DONE',
} as NamedLesson;
const move = {
  oldStartAt: at('2026-11-26T19:00'),
  newStartAt: at('2026-11-27T19:00'),
  reason: '26일은 학교 시험 감독이 있어서 하루 미루고 싶어요.',
  proposedBy: 'TEACHER',
} as NamedMove;

const diary = {
  covered: '연립방정식의 활용',
  homework: '활용 문제 42~44쪽, 1~12번',
  nextPlan: '거리·속력·시간 문제',
  messageToGuardian: '공책과 책 문제의 식 두 개를 혼자 세웠어요. 뺄셈 부호만 한 번 더 보면 좋아요.',
  messageToGuardianVi: 'Em đã tự lập được hai phương trình. Chỉ cần xem lại dấu trừ một lần nữa.',
} as DiaryRow;

const inBoth = (letter: FamilyLetter): Letter[] =>
  READERS.map((reader) => ({ ...letter(reader, [STUDENT.name]), path: FAMILY_LINK }));

const request = (news: EnrollmentNews, path: string | null = null): Letter[] =>
  READERS.map(({ id, name, language, timeZone, email }) => {
    const row = { id, guardianName: name, language, timeZone, email, studentName: STUDENT.name };
    return enrollmentLetter(CLASS, row as EnrollmentRequestRow, news, path);
  });

const heldUntil = at('2026-11-20T21:00');

const LETTERS = {
  note: READERS.map((recipient) =>
    noteLetter({
      lesson,
      diary,
      teacherName: TEACHER,
      recipient,
      homeworkDueAt: at('2026-11-24T21:00'),
      path: FAMILY_LINK,
      roster: [STUDENT],
      attendance: new Map([[STUDENT.id, { state: 'PRESENT', minutes: 60 } as AttendanceRow]]),
    }),
  ),
  moveProposed: inBoth(moveProposedLetter(lesson, move, { newStartAt: at('2026-11-28T10:00') })),
  lessonMoved: inBoth(lessonMovedLetter(lesson, move)),
  moveEnded: inBoth(moveEndedLetter(lesson, move, '그날은 할머니 생신이에요.')),
  lessonCanceled: inBoth(lessonCanceledLetter(lesson, '선생님이 몸이 아파요.')),
  questionAnswered: inBoth(
    questionAnsweredLetter(lesson, {
      text: '20분 늦게 시작한 것 같아요.',
      answer: '맞아요, 다음 시간에 20분 더 할게요.',
    }),
  ),
  waiting: READERS.map((to) =>
    waitLetter({
      lesson: { ...lesson, teacherName: TEACHER } as never,
      studentName: STUDENT.name,
      to,
      path: '/live/x',
    }),
  ),
  requested: request({ kind: 'REQUESTED', heldUntil }),
  queued: request({ kind: 'WAITING' }),
  offered: request({ kind: 'OFFERED', heldUntil }),
  accepted: request({ kind: 'ACCEPTED', nextLessonAt: lesson.startAt }, FAMILY_LINK),
  declined: request({ kind: 'DECLINED', reason: '지금은 중2 과정만 새로 받고 있어요.' }),
  expired: request({ kind: 'EXPIRED' }),
  studentMoved: inBoth(
    studentMovedLetter({
      from: CLASS,
      to: '중2 수학 심화반',
      lessonsLeft: 5,
      nextLessonAt: at('2026-11-21T10:00'),
      reason: '더 어려운 문제를 풀고 싶어 해서 반을 옮겼어요.',
    }),
  ),
  studentRemoved: inBoth(studentRemovedLetter(CLASS, '이사를 가서 그만두기로 했어요.')),
  classCanceled: inBoth(classCanceledLetter(CLASS, 5, '선생님 사정으로 수업을 이어 갈 수 없게 됐어요.')),
  newLink: inBoth(familyLinkLetter(CLASS)),
  code: [codeLetter('teacher@example.com', '482915', 10)],
  known: [knownLetter('teacher@example.com')],
  operator: [invitationLetter('operator@example.com', 'sample', { isNew: true })],
} satisfies Record<string, readonly Letter[]>;

/** Notifications as they are mailed: one alone, or a day's. */
const MAILS = {
  notification: [
    { id: 'ntf_1', category: 'RMD', title: '김민준 학생이 과제를 냈어요', content: `${CLASS} · 7회차 숙제` },
  ],
  digest: [
    { id: 'ntf_1', category: 'RMD', title: '김민준 학생이 과제를 냈어요', content: `${CLASS} · 7회차 숙제` },
    { id: 'ntf_2', category: 'TRANS', title: '정산 예정', content: '1,200,000đ를 11월 30일에 보내요.' },
  ],
} satisfies Record<string, ChannelMessage['notifications']>;

/** Every letter as its readers get it, in each of their languages: what the stories of the letters show. */
export function sampleLetters(): Record<string, readonly MailWords[]> {
  const letters = Object.entries<readonly Letter[]>(LETTERS).map(
    ([name, own]) => [name, own.map((letter) => letterWords(letter, ORIGIN, BRAND))] as const,
  );
  const mails = Object.entries<ChannelMessage['notifications']>(MAILS).map(([name, notifications]) => {
    const message = { id: 'dlv_1', userId: 'usr_1', notifications, isDigest: notifications.length > 1 };
    return [name, [mailWords(message, ORIGIN, BRAND)]] as const;
  });
  return Object.fromEntries([...letters, ...mails]);
}
