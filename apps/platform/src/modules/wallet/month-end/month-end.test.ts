import type { Database } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { post, transfer } from '../ledger.queries.ts';
import { paymentAccount } from '../wallet.tables.ts';
import { transactionQueries, walletQueries } from '../wallets.queries.ts';
import { monthBefore, monthEndKey, monthEndService } from './month-end.service.ts';

// The 1st of November has begun in Seoul.
const NOW = new Date('2026-10-31T15:00:00Z');

it.each([
  ['2026-10-31T14:59:59.999Z', '2026-09', '2026-09-30T15:00:00.000Z'],
  ['2026-10-31T15:00:00.000Z', '2026-10', '2026-10-31T15:00:00.000Z'],
  ['2026-12-31T15:00:00.000Z', '2026-12', '2026-12-31T15:00:00.000Z'],
  ['2027-01-15T00:00:00.000Z', '2026-12', '2026-12-31T15:00:00.000Z'],
])('at %s the month that ended last is %s, and it ended at %s [INC-4]', (now, month, endAt) => {
  expect(monthBefore(new Date(now))).toEqual({ month, endAt: new Date(endAt) });
});

describe('the payment at the end of a month [INC-4]', () => {
  let database: Database;
  const log = { error: jest.fn() };
  const request = jest.fn<Promise<never>, unknown[]>();
  const pay = () => {
    const deps = { database, clock: { now: () => NOW, monotonicMs: () => 0, every: () => () => undefined }, log };
    return monthEndService(deps as never, { request } as never).pay();
  };

  beforeAll(async () => {
    database = await openTestDatabase();
    for (const [ownerId, amount] of [
      ['poor', 99_999],
      ['enough', 100_000],
      ['rich', 1_000_000_000],
    ] as const) {
      await database.db.transaction(async (tx) => {
        const hers = await walletQueries(tx, ownerId, 'VND').lock();
        const at = new Date(NOW.getTime() - 1);
        const row = { id: ownerId, code: ownerId, kind: 'TU', amount, title: '수업료', createdAt: at } as const;
        await transactionQueries(tx).add(hers, { ...row, reason: 'LESSON_INCOME', finishedAt: at });
        const to = { walletId: hers.id, bucket: 'AVAILABLE' } as const;
        const entries = transfer(amount, { from: { systemAccount: 'TUITION' }, to });
        await post(tx, { txId: ownerId, currency: 'VND', at, entries });
        const account = { accountNumber: '1', holder: ownerId, bankCode: 'BANK_A', bankName: '은행 A' };
        const dates = { verifiedAt: at, createdAt: at };
        await tx
          .insert(paymentAccount)
          .values({ id: ownerId, teacherId: ownerId, isDefault: true, ...account, ...dates });
      });
    }
  });
  afterAll(() => database.close());
  beforeEach(() => jest.clearAllMocks());

  it('is asked for once for each who has enough, never beyond the largest amount', async () => {
    request.mockResolvedValue(undefined as never);
    await pay();
    const asked = { key: monthEndKey('2026-10'), trigger: 'MONTH_END' };
    expect(asked.key).toBe('month-end:2026-10');
    expect(new Map(request.mock.calls as [string, unknown][])).toEqual(
      new Map([
        ['enough', { ...asked, amount: 100_000 }],
        ['rich', { ...asked, amount: 999_999_999 }],
      ]),
    );
  });

  it('goes on with the next one when one was refused, and says so where it is a fault', async () => {
    const fault = new Error('no connection');
    request.mockRejectedValueOnce(new DomainError('BALANCE_NOT_ENOUGH')).mockRejectedValueOnce(fault);
    await pay();
    expect(request).toHaveBeenCalledTimes(2);
    expect(log.error.mock.calls).toEqual([[{ err: fault }, 'a month end failed, and will be tried again']]);
  });
});
