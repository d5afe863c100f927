import fc from 'fast-check';
import * as v from 'valibot';
import { maskAccountNumber, MaskedAccount } from './payment-account.ts';
import { Withdrawal, withdrawalPlaceOf } from './withdrawal.ts';
import { withdrawalsContract as contract } from './withdrawals.contract.ts';

const account = {
  id: 'acc_1',
  accountNumber: '••••7890',
  holder: '김수학',
  bank: { code: 'VCB', name: 'Vietcombank' },
};
const withdrawal = {
  id: 'wdr_1',
  code: 'W-1',
  amount: 100_000,
  state: 'IN_PROGRESS',
  stage: 'REQUESTED',
  trigger: 'MANUAL',
  account,
  requestedAt: '2026-11-18T01:42:00Z',
  dueAt: '2026-11-19T01:42:00Z',
  finishedAt: null,
  failure: null,
  transactionId: 'trx_1',
};

describe('the account number of a teacher [PAY-1] [R50]', () => {
  it('is never more than half shown, and never more than four digits of it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,24}$/), (number) => {
        const shown = maskAccountNumber(number).replace('••••', '');
        expect(number.endsWith(shown)).toBe(true);
        expect(shown.length).toBeLessThanOrEqual(Math.min(4, number.length / 2));
      }),
    );
  });

  it('does not leave in an answer unless it is masked', () => {
    expect(v.is(MaskedAccount, account)).toBe(true);
    expect(v.is(MaskedAccount, { ...account, accountNumber: '1234567890' })).toBe(false);
    expect(v.parse(MaskedAccount, { ...account, fullNumber: '1234567890' })).toEqual(account);
  });
});

describe('a withdrawal as it is read [INC-2]', () => {
  it.each<[string, object, boolean]>([
    ['of one đồng', { amount: 1 }, true],
    ['of nothing', { amount: 0 }, false],
    ['of less than nothing', { amount: -1 }, false],
    ['of half a đồng', { amount: 0.5 }, false],
    ['of more than a number can count', { amount: Number.MAX_SAFE_INTEGER + 1 }, false],
    ['that the bank gave back', { state: 'FAILED', failure: { cause: 'ACCOUNT_CLOSED', note: '' } }, true],
    ['that failed for no known cause', { failure: { cause: 'LOST', note: '' } }, false],
    ['in a state that no transaction has', { state: 'APPROVED' }, false],
  ])('%s', (_what, change, fits) => {
    expect(v.is(Withdrawal, { ...withdrawal, ...change })).toBe(fits);
  });

  it('keeps the stage in which it ended, and stands at its end', () => {
    for (const stage of ['REQUESTED', 'APPROVED', 'SENT'] as const) {
      expect(withdrawalPlaceOf({ state: 'IN_PROGRESS', stage })).toBe(stage);
      expect(withdrawalPlaceOf({ state: 'FAILED', stage })).toBe('FAILED');
    }
  });
});

describe('the list of withdrawals [RTE-7]', () => {
  it.each([
    [{}, true],
    [{ state: 'SUCCESS', trigger: 'MONTH_END' }, true],
    [{ from: '2026-11-01', to: '2026-11-30' }, true],
    [{ from: '2026-11-31' }, false],
    [{ state: 'REQUESTED' }, false],
    [{ page: '10000', size: '100' }, true],
    [{ page: '10001' }, false],
    [{ size: '101' }, false],
  ])('is asked for by %j: %s', (query, fits) => {
    expect(v.is(contract.listWithdrawals.query, query)).toBe(fits);
  });
});
