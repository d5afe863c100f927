import * as v from 'valibot';
import { aPaymentAccount, someWithdrawalTerms } from '@portal/testing/wallet/payment-account-builders';
import { isUsable } from '../accounts/account-state.ts';
import { mostOf, requestProblem, requestSchema } from './request-schema.ts';

const now = new Date('2026-11-18T10:42:00+09:00');
const held = aPaymentAccount({ id: 'held', usableFrom: '2026-11-19T09:00:00+09:00' });

function faults(
  values: Partial<{ amount: number | null; accountId: string; password: string; code: string }>,
  rules = {},
) {
  const schema = requestSchema({
    terms: someWithdrawalTerms(),
    accounts: [aPaymentAccount(), held],
    hasPassword: true,
    codeId: null,
    now,
    ...rules,
  });
  const result = v.safeParse(schema, { amount: 5_000_000, accountId: 'pac-1', password: 'x', code: '', ...values });
  return result.success ? [] : result.issues.map(({ message }) => message);
}

describe('what a withdrawal may be', () => {
  it('is everything that is there, and not one đồng more [INC-1]', () => {
    expect(faults({ amount: 11_485_400 })).toEqual([]);
    expect(faults({ amount: 11_485_401 })).toEqual(['지금 출금할 수 있는 금액은 11,485,400đ이에요.']);
  });

  it('is not less than the least, nothing, or eaten up by its fee', () => {
    expect(faults({ amount: 99_999 })).toEqual(['100,000đ부터 출금할 수 있어요.']);
    expect(faults({ amount: null })).toEqual(['출금할 금액을 입력해 주세요.']);
    expect(faults({ amount: 0 })).toEqual(['출금할 금액을 입력해 주세요.']);
    const terms = someWithdrawalTerms({ min: 1_000, fee: 5_000 });
    expect(faults({ amount: 5_000 }, { terms })).toEqual(['수수료 5,000đ보다 큰 금액을 입력해 주세요.']);
    expect(faults({ amount: 5_001 }, { terms })).toEqual([]);
  });

  it('is not more than the most at once', () => {
    const terms = someWithdrawalTerms({ max: 3_000_000 });
    expect(faults({}, { terms })).toEqual(['한 번에 3,000,000đ까지 출금할 수 있어요.']);
    expect(mostOf(terms)).toBe(3_000_000);
    expect(mostOf(someWithdrawalTerms())).toBe(11_485_400);
  });

  it('goes to an account of hers that is not held [PAY-1]', () => {
    expect(faults({ accountId: '' })).toEqual(['받을 계좌를 골라 주세요.']);
    expect(faults({ accountId: 'held' })).toHaveLength(1);
    expect(isUsable(held, new Date('2026-11-19T09:00:00+09:00'))).toBe(true);
  });

  it('needs the password, or a code that was asked for', () => {
    expect(faults({ password: '' })).toEqual(['비밀번호를 입력해 주세요.']);
    expect(faults({ password: '' }, { hasPassword: false })).toEqual(['인증번호를 먼저 받아 주세요.']);
    const asked = { hasPassword: false, codeId: 'code-1' };
    expect(faults({ password: '', code: '41820' }, asked)).toEqual(['메일로 받은 숫자 6자리를 입력해 주세요.']);
    expect(faults({ password: '', code: '418204' }, asked)).toEqual([]);
  });
});

it.each([
  ['BALANCE_NOT_ENOUGH', 'amount'],
  ['AMOUNT_TOO_SMALL', 'amount'],
  ['ACCOUNT_ON_HOLD', 'accountId'],
  ['NO_ACCOUNT', 'accountId'],
  ['PASSWORD_WRONG', 'password'],
  ['OTP_EXPIRED', 'code'],
] as const)('says %s at its field', (code, field) => {
  expect(requestProblem({ status: 422, code, message: '안 돼요' })).toEqual({ [field]: '안 돼요.' });
});

it('leaves what is about no field to the form', () => {
  expect(requestProblem({ status: 422, code: 'KEY_REUSED', message: '안 돼요' })).toBeUndefined();
});
