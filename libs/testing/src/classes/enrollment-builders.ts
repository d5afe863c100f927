import type {
  ClassInvitation,
  EnrollmentRequest,
  InvitedClass,
  Invitee,
} from '@portal/domain/classes/enrollment-request';
import { paths } from '@portal/domain/site/paths';

/** The secret of a class's link. */
export const CLASS_LINK = 'c0ffee00c0ffee00c0ffee00signature';

/** A family that has asked for a seat, and whose seat is kept. */
export const anEnrollmentRequest = (over: Partial<EnrollmentRequest> = {}): EnrollmentRequest => ({
  id: 'request-1',
  state: 'REQUESTED',
  studentName: '학생 B01',
  age: 14,
  goals: '일차함수의 그래프를 어려워해요.',
  guardianName: '보호자 B01',
  relation: 'MOTHER',
  email: 'family@example.com',
  language: 'ko',
  requestedAt: '2026-11-18T09:00:00+09:00',
  heldUntil: '2026-11-20T09:00:00+09:00',
  ...over,
});

/** The door of a class of eight: five students, one seat kept, two free. */
export const aClassInvitation = (over: Partial<ClassInvitation> = {}): ClassInvitation => ({
  path: paths.classInvitation(CLASS_LINK),
  asksTeacher: true,
  seats: { capacity: 8, students: 5, held: 1, free: 2 },
  requests: [anEnrollmentRequest()],
  ...over,
});

/** What its link shows to a family. */
export const anInvitedClass = (over: Partial<InvitedClass> = {}): InvitedClass => ({
  name: '중2 수학 개념 완성 – 일차함수',
  teacherName: '김수학',
  level: 'INTERMEDIATE',
  mode: 'ONLINE',
  place: null,
  weeklySchedule: [{ weekday: 'THURSDAY', start: '19:00', end: '20:00' }],
  timeZone: 'Asia/Seoul',
  nextLessonAt: '2026-11-19T19:00:00+09:00',
  endDate: '2027-02-25',
  lessonsLeft: 12,
  capacity: 8,
  seatsFree: 2,
  isFull: false,
  asksTeacher: true,
  invitee: null,
  ...over,
});

/** Who is invited by the letter that her teacher's list made, with a seat kept for her. */
export const anInvitee = (over: Partial<Invitee> = {}): Invitee => ({
  studentName: '학생 B01',
  age: 14,
  guardianName: '보호자 B01',
  relation: 'MOTHER',
  email: 'family@example.com',
  language: 'ko',
  heldUntil: '2026-11-20T10:42:00+09:00',
  answer: null,
  ...over,
});
