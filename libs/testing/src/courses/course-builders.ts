import type {
  ApprovalRequest,
  Course,
  CourseContent,
  CoursePackage,
  CourseSummary,
} from '@portal/domain/courses/course';
import { aFile } from '../assets/file-builders.ts';

/** Eight lessons for one student, 1,200,000đ. */
export const aPackage = (over: Partial<CoursePackage> = {}): CoursePackage => ({
  id: 'package-1',
  name: '8회 수강권',
  lessonCount: 8,
  studentCount: 1,
  fee: 1_200_000,
  isTrial: false,
  trialMinutes: null,
  ...over,
});

/** A course that the rules of the approval find nothing wrong with. */
export const aCourseContent = (over: Partial<CourseContent> = {}): CourseContent => ({
  title: '중2 수학 개념 완성 – 일차함수',
  image: aFile(),
  introVideoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  intro:
    '일차함수를 처음 배우는 학생을 위한 강좌예요. 그래프를 손으로 그려 보면서 기울기와 절편의 뜻을 익히고, 활용 문제까지 차근차근 풀어요.',
  benefits: ['그래프를 보고 식을 세울 수 있어요', '활용 문제를 스스로 풀 수 있어요'],
  subjectId: 'math',
  topicId: 'math-middle',
  level: 'INTERMEDIATE',
  language: 'ko',
  teachingMode: 'ONLINE',
  classDurationMinutes: 60,
  ageMin: 13,
  ageMax: 15,
  packages: [
    aPackage(),
    aPackage({ id: 'package-2', name: '무료 체험', lessonCount: 1, fee: 0, isTrial: true, trialMinutes: 30 }),
  ],
  weeklySchedule: [
    { weekday: 'TUESDAY', start: '19:00', end: '20:00' },
    { weekday: 'THURSDAY', start: '19:00', end: '20:00' },
  ],
  programme: ['함수의 뜻', '일차함수의 뜻', '기울기', '절편', '직선의 방정식', '평행과 일치', '교점', '활용'].map(
    (title, at) => ({ id: `item-${at + 1}`, title, content: `${title}: 개념을 먼저 보고 예제를 함께 풀어요.` }),
  ),
  ...over,
});

/** A request that waits, handed in on the morning of the frozen Wednesday and due on Friday. */
export const anApprovalRequest = (over: Partial<ApprovalRequest> = {}): ApprovalRequest => ({
  id: 'request-1',
  revisionNo: 1,
  status: 'PENDING',
  note: '',
  submittedAt: '2026-11-18T09:00:00+09:00',
  dueAt: '2026-11-20T18:00:00+09:00',
  pickedUpAt: null,
  decidedAt: null,
  reviewer: null,
  reason: null,
  fieldRemarks: [],
  cancelCause: null,
  ...over,
});

/** A draft that nobody has seen yet. */
export const aCourse = (over: Partial<Course> = {}): Course => ({
  id: 'course-1',
  code: 'C-0001',
  status: 'DRAFT',
  content: aCourseContent(),
  revisionNo: 1,
  liveRevisionNo: null,
  version: 1,
  updatedAt: '2026-11-17T20:00:00+09:00',
  archivedAt: null,
  request: null,
  ...over,
});

/** The same draft as a row of the catalogue. */
export const aCourseSummary = (over: Partial<CourseSummary> = {}): CourseSummary => ({
  id: 'course-1',
  code: 'C-0001',
  title: '중2 수학 개념 완성 – 일차함수',
  image: null,
  status: 'DRAFT',
  isLive: false,
  isArchived: false,
  subjectName: '수학',
  lessonCount: 8,
  lowestFee: 1_200_000,
  studentCount: 0,
  version: 1,
  updatedAt: '2026-11-17T20:00:00+09:00',
  dueAt: null,
  ...over,
});
