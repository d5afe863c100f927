import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { ClientId, Day, Id, IntegerText } from '../contract/scalar.ts';
import { IdentityProof } from '../identity/identity-proof.ts';
import { LIMITS } from '../tenant/limits.ts';
import { TRANSACTION_STATES } from './transaction.ts';
import { Withdrawal, WITHDRAWAL_TRIGGERS, WithdrawalTerms } from './withdrawal.ts';

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
  getWithdrawalTerms: {
    method: 'GET',
    path: '/tns/v1/withdrawal-terms',
    access: 'teacher',
    summary: '지금 출금하면: 가능한 금액, 가장 적은 금액, 수수료, 승인과 도착이 예상되는 날',
    response: dataOf(WithdrawalTerms),
    errors: [],
  },
  requestWithdrawal: {
    method: 'POST',
    path: '/tns/v1/withdrawals',
    access: 'teacher',
    summary: '출금 신청; 같은 요청을 두 번 보내도 한 번만 나간다',
    body: v.strictObject({
      clientId: ClientId,
      amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIMITS.maxValue)),
      accountId: Id,
      proof: IdentityProof,
    }),
    status: 201,
    response: one,
    errors: [
      'AMOUNT_TOO_SMALL',
      'BALANCE_NOT_ENOUGH',
      'NO_ACCOUNT',
      'ACCOUNT_ON_HOLD',
      'KEY_REUSED',
      'PASSWORD_WRONG',
      'OTP_INVALID',
      'OTP_EXPIRED',
      'OTP_ATTEMPTS',
      'LOGIN_DELAYED',
    ],
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
