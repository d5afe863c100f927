import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf, Empty } from '../contract/envelope.ts';
import { ClientId, Filled, Id, Instant, IntegerText, Text, Version } from '../contract/scalar.ts';
import { Assignment, ASSIGNMENT_STATUSES, NOTE_LIMITS } from './assignment.ts';
import { handoutFields } from './handout.ts';
import { Rubric } from './rubric.ts';
import { GRADING_LIMITS, Submission } from './submission.ts';

const path = '/tns/v1/assignments';
const params = v.strictObject({ id: Id });
const assignment = dataOf(Assignment);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What a teacher writes of an assignment (ASG-1). */
const fields = {
  ...handoutFields('ASSIGNMENT', '과제 제목을 입력해 주세요.'),
  deadlineAt: Instant,
  lateAllowed: v.boolean(),
  /** The last moment for what is late; null is none. */
  cutoffAt: v.nullable(Instant),
  /** By what it is graded, null: by a score as a whole. Left out it stays, and a new one has none. */
  rubric: v.optional(v.nullable(Rubric)),
};

/** Assignments of a class and what its students hand in (ASG-1 to ASG-3). */
export const assignmentsContract = defineContract({
  listAssignments: {
    method: 'GET',
    path,
    access: 'teacher',
    summary: '내 과제: 모든 수업이나 한 수업, 마감이 늦은 것부터 (ASG-1)',
    query: v.strictObject({
      classId: v.optional(Id),
      status: v.optional(v.picklist(ASSIGNMENT_STATUSES)),
      page: v.optional(IntegerText(1, 1_000)),
      size: v.optional(IntegerText(1, 100)),
    }),
    response: dataOf(v.object({ total: count, items: v.array(Assignment) })),
    errors: [],
  },
  createAssignment: {
    method: 'POST',
    path,
    access: 'teacher',
    summary: '과제 내기; 초안은 학생에게 보이지 않는다 (ASG-1)',
    body: v.strictObject({
      clientId: ClientId,
      classId: Id,
      /** Kept for her alone until she publishes it. */
      isDraft: v.boolean(),
      ...fields,
    }),
    status: 201,
    response: assignment,
    errors: ['FILE_NOT_FOUND', 'QUOTA_TOTAL', 'DATE_ORDER', 'DATE_PAST', 'WRONG_STATE', 'LIMIT_REACHED'],
  },
  getAssignment: {
    method: 'GET',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '과제 하나',
    params,
    response: assignment,
    errors: [],
  },
  updateAssignment: {
    method: 'PUT',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '과제 고치기; 제출한 학생이 있으면 고칠 수 없다 (ASG-2)',
    params,
    body: v.strictObject({ version: Version, ...fields }),
    response: assignment,
    errors: [
      ...(['FILE_NOT_FOUND', 'QUOTA_TOTAL', 'DATE_ORDER', 'DATE_PAST'] as const),
      ...(['ASSIGNMENT_LOCKED', 'WRONG_STATE', 'VERSION_CONFLICT'] as const),
    ],
  },
  deleteAssignment: {
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '과제 지우기; 제출한 학생이 있으면 지울 수 없다',
    params,
    response: Empty,
    errors: ['HAS_SUBMISSIONS'],
  },
  publishAssignment: {
    method: 'POST',
    path: `${path}/:id/publish`,
    access: 'teacher',
    summary: '초안인 과제 내기',
    params,
    body: v.strictObject({ version: Version }),
    response: assignment,
    errors: ['DATE_ORDER', 'DATE_PAST', 'WRONG_STATE', 'VERSION_CONFLICT'],
  },
  extendAssignment: {
    method: 'POST',
    path: `${path}/:id/extend`,
    access: 'teacher',
    summary: '마감 늦추기; 제출한 학생이 있어도 할 수 있다 (ASG-2)',
    params,
    body: v.strictObject({ deadlineAt: Instant }),
    response: assignment,
    errors: ['DATE_ORDER', 'DATE_PAST', 'WRONG_STATE'],
  },
  addAssignmentNote: {
    method: 'POST',
    path: `${path}/:id/notes`,
    access: 'teacher',
    summary: '설명 더하기; 제출한 학생이 있어도 할 수 있고, 더한 설명은 바뀌지 않는다 (ASG-2)',
    params,
    body: v.strictObject({ clientId: ClientId, text: Filled(NOTE_LIMITS.textMax, '더할 설명을 적어 주세요.') }),
    status: 201,
    response: assignment,
    errors: ['WRONG_STATE', 'LIMIT_REACHED'],
  },
  extendForStudent: {
    method: 'PUT',
    path: `${path}/:id/students/:studentId/extension`,
    access: 'teacher',
    summary: '한 학생의 마감만 늦추기; 아직 내지 않은 학생에게',
    params: v.strictObject({ id: Id, studentId: Id }),
    body: v.strictObject({ deadlineAt: Instant, reason: Text(GRADING_LIMITS.reasonMax) }),
    response: dataOf(v.object({ items: v.array(Submission) })),
    errors: ['DATE_ORDER', 'DATE_PAST', 'WRONG_STATE'],
  },
  remindOfAssignment: {
    method: 'POST',
    path: `${path}/:id/remind`,
    access: 'teacher',
    summary: '아직 내지 않은 학생의 가족에게 알리기; 낼 수 없는 학생과 방금 알린 가족은 빠진다',
    params,
    body: v.strictObject({
      /** All of them, where nobody is named. */
      studentIds: v.optional(v.pipe(v.array(Id), v.minLength(1), v.maxLength(200))),
    }),
    response: dataOf(v.object({ reminded: v.array(Id), items: v.array(Submission) })),
    errors: ['WRONG_STATE'],
  },
  archiveAssignment: {
    method: 'POST',
    path: `${path}/:id/archive`,
    access: 'teacher',
    summary:
      '낸 파일과 답을 모두 담은 zip의 주소; 학생마다 폴더 하나, 확인이 안 끝난 파일은 빠지고 목록에 이름이 남는다',
    params,
    response: dataOf(
      v.object({
        url: v.string(),
        /** Of all files together. */
        bytes: count,
        files: count,
        /** Files that are left out: gone, or not checked yet. */
        missing: count,
      }),
    ),
    errors: [],
  },
  listSubmissions: {
    method: 'GET',
    path: `${path}/:id/submissions`,
    access: 'teacher',
    summary: '과제의 제출 현황: 학생마다 하나 (ASG-2)',
    params,
    response: dataOf(v.object({ items: v.array(Submission) })),
    errors: [],
  },
});
