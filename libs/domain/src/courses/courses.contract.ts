import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf, Empty } from '../contract/envelope.ts';
import { FieldChange, Finding } from '../contract/finding.ts';
import { ClientId, Id, IntegerText, Line, Text, Version } from '../contract/scalar.ts';
import { SORT_DIRECTIONS } from '../contract/sort.ts';
import { LIMITS } from '../tenant/limits.ts';
import { COURSE_STATUSES } from './course-status.ts';
import { ApprovalRequest, Course, CourseDraft, CourseSummary } from './course.ts';

const path = '/tns/v1/my-courses';
const params = v.strictObject({ id: Id });
const course = dataOf(Course);
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));
const atVersion = v.strictObject({ version: Version });
const moved = ['COURSE_UNDER_APPROVAL', 'WRONG_STATE', 'VERSION_CONFLICT'] as const;

/** What a list of courses can be sorted by. */
export const COURSE_SORTS = ['updatedAt', 'title', 'subject'] as const;

export const coursesContract = defineContract({
  listCourses: {
    method: 'GET',
    path,
    access: 'teacher',
    summary: '내 강좌',
    query: v.strictObject({
      /** Without one: all that are not archived. ON_SALE: those with a revision on sale, as that revision says. */
      status: v.optional(v.picklist([...COURSE_STATUSES, 'ON_SALE', 'ARCHIVED'])),
      q: v.optional(Text(60)),
      page: v.optional(IntegerText(1, 1_000)),
      size: v.optional(IntegerText(1, 100)),
      sort: v.optional(
        v.picklist(COURSE_SORTS.flatMap((field) => SORT_DIRECTIONS.map((way) => `${field},${way}` as const))),
      ),
    }),
    response: dataOf(
      v.object({
        total: wholeNumber,
        items: v.array(CourseSummary),
        /** Of all her courses, whatever the filter. */
        counts: v.object({
          ...v.entriesFromList(COURSE_STATUSES, wholeNumber),
          ARCHIVED: wholeNumber,
        }),
        /** False before the first approval of the teaching profile (CRS-5). */
        mayCreate: v.boolean(),
      }),
    ),
    errors: [],
  },
  createCourse: {
    method: 'POST',
    path,
    access: 'teacher',
    summary: '강좌 만들기 (CRS-5)',
    body: v.strictObject({ clientId: ClientId, title: Line(LIMITS.courseTitleMax) }),
    status: 201,
    response: course,
    errors: ['PROFILE_NOT_APPROVED', 'LIMIT_REACHED'],
  },
  getCourse: {
    method: 'GET',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '강좌 하나; revision이 있으면 그 판의 내용',
    params,
    query: v.strictObject({ revision: v.optional(IntegerText(1, 100_000)) }),
    response: course,
    errors: [],
  },
  updateCourse: {
    method: 'PUT',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '임시 저장; 승인을 기다리던 요청은 취소된다 (CRS-3)',
    params,
    body: v.strictObject({ version: Version, content: CourseDraft }),
    response: dataOf(
      v.object({
        course: Course,
        /** The request that this save cancelled. */
        canceledRequestId: v.nullable(Id),
        /** Only small things changed in a published course, so that the change is on sale already. */
        isLiveNow: v.boolean(),
      }),
    ),
    errors: [...moved, 'FILE_NOT_FOUND'],
  },
  checkCourse: {
    method: 'POST',
    path: `${path}/:id/check`,
    access: 'teacher',
    summary: '심사가 볼 것을 미리보기: 저장하지 않은 내용, 겹치는 수업, 열리지 않는 영상까지',
    params,
    body: v.strictObject({ content: CourseDraft }),
    response: dataOf(v.object({ findings: v.array(Finding) })),
    errors: [],
  },
  submitCourse: {
    method: 'POST',
    path: `${path}/:id/submit`,
    access: 'teacher',
    summary: '승인 요청; 앞선 요청은 취소된다 (CRS-3)',
    params,
    body: v.strictObject({ version: Version, note: Text(500) }),
    response: course,
    errors: [...moved, 'COURSE_INCOMPLETE', 'SCHEDULE_OVERLAP'],
  },
  withdrawCourse: {
    method: 'POST',
    path: `${path}/:id/withdraw`,
    access: 'teacher',
    summary: '승인 요청을 거두기',
    params,
    body: atVersion,
    response: course,
    errors: moved,
  },
  discardCourseChanges: {
    method: 'POST',
    path: `${path}/:id/discard`,
    access: 'teacher',
    summary: '공개된 판으로 되돌리기',
    params,
    body: atVersion,
    response: course,
    errors: moved,
  },
  archiveCourse: {
    method: 'POST',
    path: `${path}/:id/archive`,
    access: 'teacher',
    summary: '강좌를 보관하기; 다시 꺼내려면 isArchived를 false로',
    params,
    body: v.strictObject({ version: Version, isArchived: v.boolean() }),
    response: course,
    errors: [...moved, 'CLASSES_OPEN', 'LIMIT_REACHED'],
  },
  duplicateCourse: {
    method: 'POST',
    path: `${path}/:id/duplicate`,
    access: 'teacher',
    summary: '강좌를 복제하기',
    params,
    body: v.strictObject({ clientId: ClientId }),
    status: 201,
    response: course,
    errors: ['PROFILE_NOT_APPROVED', 'LIMIT_REACHED'],
  },
  deleteCourse: {
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '한 번도 공개되지 않은 강좌를 지우기',
    params,
    response: Empty,
    errors: ['COURSE_UNDER_APPROVAL', 'WRONG_STATE'],
  },
  listCourseApprovals: {
    method: 'GET',
    path: `${path}/:id/approvals`,
    access: 'teacher',
    summary: '승인 기록, 새것부터 (CRS-4)',
    params,
    response: dataOf(v.object({ items: v.array(ApprovalRequest) })),
    errors: [],
  },
  compareCourseRevisions: {
    method: 'GET',
    path: `${path}/:id/compare`,
    access: 'teacher',
    summary: '두 판의 차이',
    params,
    query: v.strictObject({ from: IntegerText(1, 100_000), to: IntegerText(1, 100_000) }),
    response: dataOf(v.object({ changes: v.array(FieldChange) })),
    errors: [],
  },
});
