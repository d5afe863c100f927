import * as v from 'valibot';
import { accountProblem, accountSchema } from './account-values.ts';

const typed = { bankCode: 'BANK_A', accountNumber: '110-234-567890', holder: '김수학', password: 'x', code: '' };

it('takes a number as a bank prints it, and sends the digits alone [PAY-1]', () => {
  expect(v.parse(accountSchema(true, null), typed).accountNumber).toBe('110234567890');
  expect(v.parse(accountSchema(true, null), { ...typed, accountNumber: '１１０ 234' }).accountNumber).toBe('110234');
});

it.each([
  [{ accountNumber: '12345' }, '계좌 번호를 숫자만 6~20자리로 입력해 주세요.'],
  [{ accountNumber: '11O234567890' }, '계좌 번호를 숫자만 6~20자리로 입력해 주세요.'],
  [{ bankCode: '' }, '은행을 골라 주세요.'],
  [{ holder: '  ' }, '예금주를 입력해 주세요.'],
])('says what is wrong with %j', (over, message) => {
  const { issues } = v.safeParse(accountSchema(true, null), { ...typed, ...over });
  expect(issues?.map((issue) => issue.message)).toEqual([message]);
});

it('says an account that is hers already at its number', () => {
  const problem = { status: 409, code: 'ACCOUNT_DUPLICATE', message: '이미 등록한 계좌예요' } as const;
  expect(accountProblem(problem)).toEqual({ accountNumber: '이미 등록한 계좌예요.' });
  expect(accountProblem({ status: 422, code: 'LIMIT_REACHED', message: '' })).toBeUndefined();
});
