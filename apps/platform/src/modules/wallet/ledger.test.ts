import fc from 'fast-check';
import type { Withdrawal } from '@portal/domain/wallet/withdrawal';
import { ACCOUNT_NUMBER, createWalletApp, DECLINE, type WalletApp } from '../../testing/apps/wallet-app.ts';
import { type PayoutBank, referenceBank } from './bank/payout-bank.ts';

const bank = {
  send: jest.fn<ReturnType<PayoutBank['send']>, []>().mockResolvedValue('TAKEN'),
  outcomeOf: jest.fn<ReturnType<PayoutBank['outcomeOf']>, []>(),
};
let t: WalletApp;
beforeAll(async () => {
  t = await createWalletApp(bank);
});
beforeEach(async () => {
  bank.outcomeOf.mockResolvedValue('WAITING');
  t.clock.set('2026-11-18T01:42:00Z');
  await t.database.raw
    .exec(`truncate ledger_entry, withdrawal_history, withdrawal, wallet_transaction, wallet, ops_item cascade;
    delete from payment_account where id <> 'pac_main'`);
});
afterAll(() => t.close());

const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );
const sql = (statement: string) => refused(t.database.raw.exec(statement));

describe('the end of a month [INC-4]', () => {
  it('asks for what was confirmed by then, once, for whoever has an account', async () => {
    t.clock.set('2026-10-31T14:59:59Z');
    await t.fund(2_000_000);
    await t.fund(99_999, 'poor');
    await t.addAccount({ id: 'pac_poor', isDefault: true }, 'poor');
    await t.fund(500_000, 'homeless');
    t.clock.set('2026-10-31T15:00:00Z');
    await t.fund(700_000);
    for (let run = 0; run < 2; run++) await t.wallet.payMonthEnd();
    const { data } = await t.call<{ items: Withdrawal[] }>('GET', '');
    expect(data.items).toMatchObject([{ amount: 2_000_000, trigger: 'MONTH_END', stage: 'REQUESTED' }]);
    expect(await t.balance()).toEqual({ available: 700_000, onHold: 2_000_000 });
    expect(await t.balance('homeless')).toEqual({ available: 500_000, onHold: 0 });
    expect((await t.notices())[0]).toMatchObject({ title: '월말 정산을 시작했어요', category: 'TRANS' });
    t.clock.set('2026-11-30T15:00:00Z');
    await t.wallet.payMonthEnd();
    expect(await t.balance()).toEqual({ available: 0, onHold: 2_700_000 });
  });

  it('asks for no more than is left, and not beyond the largest amount', async () => {
    t.clock.set('2026-10-31T14:59:59Z');
    await t.fund(1_200_000_000);
    t.clock.set('2026-11-01T00:00:00Z');
    await t.withdraw(100_000_000);
    await t.wallet.payMonthEnd();
    expect(await t.balance()).toEqual({ available: 100_000_001, onHold: 1_099_999_999 });
  });
});

describe('the ledger [R10]', () => {
  it('refuses by itself to be changed, unbalanced or overdrawn, and every balance that it does not say', async () => {
    await t.fund(1_000_000);
    const entry = (bucket: string, direction: string, amount: number, currency = 'VND') =>
      `insert into ledger_entry (tx_id, currency, wallet_id, bucket, direction, amount, at)
        select id, '${currency}', wallet_id, '${bucket}', '${direction}', ${amount}, now() from wallet_transaction limit 1;`;
    expect(await sql('update ledger_entry set amount = 1')).toBe('23001');
    expect(await sql('delete from ledger_entry')).toBe('23001');
    expect(await sql('update wallet set available = 5')).toBe('23001');
    expect(await sql(`insert into wallet (id, owner_id, currency, available) values ('w', 'o', 'CCXU', 5)`)).toBe(
      '23001',
    );
    expect(await sql(entry('AVAILABLE', 'CREDIT', 5))).toBe('23514');
    expect(await sql(entry('AVAILABLE', 'DEBIT', 2_000_000) + entry('ON_HOLD', 'CREDIT', 2_000_000))).toBe('23514');
    expect(await sql(entry('AVAILABLE', 'DEBIT', 5, 'CCXU'))).toBe('23503');
    expect(await t.balance()).toEqual({ available: 1_000_000, onHold: 0 });
    expect(await sql(entry('AVAILABLE', 'DEBIT', 5) + entry('ON_HOLD', 'CREDIT', 5))).toBe('done');
    expect(await t.balance()).toEqual({ available: 999_995, onHold: 5 });
  });

  it('has one default account for each teacher [PAY-1] [R13]', async () => {
    expect(await refused(t.addAccount({ id: 'pac_second', accountNumber: '1', isDefault: true }))).not.toBe('done');
    expect(await refused(t.addAccount({ id: 'pac_second', accountNumber: '1' }))).toBe('done');
  });

  it('says what every wallet holds, whatever happened in whatever order', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('fund' as const), amount: fc.integer({ min: 1, max: 3_000_000 }) }),
      fc.record({ kind: fc.constant('withdraw' as const), amount: fc.integer({ min: 1, max: 3_000_000 }) }),
      fc.record({ kind: fc.constantFrom('accept', 'decline', 'cancel' as const), of: fc.nat(9) }),
      fc.record({
        kind: fc.constant('bank' as const),
        says: fc.constantFrom('PAID', 'ACCOUNT_CLOSED', 'WAITING' as const),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 25 }), async (steps) => {
        const made: string[] = [];
        for (const one of steps) {
          if (one.kind === 'fund') await t.fund(one.amount);
          else if (one.kind === 'withdraw')
            await t.withdraw(one.amount).then(
              (id) => made.push(id),
              () => undefined,
            );
          else if ('says' in one) {
            bank.outcomeOf.mockResolvedValue(one.says);
            await t.wallet.advancePayouts();
          } else if (made.length) {
            const id = made[one.of % made.length]!;
            if (one.kind === 'cancel') await t.call('POST', `/${id}/cancel`);
            else await refused(t.decide(id, one.kind === 'accept' ? undefined : DECLINE));
          }
        }
        expect(await t.drift()).toBe(0);
      }),
      { numRuns: 15 },
    );
  });
});

it('the reference bank pays only the payee herself, a minute after it took the order', async () => {
  const account = { number: ACCOUNT_NUMBER, holder: 'nguyen  van a', bankCode: 'BANK_A' };
  const order = { id: 'wdr_1', amount: 1_000_000, payee: 'NGUYEN VAN A', account };
  const { send, outcomeOf } = referenceBank(t.clock);
  expect(await send(order)).toBe('TAKEN');
  expect(await send({ ...order, payee: 'NGUYEN VAN B' })).toBe('HOLDER_DIFFERS');
  const sentAt = t.clock.now();
  t.clock.advance(59_999);
  expect(await outcomeOf({ ...order, sentAt })).toBe('WAITING');
  t.clock.advance(1);
  expect(await outcomeOf({ ...order, sentAt })).toBe('PAID');
});
