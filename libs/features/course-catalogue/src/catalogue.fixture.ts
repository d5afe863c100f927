import type { CourseSummary } from '@portal/domain/courses/course';
import { coursesContract as contract } from '@portal/domain/courses/courses.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aCourse, aCourseSummary, anApprovalRequest } from '@portal/testing/courses/course-builders';

/** One of every state that a course can be in. */
export const someCourses = (): CourseSummary[] => [
  aCourseSummary({ id: 'course-1', status: 'PUBLISHED', isLive: true, studentCount: 11 }),
  aCourseSummary({
    id: 'course-2',
    title: '중3 수학 심화 – 이차방정식',
    status: 'WAITING_APPROVAL',
    isLive: true,
    dueAt: '2026-11-20T18:00:00+09:00',
  }),
  aCourseSummary({
    id: 'course-3',
    title: '중1 기하 입문',
    status: 'APPROVAL_IN_PROCESS',
    dueAt: '2026-11-19T18:00:00+09:00',
  }),
  aCourseSummary({ id: 'course-4', title: '초6 수학 마무리', status: 'REJECTED' }),
  aCourseSummary({ id: 'course-5', title: '', subjectName: null, lessonCount: 0, lowestFee: null }),
];

const noCounts = {
  PUBLISHED: 0,
  DRAFT: 0,
  WAITING_APPROVAL: 0,
  APPROVAL_IN_PROCESS: 0,
  REJECTED: 0,
  ARCHIVED: 0,
};

/** More courses than one page of the list holds. */
export const manyCourses = () =>
  Array.from({ length: 34 }, (_, at) => aCourseSummary({ id: `course-${at + 1}`, title: `중2 수학 ${at + 1}반` }));

const PAGE_SIZE = 10;

/** What the server says of these courses: totals and counts are theirs, the rows those of the page. */
export const aCatalogue = (courses: CourseSummary[], over: { mayCreate?: boolean } = {}, page = 1) => ({
  total: courses.length,
  items: courses.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
  counts: courses.reduce((counts, { status }) => ({ ...counts, [status]: counts[status] + 1 }), noCounts),
  mayCreate: true,
  ...over,
});

/** Two refusals and a wait: what a course that had a hard time looks like. */
export const someRequests = () => [
  anApprovalRequest({ id: 'request-4', revisionNo: 4, note: '소개를 더 자세히 적었어요.' }),
  anApprovalRequest({
    id: 'request-3',
    revisionNo: 3,
    status: 'CANCELED',
    cancelCause: 'DRAFT_SAVED',
    submittedAt: '2026-11-16T14:00:00+09:00',
    decidedAt: '2026-11-16T15:10:00+09:00',
  }),
  anApprovalRequest({
    id: 'request-2',
    revisionNo: 2,
    status: 'DECLINED',
    submittedAt: '2026-11-12T10:00:00+09:00',
    decidedAt: '2026-11-13T11:30:00+09:00',
    reviewer: '운영팀 (심사)',
    reason: '소개가 짧아 무엇을 배우는지 알기 어려워요.',
    fieldRemarks: [
      { path: 'intro', remark: '한 회에 무엇을 하는지 적어 주세요.' },
      { path: 'packages.0.fee', remark: '수강료를 다시 확인해 주세요.' },
    ],
  }),
  anApprovalRequest({
    id: 'request-1',
    revisionNo: 1,
    status: 'ACCEPTED',
    submittedAt: '2026-10-02T10:00:00+09:00',
    decidedAt: '2026-10-04T09:00:00+09:00',
    reviewer: '운영팀 (심사)',
  }),
];

const changes = [
  { path: 'title', label: '강좌 이름', before: '중2 수학', after: '중2 수학 개념 완성 – 일차함수' },
  { path: 'packages.package-1.fee', label: '8회 수강권 수강료', before: '1,000,000đ', after: '1,200,000đ' },
];

/** Servers of the list, by what they have. */
export const worlds = {
  loaded: [fake(contract.listCourses, aCatalogue(someCourses()))],
  many: [fake(contract.listCourses, ({ query }) => aCatalogue(manyCourses(), {}, Number(query.page ?? 1)))],
  empty: [fake(contract.listCourses, aCatalogue([]))],
  notYet: [fake(contract.listCourses, aCatalogue([], { mayCreate: false }))],
  loading: [neverAnswers(contract.listCourses)],
  failed: [fakeProblem(contract.listCourses, 'UNEXPECTED')],
};

const course = fake(contract.getCourse, aCourse({ status: 'WAITING_APPROVAL', revisionNo: 4, liveRevisionNo: 1 }));

/** Servers of the approval history. */
export const historyWorlds = {
  loaded: [
    course,
    fake(contract.listCourseApprovals, { items: someRequests() }),
    fake(contract.compareCourseRevisions, { changes }),
  ],
  empty: [fake(contract.getCourse, aCourse()), fake(contract.listCourseApprovals, { items: [] })],
  loading: [neverAnswers(contract.getCourse), neverAnswers(contract.listCourseApprovals)],
  failed: [course, fakeProblem(contract.listCourseApprovals, 'UNEXPECTED')],
  partial: [
    course,
    fake(contract.listCourseApprovals, { items: someRequests() }),
    fakeProblem(contract.compareCourseRevisions, 'UNEXPECTED'),
  ],
};
