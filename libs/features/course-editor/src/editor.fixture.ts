import { catalogsContract } from '@portal/domain/catalog/catalogs.contract';
import type { Finding } from '@portal/domain/contract/finding';
import type { Course, CourseContent, CourseDraft } from '@portal/domain/courses/course';
import { courseFindings } from '@portal/domain/courses/course-findings';
import { coursesContract } from '@portal/domain/courses/courses.contract';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { aFile } from '@portal/testing/assets/file-builders';
import { someSubjects } from '@portal/testing/catalog/catalog-builders';
import { type Fake, fake, problemResponse } from '@portal/testing/contract-fakes';
import { aCourse, aCourseContent, anApprovalRequest } from '@portal/testing/courses/course-builders';
import { aCalendar } from '@portal/testing/schedule/calendar-builders';

export const EDIT = '/account/teaching-profile/my-courses/course-1/edit';

/** Her list while it is empty, with whether she may make a course (CRS-5). */
export const aCourseList = ({ mayCreate }: { mayCreate: boolean }) => ({
  total: 0,
  items: [],
  counts: { DRAFT: 0, WAITING_APPROVAL: 0, APPROVAL_IN_PROCESS: 0, PUBLISHED: 0, REJECTED: 0, ARCHIVED: 0 },
  mayCreate,
});

const DRAWN = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="#dff3f1"/><path d="M20 78 140 18M20 12v66h122" fill="none" stroke="#067976" stroke-width="2"/><circle cx="98" cy="39" r="4" fill="#c54b10"/></svg>',
)}`;

/** A picture that needs no server. */
export const aPicture = () => aFile({ url: DRAWN, previewUrl: DRAWN });

/** A complete course whose picture can be seen. */
export const aPicturedContent = (over: Partial<CourseContent> = {}) => aCourseContent({ image: aPicture(), ...over });

/** Refused with a reason and three remarks. */
export const aRefusal = () =>
  anApprovalRequest({
    status: 'DECLINED',
    reviewer: '강좌 심사팀',
    decidedAt: '2026-11-18T10:00:00+09:00',
    reason: '수강료와 소개를 다시 봐 주세요.',
    fieldRemarks: [
      { path: 'title', remark: '학년을 넣어 주세요.' },
      { path: 'packages.package-1', remark: '다른 강좌보다 비싸요.' },
      { path: 'programme.item-2.content', remark: '무엇을 배우는지 더 적어 주세요.' },
    ],
  });

const contentFrom = (course: Course, { imageId: _, ...content }: CourseDraft) => ({ ...course.content, ...content });

/** The lists to choose from. */
export const catalogs: readonly Fake[] = [
  fake(catalogsContract.listSubjects, { items: someSubjects() }),
  fake(catalogsContract.listLanguages, {
    items: [
      { code: 'ko', name: '한국어' },
      { code: 'vi', name: '베트남어' },
    ],
  }),
];

interface ServerOptions {
  /** What the server finds beside the rules. */
  findings?: readonly Finding[];
  /** Other revisions, by their number. */
  revisions?: Readonly<Record<string, Course>>;
}

/** A server with one course that remembers what was done to it. */
export function aCourseServer(over: Partial<Course> = {}, { findings = [], revisions = {} }: ServerOptions = {}) {
  let course = aCourse(over);
  const saved: CourseDraft[] = [];
  const notes: string[] = [];
  const change = (part: Partial<Course>) => (course = { ...course, version: course.version + 1, ...part });
  const isStale = (body: { version: number }) => body.version !== course.version;

  const handlers: Fake[] = [
    ...catalogs,
    fake(calendarContract.getCalendar, aCalendar()),
    fake(coursesContract.getCourse, ({ query }) => (query.revision && revisions[query.revision]) || course),
    fake(coursesContract.updateCourse, ({ body }) => {
      if (course.status === 'APPROVAL_IN_PROCESS') return problemResponse('COURSE_UNDER_APPROVAL');
      if (isStale(body)) return problemResponse('VERSION_CONFLICT');
      saved.push(body.content);
      const canceledRequestId = course.status === 'WAITING_APPROVAL' ? (course.request?.id ?? null) : null;
      change({ status: 'DRAFT', content: contentFrom(course, body.content) });
      return { course, canceledRequestId, isLiveNow: false };
    }),
    fake(coursesContract.checkCourse, ({ body }) => ({ findings: [...courseFindings(body.content), ...findings] })),
    fake(coursesContract.submitCourse, ({ body }) => {
      if (isStale(body)) return problemResponse('VERSION_CONFLICT');
      notes.push(body.note);
      return change({ status: 'WAITING_APPROVAL', request: anApprovalRequest({ note: body.note }) });
    }),
    fake(coursesContract.withdrawCourse, () => change({ status: 'DRAFT', request: null })),
    fake(coursesContract.archiveCourse, ({ body }) =>
      change({ archivedAt: body.isArchived ? course.updatedAt : null }),
    ),
  ];
  return { handlers, saved, notes, change, course: () => course };
}
