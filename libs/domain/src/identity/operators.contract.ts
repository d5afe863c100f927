import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { ClientId, Id, IntegerText } from '../contract/scalar.ts';
import { Operator, OPERATOR_FIELDS, OperatorDesks, OperatorRecord } from './operator.ts';

const path = '/tns/v1/ops/operators';
const params = v.strictObject({ id: Id });
const one = dataOf(Operator);

/** Who works at which desk. Only operators with the desk TEAM; nobody changes her own access, so one of them always stays. */
export const operatorsContract = defineContract({
  listOperators: {
    method: 'GET',
    path,
    access: 'operator',
    summary: '운영팀과 각자가 맡은 일',
    response: dataOf(v.object({ items: v.array(Operator) })),
    errors: [],
  },
  listOperatorHistory: {
    method: 'GET',
    path: `${path}/history`,
    access: 'operator',
    summary: '운영팀의 권한이 바뀐 기록, 새것부터',
    query: v.strictObject({ page: v.optional(IntegerText(1, 1_000)) }),
    response: dataOf(v.object({ total: v.number(), items: v.array(OperatorRecord) })),
    errors: [],
  },
  inviteOperator: {
    method: 'POST',
    path,
    access: 'operator',
    summary: '운영팀에 초대하기; 비밀번호를 정하는 링크를 이메일로 보낸다. 같은 clientId로 다시 보내면 같은 답',
    body: v.strictObject({ clientId: ClientId, ...OPERATOR_FIELDS }),
    status: 201,
    response: one,
    errors: ['ACCOUNT_EXISTS'],
  },
  changeOperatorDesks: {
    method: 'PUT',
    path: `${path}/:id/desks`,
    access: 'operator',
    summary: '맡은 일 바꾸기',
    params,
    body: v.strictObject({ desks: OperatorDesks }),
    response: one,
    errors: ['OWN_ACCESS'],
  },
  sendOperatorLink: {
    method: 'POST',
    path: `${path}/:id/link`,
    access: 'operator',
    summary: '비밀번호를 정하는 링크를 다시 보내기; 앞의 링크는 쓸 수 없게 된다',
    params,
    response: one,
    errors: ['WRONG_STATE'],
  },
  deactivateOperator: {
    method: 'POST',
    path: `${path}/:id/deactivate`,
    access: 'operator',
    summary: '사용을 멈추기; 바로 로그아웃된다',
    params,
    response: one,
    errors: ['OWN_ACCESS', 'WRONG_STATE'],
  },
  reactivateOperator: {
    method: 'POST',
    path: `${path}/:id/reactivate`,
    access: 'operator',
    summary: '다시 사용하게 하기',
    params,
    response: one,
    errors: ['WRONG_STATE'],
  },
});
