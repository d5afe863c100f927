import * as v from 'valibot';
import { UploadTicket } from '../assets/uploads.contract.ts';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Id, Instant, IntegerText } from '../contract/scalar.ts';
import { ReturnedMarks } from '../coursework/marks.ts';
import { FamilyHomework, HandedHomework, HOMEWORK_LISTS, HomeworkLook } from './family-homework.ts';

const path = '/fam/v1/homework';
const params = v.strictObject({ id: Id });
const homework = dataOf(FamilyHomework);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What the children of a family have to do for a class, and handing it in (ASG-1, ASG-2). */
export const familyHomeworkContract = defineContract({
  listFamilyHomework: {
    method: 'GET',
    path,
    access: 'family',
    summary: '아이들의 숙제: 낼 수 있는 것은 마감이 가까운 것부터, 나머지(낸 것과 놓친 것)는 최근 것부터 (ASG-1)',
    query: v.strictObject({
      list: v.picklist(HOMEWORK_LISTS),
      page: v.optional(IntegerText(1, 1_000)),
      size: v.optional(IntegerText(1, 50)),
    }),
    response: dataOf(v.object({ total: count, items: v.array(FamilyHomework) })),
    errors: ['LINK_REVOKED'],
  },
  getFamilyHomework: {
    method: 'GET',
    path: `${path}/:id`,
    access: 'family',
    summary: '아이 한 명의 숙제 하나',
    params,
    query: v.strictObject({ studentId: Id }),
    response: homework,
    errors: ['LINK_REVOKED'],
  },
  getFamilyHomeworkMarks: {
    method: 'GET',
    path: `${path}/:id/marks`,
    access: 'family',
    summary: '돌려받았거나 다시 내야 하는 숙제에 선생님이 그린 표시와 음성 의견, 새 제출부터; 알려 준 때의 것 그대로',
    params,
    query: v.strictObject({ studentId: Id }),
    response: dataOf(v.array(ReturnedMarks)),
    errors: ['LINK_REVOKED'],
  },
  lookAtHomeworkFile: {
    method: 'GET',
    path: `${path}/:id/files/:fileId`,
    access: 'family',
    summary: '내려받을 수 없는 파일을 학생 코드가 찍힌 쪽 그림으로 보거나, 오래가지 않는 주소로 듣고 보기',
    params: v.strictObject({ id: Id, fileId: Id }),
    query: v.strictObject({ studentId: Id }),
    response: dataOf(HomeworkLook),
    errors: ['LINK_REVOKED'],
  },
  handInFamilyHomework: {
    method: 'POST',
    path: `${path}/:id/hand-in`,
    access: 'family',
    summary: '숙제 내기: 아이마다 한 번, 마감이 지났으면 늦은 제출 (ASG-2)',
    params,
    body: HandedHomework,
    status: 201,
    response: homework,
    errors: ['LINK_REVOKED', 'HOMEWORK_CLOSED', 'WRONG_STATE', 'FILE_NOT_FOUND'],
  },
  markFamilyHomeworkSeen: {
    method: 'POST',
    path: `${path}/:id/seen`,
    access: 'family',
    summary: '돌려받은 숙제를 보았다고 알리기; 처음 본 때가 선생님에게 보인다',
    params,
    body: v.strictObject({ studentId: Id }),
    response: homework,
    errors: ['LINK_REVOKED'],
  },
  createFamilyUploadTicket: {
    method: 'POST',
    path: '/fam/v1/upload-ticket',
    access: 'family',
    summary: '가족이 숙제와 메시지의 파일을 올릴 하루짜리 표',
    body: v.strictObject({}),
    response: dataOf(v.object({ ticket: UploadTicket, expiresAt: Instant })),
    errors: ['LINK_REVOKED'],
  },
});
