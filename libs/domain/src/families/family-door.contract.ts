import * as v from 'valibot';
import { FAMILY_LANGUAGES } from '../classes/class.ts';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { ClientId, Id, Instant, IntegerText, Text } from '../contract/scalar.ts';
import { TimeSpan } from '../schedule/schedule-conflict.ts';
import { FamilyDoor, FamilyRecord } from './family-door.ts';
import { NewLessonQuestion } from './lesson-question.ts';

const path = '/fam/v1';
const params = v.strictObject({ id: Id });
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const door = dataOf(FamilyDoor);
const record = dataOf(FamilyRecord);

/** What a family without an account may do by the link of its letters: one family, one class, nothing else. */
export const familyDoorContract = defineContract({
  getFamilyDoor: {
    method: 'GET',
    path: `${path}/class`,
    access: 'family',
    summary: '가족이 보는 수업: 다음 수업과 답을 기다리는 제안',
    response: door,
    errors: ['LINK_REVOKED'],
  },
  changeFamilyLanguage: {
    method: 'PUT',
    path: `${path}/language`,
    access: 'family',
    summary: '화면과 메일의 언어 바꾸기',
    body: v.strictObject({ language: v.picklist(FAMILY_LANGUAGES) }),
    response: door,
    errors: ['LINK_REVOKED'],
  },
  listFamilyLessons: {
    method: 'GET',
    path: `${path}/lessons`,
    access: 'family',
    summary: '지난 수업과 선생님의 기록, 최근 것부터',
    query: v.strictObject({ page: v.optional(IntegerText(1, 1_000)), size: v.optional(IntegerText(1, 50)) }),
    response: dataOf(v.object({ total: count, items: v.array(FamilyRecord) })),
    errors: ['LINK_REVOKED'],
  },
  answerFamilyMove: {
    method: 'POST',
    path: `${path}/moves/:id/answer`,
    access: 'family',
    summary: '새 시간에 답하기: 모든 가족이 좋다고 하면 옮겨지고, 한 가족이라도 어려우면 그대로다',
    params,
    body: v.strictObject({ decision: v.picklist(['ACCEPTED', 'DECLINED']), note: v.optional(Text(500)) }),
    response: door,
    errors: ['LINK_REVOKED', 'WRONG_STATE', 'SCHEDULE_OVERLAP', 'DATE_PAST'],
  },
  withdrawFamilyMove: {
    method: 'POST',
    path: `${path}/moves/:id/withdraw`,
    access: 'family',
    summary: '자기가 부탁한 다른 시간 거두기; 선생님이 답하기 전까지',
    params,
    response: door,
    errors: ['LINK_REVOKED', 'WRONG_STATE'],
  },
  listFamilyMoveTimes: {
    method: 'GET',
    path: `${path}/lessons/:id/move-times`,
    access: 'family',
    summary: '수업을 옮길 수 있는 가까운 시간',
    params,
    query: v.strictObject({ near: v.optional(Instant) }),
    response: dataOf(v.object({ items: v.array(TimeSpan), needsReason: v.boolean() })),
    errors: ['LINK_REVOKED', 'WRONG_STATE'],
  },
  askFamilyMove: {
    method: 'POST',
    path: `${path}/lessons/:id/moves`,
    access: 'family',
    summary: '다른 시간 부탁하기: 자기 부탁은 바뀌고, 선생님의 제안에는 어렵다고 답한 것이 된다',
    params,
    body: v.strictObject({ clientId: ClientId, newStartAt: Instant, reason: Text(500) }),
    status: 201,
    response: door,
    errors: ['LINK_REVOKED', 'SCHEDULE_OVERLAP', 'NOTICE_24H', 'ANOTHER_ASKED', 'WRONG_STATE', 'DATE_PAST'],
  },
  confirmFamilyLesson: {
    method: 'POST',
    path: `${path}/lessons/:id/confirm`,
    access: 'family',
    summary: '수업 기록이 맞다고 확인하기; 모든 가족이 확인하면 수업이 확정된다',
    params,
    response: record,
    errors: ['LINK_REVOKED', 'WRONG_STATE'],
  },
  questionFamilyLesson: {
    method: 'POST',
    path: `${path}/lessons/:id/question`,
    access: 'family',
    summary: '다르게 기억해요: 선생님께 묻고, 답이 올 때까지 확정을 멈춘다',
    params,
    body: NewLessonQuestion,
    status: 201,
    response: record,
    errors: ['LINK_REVOKED', 'WRONG_STATE'],
  },
});
