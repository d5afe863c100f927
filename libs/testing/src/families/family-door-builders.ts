import type {
  FamilyDoor,
  FamilyLesson,
  FamilyMove,
  FamilyQuestion,
  FamilyRecord,
} from '@portal/domain/families/family-door';
import type { RecordingConsent } from '@portal/domain/families/recording-consent.contract';
import { paths } from '@portal/domain/site/paths';
import { aTeacherChatLine } from './family-chat-builders.ts';

/** The secret of a family's link. */
export const FAMILY_LINK = 'f00dcafef00dcafef00dcafesignature';

/** The next lesson of the class, tomorrow evening in Seoul. */
export const aFamilyLesson = (over: Partial<FamilyLesson> = {}): FamilyLesson => ({
  id: 'lesson-8',
  no: 8,
  title: '거리·속력·시간 문제',
  isTrial: false,
  isOneToOne: false,
  startAt: '2026-11-19T19:00:00+09:00',
  endAt: '2026-11-19T20:00:00+09:00',
  status: 'UPCOMING',
  mode: 'ONLINE',
  place: null,
  meetingUrl: null,
  opensAt: '2026-11-19T18:45:00+09:00',
  entrances: [{ studentId: 'student-1', path: paths.liveGuest('guest-link-of-student-1') }],
  takers: [{ studentId: 'student-1', absence: null }],
  ...over,
});

/** The teacher asks five families for another day; three have said yes, this one has not answered. */
export const aFamilyMove = (over: Partial<FamilyMove> = {}): FamilyMove => ({
  id: 'move-1',
  lessonId: 'lesson-10',
  lessonNo: 10,
  isTrial: false,
  by: 'TEACHER',
  oldStartAt: '2026-11-26T19:00:00+09:00',
  oldEndAt: '2026-11-26T20:00:00+09:00',
  newStartAt: '2026-11-27T19:00:00+09:00',
  newEndAt: '2026-11-27T20:00:00+09:00',
  reason: '26일에 학교 시험 감독이 있어요.',
  answerBy: '2026-11-21T19:00:00+09:00',
  isAgreed: false,
  agreed: 3,
  asked: 5,
  ...over,
});

export const aFamilyQuestion = (over: Partial<FamilyQuestion> = {}): FamilyQuestion => ({
  topic: 'TIME',
  text: '수업이 10분 늦게 시작한 것으로 기억해요.',
  askedAt: '2026-11-17T21:10:00+09:00',
  answer: null,
  answeredAt: null,
  ...over,
});

/** A lesson that was held, with its note; the family may still say whether the record is right. */
export const aFamilyRecord = (over: Partial<FamilyRecord> = {}): FamilyRecord => ({
  id: 'lesson-7',
  no: 7,
  title: '연립방정식의 활용',
  isTrial: false,
  startAt: '2026-11-17T19:00:00+09:00',
  endAt: '2026-11-17T20:00:00+09:00',
  held: true,
  noShow: null,
  cancelReason: null,
  attendance: [{ studentId: 'student-1', state: 'PRESENT', minutes: 58 }],
  note: {
    sentAt: '2026-11-17T20:09:00+09:00',
    message: '공책과 책 문제의 식 두 개를 혼자 세웠어요. 뺄셈 부호만 한 번 더 보면 좋아요.',
    covered: '연립방정식의 활용 1, 2번 유형',
    homework: '활용 문제 42~44쪽, 1~12번',
    homeworkDueAt: '2026-11-24T21:00:00+09:00',
    nextPlan: '거리·속력·시간 문제를 해요.',
    studentWords: [],
  },
  confirmBy: '2026-11-18T20:09:00+09:00',
  confirmedAt: null,
  isPaused: false,
  isSettled: false,
  hasSummary: false,
  question: null,
  ...over,
});

/** One child in a class whose next lesson is tomorrow; nothing waits for an answer. */
export const aFamilyDoor = (over: Partial<FamilyDoor> = {}): FamilyDoor => ({
  className: '중2 수학 내신반',
  teacherId: 'teacher-1',
  teacherName: '윤서진',
  teacherTimeZone: 'Asia/Seoul',
  guardianName: '보호자 A01',
  language: 'ko',
  students: [{ id: 'student-1', name: '김민준' }],
  isOver: false,
  isCanceled: false,
  next: aFamilyLesson(),
  moves: [],
  chat: null,
  teacherChat: aTeacherChatLine(),
  ...over,
});

/** Nobody has said yet whether lessons of the child may be recorded. */
export const aRecordingConsent = (over: Partial<RecordingConsent> = {}): RecordingConsent => ({
  studentId: 'student-1',
  may: null,
  saidAt: null,
  isRefusedByOther: false,
  ...over,
});
