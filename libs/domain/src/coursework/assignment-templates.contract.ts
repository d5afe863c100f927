import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf, Empty } from '../contract/envelope.ts';
import { ClientId, Id, Instant, IntegerText, Line, Version } from '../contract/scalar.ts';
import { LIMITS } from '../tenant/limits.ts';
import { AssignmentTemplate, LastResult, TEMPLATE_LIMITS } from './assignment-template.ts';
import { handoutFields } from './handout.ts';
import { Rubric } from './rubric.ts';

const path = '/tns/v1/assignment-templates';
const params = v.strictObject({ id: Id });
const template = dataOf(AssignmentTemplate);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const { displayAt, ...words } = handoutFields('ASSIGNMENT', '과제 제목을 입력해 주세요.');

/** Assignments that are kept and given again (ASG-1). */
export const assignmentTemplatesContract = defineContract({
  listAssignmentTemplates: {
    method: 'GET',
    path,
    access: 'teacher',
    summary: '내 과제 템플릿, 새것부터; 제목과 내용에서 찾기',
    query: v.strictObject({
      search: v.optional(Line(LIMITS.handoutTitleMax)),
      page: v.optional(IntegerText(1, 1_000)),
      size: v.optional(IntegerText(1, 100)),
    }),
    response: dataOf(v.object({ total: count, items: v.array(AssignmentTemplate) })),
    errors: [],
  },
  keepAsTemplate: {
    method: 'POST',
    path,
    access: 'teacher',
    summary: '과제를 템플릿으로 두기',
    body: v.strictObject({ clientId: ClientId, assignmentId: Id }),
    status: 201,
    response: template,
    errors: ['LIMIT_REACHED'],
  },
  updateAssignmentTemplate: {
    method: 'PUT',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '템플릿 고치기; 이미 낸 과제는 그대로다',
    params,
    body: v.strictObject({ version: Version, ...words, lateAllowed: v.boolean(), rubric: v.nullable(Rubric) }),
    response: template,
    errors: ['FILE_NOT_FOUND', 'QUOTA_TOTAL', 'VERSION_CONFLICT'],
  },
  deleteAssignmentTemplate: {
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '템플릿 지우기; 이미 낸 과제는 그대로다',
    params,
    response: Empty,
    errors: [],
  },
  getLastResult: {
    method: 'GET',
    path: '/tns/v1/assignments/:id/result',
    access: 'teacher',
    summary: '과제의 지난 결과: 평균, 제때 낸 학생, 보통 걸린 시간',
    params,
    response: dataOf(LastResult),
    errors: [],
  },
  giveAgain: {
    method: 'POST',
    path: '/tns/v1/assignments-again',
    access: 'teacher',
    summary: '템플릿이나 전에 낸 과제를 수업 여럿에 다시 내기; 모두 내거나 하나도 내지 않는다',
    body: v.strictObject({
      clientId: ClientId,
      from: v.variant('kind', [
        v.strictObject({ kind: v.literal('TEMPLATE'), id: Id }),
        v.strictObject({ kind: v.literal('ASSIGNMENT'), id: Id }),
      ]),
      classIds: v.pipe(
        v.array(Id),
        v.minLength(1, '수업을 골라 주세요.'),
        v.maxLength(TEMPLATE_LIMITS.classesMax, `수업은 한 번에 ${TEMPLATE_LIMITS.classesMax}개까지 고를 수 있어요.`),
      ),
      isDraft: v.boolean(),
      displayAt,
      deadlineAt: Instant,
    }),
    status: 201,
    response: dataOf(v.object({ ids: v.array(Id) })),
    errors: ['FILE_NOT_FOUND', 'QUOTA_TOTAL', 'DATE_ORDER', 'DATE_PAST', 'WRONG_STATE', 'LIMIT_REACHED'],
  },
});
