import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Day, Id, IntegerText } from '../contract/scalar.ts';
import { TRANSACTION_STATES } from './transaction.ts';
import { Withdrawal, WITHDRAWAL_TRIGGERS } from './withdrawal.ts';

const params = v.strictObject({ id: Id });
const one = dataOf(Withdrawal);

export const withdrawalsContract = defineContract({
  listWithdrawals: {
    method: 'GET',
    path: '/tns/v1/withdrawals',
    access: 'teacher',
    summary: '출금 내역, 최신순; 기간은 선생님의 시간대로 신청한 날',
    query: v.strictObject({
      state: v.optional(v.picklist(TRANSACTION_STATES)),
      trigger: v.optional(v.picklist(WITHDRAWAL_TRIGGERS)),
      from: v.optional(Day),
      // The last day is part of the period.
      to: v.optional(Day),
      page: v.optional(IntegerText(1, 10_000)),
      size: v.optional(IntegerText(1, 100)),
    }),
    response: dataOf(v.object({ total: v.number(), items: v.array(Withdrawal) })),
    errors: [],
  },
  getWithdrawal: {
    method: 'GET',
    path: '/tns/v1/withdrawals/:id',
    access: 'teacher',
    summary: '출금 하나',
    params,
    response: one,
    errors: [],
  },
  cancelWithdrawal: {
    method: 'POST',
    path: '/tns/v1/withdrawals/:id/cancel',
    access: 'teacher',
    summary: '운영팀이 정하기 전에 출금 신청을 취소; 금액은 바로 돌아와요',
    params,
    response: one,
    errors: ['WRONG_STATE'],
  },
});
