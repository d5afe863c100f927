import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf, Empty } from '../contract/envelope.ts';
import { ClientId, FilledLine, Id, Instant, Version } from '../contract/scalar.ts';
import { IdentityProof, SentCode } from '../identity/identity-proof.ts';
import { MaskedAccount } from './payment-account.ts';

/** Most of one teacher. */
export const PAYMENT_ACCOUNTS_MAX = 10;

/** One of hers; until `usableFrom` no money goes to it (PAY-1). */
export const PaymentAccount = v.object({
  ...MaskedAccount.entries,
  isDefault: v.boolean(),
  /** Null where it is usable now. */
  usableFrom: v.nullable(Instant),
  /** Why the last payout to it failed, as it is read; empty once one has arrived since. */
  trouble: v.string(),
  /** Whether a withdrawal to it is on its way: until it ends it can be neither changed nor deleted. */
  isInUse: v.boolean(),
  version: Version,
});
export type PaymentAccount = v.InferOutput<typeof PaymentAccount>;

export const Bank = v.object({ code: Id, name: v.string() });
export type Bank = v.InferOutput<typeof Bank>;

const AccountNumber = v.pipe(v.string(), v.regex(/^\d{6,20}$/, '계좌 번호를 숫자만 6~20자리로 입력해 주세요.'));

const fields = {
  accountNumber: AccountNumber,
  holder: FilledLine(100, '예금주를 입력해 주세요.'),
  bankCode: Id,
};
const params = v.strictObject({ id: Id });
const one = dataOf(PaymentAccount);
const path = '/tns/v1/payment-accounts';

/** Where withdrawals go (PAY-1). Every change is told by mail, and waits a day before money follows it. */
export const paymentAccountsContract = defineContract({
  listPaymentAccounts: {
    method: 'GET',
    path,
    access: 'teacher',
    summary: '정산 계좌와 고를 수 있는 은행',
    response: dataOf(
      v.object({
        items: v.array(PaymentAccount),
        banks: v.array(Bank),
        /** Whether she has a password to prove herself with; else a code is mailed. */
        hasPassword: v.boolean(),
      }),
    ),
    errors: [],
  },
  sendPaymentCode: {
    method: 'POST',
    path: '/tns/v1/payment-codes',
    access: 'teacher',
    summary: '출금하거나 계좌를 바꾸기 전에 본인 확인 번호를 메일로 받기',
    body: v.strictObject({}),
    response: dataOf(SentCode),
    errors: ['OTP_RESEND_WAIT', 'OTP_RESEND_LIMIT'],
  },
  createPaymentAccount: {
    method: 'POST',
    path,
    access: 'teacher',
    summary: '정산 계좌 등록; 첫 계좌는 기본 계좌가 된다',
    body: v.strictObject({ clientId: ClientId, ...fields, proof: IdentityProof }),
    status: 201,
    response: one,
    errors: [
      'ACCOUNT_DUPLICATE',
      'LIMIT_REACHED',
      'PASSWORD_WRONG',
      'OTP_INVALID',
      'OTP_EXPIRED',
      'OTP_ATTEMPTS',
      'LOGIN_DELAYED',
    ],
  },
  updatePaymentAccount: {
    method: 'PUT',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '정산 계좌 고치기; 24시간 뒤부터 그 계좌로 출금할 수 있다',
    params,
    body: v.strictObject({ version: Version, ...fields, proof: IdentityProof }),
    response: one,
    errors: [
      'VERSION_CONFLICT',
      'WITHDRAWAL_OPEN',
      'ACCOUNT_DUPLICATE',
      'PASSWORD_WRONG',
      'OTP_INVALID',
      'OTP_EXPIRED',
      'OTP_ATTEMPTS',
      'LOGIN_DELAYED',
    ],
  },
  deletePaymentAccount: {
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '정산 계좌 지우기; 하나뿐이면 지울 수 없고, 기본 계좌였다면 남은 계좌가 기본이 된다',
    params,
    response: Empty,
    errors: ['ONLY_ACCOUNT', 'WITHDRAWAL_OPEN'],
  },
  makePaymentAccountDefault: {
    method: 'POST',
    path: `${path}/:id/default`,
    access: 'teacher',
    summary: '기본 계좌로 정하기',
    params,
    response: one,
    errors: [],
  },
});
