import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Currency } from '@portal/domain/wallet/transaction';
import type { Database } from '../../core/database/database.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { post, transfer } from './ledger.queries.ts';
import { monthEndQueries } from './month-end/month-end.queries.ts';
import { ledgerEntry, paymentAccount, wallet, type WalletRow, walletTransaction } from './wallet.tables.ts';
import { transactionQueries, walletQueries } from './wallets.queries.ts';
import { withdrawal } from './withdrawals.tables.ts';

const NOW = new Date('2026-11-18T01:42:00Z');
const ms = (count: number) => new Date(NOW.getTime() + count);
const TUITION = { systemAccount: 'TUITION' } as const;
const available = ({ id }: WalletRow) => ({ walletId: id, bucket: 'AVAILABLE' }) as const;
const onHold = ({ id }: WalletRow) => ({ walletId: id, bucket: 'ON_HOLD' }) as const;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() =>
  database.raw.exec(
    'truncate ledger_entry, withdrawal_history, withdrawal, wallet_transaction, wallet, payment_account cascade',
  ),
);

const walletOf = (ownerId: string, currency: Currency = 'VND') =>
  database.db.transaction((tx) => walletQueries(tx, ownerId, currency).lock());
const transactionOf = async (of: WalletRow, over: { id?: string; finishedAt?: Date } = { finishedAt: NOW }) => {
  const row = { id: randomUUID(), code: randomUUID(), kind: 'TU', amount: 1, title: '수업료', createdAt: NOW } as const;
  await transactionQueries(database.db).add(of, { ...row, reason: 'LESSON_INCOME', ...over });
  return over.id ?? row.id;
};

/** One movement of money with a transaction of its own; the error's code when it is refused. */
async function move(of: WalletRow, entries: ReturnType<typeof transfer>, at = NOW): Promise<string> {
  const txId = await transactionOf(of);
  return database.db
    .transaction((tx) => post(tx, { txId, currency: of.currency, at, entries }))
    .then(
      () => 'done',
      (error: { code?: string }) => error.code ?? String(error),
    );
}
const fund = (of: WalletRow, amount: number, at = NOW) =>
  move(of, transfer(amount, { from: TUITION, to: available(of) }), at);
const held = async (of: WalletRow) => {
  const [row] = await database.db.select().from(wallet).where(eq(wallet.id, of.id));
  return [row!.available, row!.onHold];
};

describe('a wallet', () => {
  it('is one for a person and a currency, made when it is asked for', async () => {
    const [first, again, points, other] = [
      await walletOf('t-1'),
      await walletOf('t-1'),
      await walletOf('t-1', 'CCXU'),
      await walletOf('t-2'),
    ];
    expect(first).toMatchObject({ ownerId: 't-1', currency: 'VND', available: 0, onHold: 0 });
    expect(first.id).toMatch(/^wal_[0-9a-f-]{36}$/);
    expect(again).toEqual(first);
    expect(points).toMatchObject({ ownerId: 't-1', currency: 'CCXU' });
    expect(other).toMatchObject({ ownerId: 't-2', currency: 'VND' });
    expect(new Set([first.id, points.id, other.id]).size).toBe(3);
  });
});

describe('a movement of money [R10]', () => {
  it('leaves one account and comes to another, as two entries', async () => {
    const mine = await walletOf('t-1');
    expect(await fund(mine, 500)).toBe('done');
    expect(await move(mine, transfer(200, { from: available(mine), to: onHold(mine) }))).toBe('done');
    expect(await held(mine)).toEqual([300, 200]);
    const rows = await database.db.select().from(ledgerEntry).orderBy(asc(ledgerEntry.seq));
    const told = rows.map((row) => `${row.direction} ${row.systemAccount ?? row.bucket} ${row.amount} ${row.currency}`);
    expect(told).toEqual([
      'DEBIT TUITION 500 VND',
      'CREDIT AVAILABLE 500 VND',
      'DEBIT AVAILABLE 200 VND',
      'CREDIT ON_HOLD 200 VND',
    ]);
    expect(rows.map(({ at }) => at)).toEqual([NOW, NOW, NOW, NOW]);
  });

  it('takes all that is there and not one more, from either part', async () => {
    const mine = await walletOf('t-1');
    await fund(mine, 500);
    const over = transfer(501, { from: available(mine), to: onHold(mine) });
    expect(await move(mine, over)).toBe('BALANCE_NOT_ENOUGH');
    expect(await held(mine)).toEqual([500, 0]);
    expect(await move(mine, transfer(500, { from: available(mine), to: onHold(mine) }))).toBe('done');
    expect(await move(mine, transfer(501, { from: onHold(mine), to: available(mine) }))).toBe('BALANCE_NOT_ENOUGH');
    expect(await move(mine, transfer(500, { from: onHold(mine), to: available(mine) }))).toBe('done');
    expect(await held(mine)).toEqual([500, 0]);
  });

  it('counts together what leaves a wallet twice, and does not pay it out of what comes', async () => {
    const [mine, hers] = [await walletOf('t-1'), await walletOf('t-2')];
    await fund(mine, 500);
    await fund(hers, 1_000);
    const hold = { from: available(mine), to: onHold(mine) };
    const [twice, more] = [transfer(250, hold), transfer(251, hold)];
    expect(await move(mine, [...twice, ...more])).toBe('BALANCE_NOT_ENOUGH');
    expect(await move(mine, [...twice, ...transfer(250, { from: available(hers), to: available(mine) })])).toBe('done');
    expect([await held(mine), await held(hers)]).toEqual([
      [500, 250],
      [750, 0],
    ]);
    const around = [...transfer(600, { from: TUITION, to: available(mine) }), ...transfer(600, hold)];
    expect(await move(mine, around)).toBe('BALANCE_NOT_ENOUGH');
  });

  it('takes each wallet once, which its version tells', async () => {
    const mine = await walletOf('t-1');
    await fund(mine, 500);
    const [row] = await database.db.select().from(wallet);
    // One by the movement, one by its entry.
    expect(row!.version).toBe(mine.version + 2);
  });
});

describe('a transaction of a wallet', () => {
  const rowOf = async (id: string) => {
    const [row] = await database.db.select().from(walletTransaction).where(eq(walletTransaction.id, id));
    return row!;
  };

  it('is under way until it is finished, once', async () => {
    const mine = await walletOf('t-1');
    const [done, open, other] = [
      await transactionOf(mine),
      await transactionOf(mine, { id: 'open' }),
      await transactionOf(mine, { id: 'other' }),
    ];
    expect(await rowOf(done)).toMatchObject({ walletId: mine.id, currency: 'VND', state: 'SUCCESS', finishedAt: NOW });
    expect(await rowOf(open)).toMatchObject({ state: 'IN_PROGRESS', finishedAt: null });
    await transactionQueries(database.db).finish(open, ms(1), null);
    expect(await rowOf(open)).toMatchObject({ state: 'SUCCESS', finishedAt: ms(1), failReason: null });
    await transactionQueries(database.db).finish(open, ms(2), '계좌가 닫혔어요');
    expect(await rowOf(open)).toMatchObject({ state: 'SUCCESS', finishedAt: ms(1) });
    expect(await rowOf(other)).toMatchObject({ state: 'IN_PROGRESS' });
    await transactionQueries(database.db).finish(other, ms(3), '');
    expect(await rowOf(other)).toMatchObject({ state: 'FAILED', finishedAt: ms(3), failReason: '' });
  });
});

describe('who is paid at the end of a month [INC-4]', () => {
  const MIN = 100_000;
  const END = ms(-1_000);
  const due = async () => {
    const found = await monthEndQueries(database.db).due({ key: 'month-end:2026-10', endAt: END, now: NOW, min: MIN });
    return Object.fromEntries(found.map(({ teacherId, amount }) => [teacherId, amount]));
  };
  const account = (teacherId: string, over: Partial<typeof paymentAccount.$inferInsert> = {}) =>
    database.db.insert(paymentAccount).values({
      id: randomUUID(),
      teacherId,
      accountNumber: randomUUID(),
      holder: teacherId,
      bankCode: 'BANK_A',
      bankName: '은행 A',
      isDefault: true,
      verifiedAt: NOW,
      createdAt: NOW,
      ...over,
    });
  /** A teacher with an account and this income before the end of the month. */
  const teacher = async (id: string, amount: number, over: Parameters<typeof account>[1] = {}) => {
    const hers = await walletOf(id);
    await fund(hers, amount, ms(-1_001));
    await account(id, over);
    return hers;
  };

  it('has enough that was confirmed by then, and still has it', async () => {
    await teacher('exactly', MIN);
    await teacher('one-less', MIN - 1);
    const later = await teacher('later', MIN - 1);
    await fund(later, 5, END);
    const more = await teacher('more', MIN);
    await fund(more, 5, END);
    const spent = await teacher('spent', MIN + 9);
    await move(spent, transfer(10, { from: available(spent), to: onHold(spent) }));
    const left = await teacher('left', MIN + 9);
    await move(left, transfer(4, { from: available(left), to: onHold(left) }));
    const before = await teacher('taken-before', MIN + 9);
    await move(before, transfer(10, { from: available(before), to: onHold(before) }), ms(-1_001));
    await fund(before, 10);
    expect(await due()).toEqual({ exactly: MIN, more: MIN, left: MIN + 5 });
  });

  it('has a default account that was looked at and is not held', async () => {
    await teacher('fine', MIN);
    await teacher('second', MIN, { isDefault: false });
    await teacher('unseen', MIN, { verifiedAt: null });
    await teacher('held', MIN, { holdUntil: ms(1) });
    await teacher('free-again', MIN, { holdUntil: NOW });
    await fund(await walletOf('homeless'), MIN, ms(-1_001));
    const points = await walletOf('points', 'CCXU');
    await fund(points, MIN, ms(-1_001));
    await account('points');
    expect(await due()).toEqual({ fine: MIN, 'free-again': MIN });
  });

  it('was not asked for this month yet', async () => {
    const asks = async (id: string, requestKey: string) => {
      const hers = await teacher(id, MIN);
      await database.db.insert(withdrawal).values({
        id: randomUUID(),
        code: randomUUID(),
        teacherId: id,
        walletId: hers.id,
        transactionId: await transactionOf(hers),
        requestKey,
        requestHash: '',
        amount: 1,
        balanceBefore: 1,
        state: 'IN_PROGRESS',
        stage: 'REQUESTED',
        trigger: 'MONTH_END',
        accountId: id,
        accountNumber: '1',
        holder: id,
        bankCode: 'BANK_A',
        bankName: '은행 A',
        requestedAt: NOW,
        dueAt: NOW,
      });
    };
    await asks('asked', 'month-end:2026-10');
    await asks('asked-before', 'month-end:2026-09');
    expect(await due()).toEqual({ 'asked-before': MIN });
  });
});
