import type { ClassStudent, ClassSummary, PlannedLesson, TeachingClass } from '@portal/domain/classes/class';
import { addDays } from '@portal/domain/time/day';

/** A group of four whose fifth lesson of twelve was taught yesterday; the next one is tomorrow evening. */
export const aClassSummary = (over: Partial<ClassSummary> = {}): ClassSummary => ({
  id: 'class-1',
  code: 'L-0001',
  name: '중2 수학 개념 완성 – 일차함수',
  isTrial: false,
  courseId: 'course-1',
  courseTitle: '중2 수학 개념 완성 – 일차함수',
  level: 'INTERMEDIATE',
  mode: 'ONLINE',
  progress: 'IN_PROGRESS',
  canceledAt: null,
  startDate: '2026-11-03',
  endDate: '2026-12-10',
  lessonTotal: 12,
  lessonHeld: 5,
  lessonNotHeld: 0,
  studentCount: 4,
  students: ['A01', 'A02', 'A03', 'A04'].map((no) => ({ id: `student-${no}`, name: `학생 ${no}`, avatar: null })),
  nextLesson: {
    id: 'lesson-6',
    no: 6,
    title: '평행과 일치',
    status: 'UPCOMING',
    startAt: '2026-11-19T19:00:00+09:00',
    endAt: '2026-11-19T20:00:00+09:00',
  },
  toWrapUp: null,
  chatRoomId: 'room-1',
  unreadMessages: 0,
  ...over,
});

const TAUGHT = ['함수의 뜻', '일차함수의 뜻', '기울기', '절편', '직선의 방정식', '평행과 일치', '교점', '활용'];
/** A lesson for each step, as a class is made of them. */
const PROGRAMME = [...TAUGHT, '총정리 1', '총정리 2', '총정리 3', '총정리 4'];

/** The same class, whole; of its programme everything was taught when it was planned. */
export const aTeachingClass = (over: Partial<TeachingClass> = {}): TeachingClass => ({
  ...aClassSummary(),
  version: 1,
  cancelReason: null,
  weeklySchedule: [
    { weekday: 'TUESDAY', start: '19:00', end: '20:00' },
    { weekday: 'THURSDAY', start: '19:00', end: '20:00' },
  ],
  capacity: 6,
  place: null,
  meetingUrl: null,
  programme: PROGRAMME.map((title, at) => {
    const plannedAt = `${addDays('2026-11-03', Math.floor(at / 2) * 7 + (at % 2) * 2)}T19:00:00+09:00`;
    return { no: at + 1, title, plannedAt, coveredAt: at < 5 ? plannedAt : null, isMissed: false, isLeftOut: false };
  }),
  lessonsBehind: 0,
  cancelNoticeUntil: '2026-11-18T19:00:00+09:00',
  rolledFrom: null,
  ...over,
});

/** A student of fourteen whose mother reads Vietnamese. */
export const aClassStudent = (over: Partial<ClassStudent> = {}): ClassStudent => ({
  id: 'student-A01',
  name: '학생 A01',
  avatar: null,
  code: 'L-0001-3F9A2C',
  age: 14,
  goals: '그래프를 보고 식을 혼자 세우기',
  guardians: [{ id: 'guardian-1', name: 'Nguyễn Thị Hoa', relation: 'MOTHER', language: 'vi' }],
  enrolledAt: '2026-10-28T10:00:00+09:00',
  isTrial: false,
  lessonsBought: 12,
  lessonsLeft: 7,
  attendanceRate: 80,
  homework: { given: 4, handedIn: 3, late: 1, open: [] },
  lastNotes: [
    { lessonId: 'lesson-5', at: '2026-11-17T20:05:00+09:00', text: '직선의 방정식을 잘 이해했어요.' },
    { lessonId: 'lesson-4', at: '2026-11-12T20:03:00+09:00', text: '절편을 찾는 문제를 더 풀어 보면 좋아요.' },
  ],
  ...over,
});

/** The first lesson of a class that would begin on the Tuesday after the frozen day. */
export const aPlannedLesson = (over: Partial<PlannedLesson> = {}): PlannedLesson => ({
  no: 1,
  title: '함수의 뜻',
  startAt: '2026-11-24T19:00:00+09:00',
  endAt: '2026-11-24T20:00:00+09:00',
  slotAt: over.startAt ?? '2026-11-24T19:00:00+09:00',
  skipped: [],
  conflict: null,
  alternatives: [],
  ...over,
});
