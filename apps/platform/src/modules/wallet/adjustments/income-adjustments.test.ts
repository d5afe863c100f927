import { randomUUID } from 'node:crypto';
import type { IncomeExplanation } from '@portal/domain/wallet/income';
import type { DeskIncome } from '@portal/domain/wallet/income-adjustments.contract';
import type { WalletTransaction } from '@portal/domain/wallet/transactions.contract';
import { createIncomeApp, type IncomeApp } from '../../../testing/apps/income-app.ts';
import { ACCEPT, anAccountRow } from '../../../testing/apps/wallet-app.ts';
import { paymentAccount } from '../wallet.tables.ts';

let t: IncomeApp;
beforeAll(async () => {
  t = await createIncomeApp();
});
afterEach(async () => expect(await t.differences()).toEqual([]));
afterAll(() => t.close());

const NET = 40_200;
const reserve = async () => {
  const [row] = await t.sql<{ n: number }>(
    `select coalesce(sum(amount), 0)::int as n from ledger_entry where system_account = 'RESERVE' and direction = 'DEBIT'`,
  );
  return row!.n;
};

describe('a correction of an income [INC-4]', () => {
  it('is one more transaction, and never a change of the first', async () => {
    const id = await t.earned();
    const before = await t.balance();
    expect((await t.adjust(id, 5_000)).status).toBe(201);
    const { data } = await t.adjust(id, -10_000, { reason: '한 학생이 쉬었어요.' });
    expect(await t.balance()).toEqual({ ...before, available: before.available - 5_000 });
    const { income, adjustments } = data as IncomeExplanation;
    expect(income).toMatchObject({ net: NET, state: 'CONFIRMED' });
    expect(adjustments).toMatchObject([
      { amount: -10_000, reason: '한 학생이 쉬었어요.', isBorneByMarket: false },
      { amount: 5_000 },
    ]);
    const found = await t.call<WalletTransaction>('GET', `/tns/v1/transactions/${adjustments[0]!.transactionId}`);
    expect(found.data).toMatchObject({
      kind: 'WD',
      amount: 10_000,
      reason: 'ADJUSTMENT',
      cause: { kind: 'LESSON', id },
    });
    expect((await t.notices('teacher'))[0]).toMatchObject({ title: '수업 수입을 정정했어요' });
  });

  it('is made once, whatever is retried, and its id stands for nothing else', async () => {
    const id = await t.earned();
    const before = await t.balance();
    const clientId = randomUUID();
    for (let again = 0; again < 3; again++) expect((await t.adjust(id, -100, { clientId })).status).toBe(201);
    expect(await t.balance()).toEqual({ ...before, available: before.available - 100 });
    expect((await t.adjust(id, -200, { clientId })).code).toBe('WRONG_STATE');
  });

  it('that takes everything reverses the income, and the families get the whole price back', async () => {
    const id = await t.earned();
    expect((await t.adjust(id, -NET - 1)).code).toBe('VALIDATION');
    const { data } = await t.adjust(id, -NET);
    const { income, adjustments } = data as IncomeExplanation;
    expect(income.state).toBe('REVERSED');
    const [back] = await t.sql<{ n: number }>(`select sum(amount)::int as n from ledger_entry
      where tx_id = '${adjustments[0]!.transactionId}' and system_account = 'TUITION' and direction = 'CREDIT'`);
    expect(back!.n).toBe(60_000);
    expect((await t.adjust(id, 1)).code).toBe('WRONG_STATE');
  });

  it('is not possible before the income is confirmed, and for who works at another desk', async () => {
    const id = await t.waiting();
    expect((await t.adjust(id, -1)).code).toBe('WRONG_STATE');
    expect((await t.adjust(id, -1, {}, 'ops-help')).code).toBe('FORBIDDEN');
    expect((await t.adjust('none', -1)).code).toBe('NOT_FOUND');
  });

  it('is borne by the marketplace once the month was paid: nothing is taken back from her', async () => {
    const id = await t.earned();
    const account = anAccountRow(t.teacher.id, { id: 'pac_main', isDefault: true }, t.clock.now());
    await t.database.db.insert(paymentAccount).values(account);
    t.clock.set('2027-02-01T00:00:00Z');
    await t.wallet.payMonthEnd();
    const before = await t.balance();
    expect(before.onHold).toBeGreaterThan(0);
    // What waits for its decision she could call back: it is still hers, and is decided first.
    const refused = await t.adjust(id, -NET);
    expect([refused.code, await t.balance()]).toEqual(['VALIDATION', before]);
    const [{ id: asked }] = (await t.sql<{ id: string }>('select id from withdrawal')) as [{ id: string }];
    const [desk] = t.wallet.opsSources;
    await desk!.pickUp(asked, 'op');
    await desk!.decide(asked, 'op', ACCEPT);
    const borne = await reserve();
    const { data } = await t.adjust(id, -NET);
    expect(await t.balance()).toEqual(before);
    expect(await reserve()).toBe(borne + NET);
    expect(data).toMatchObject({ income: { state: 'REVERSED' }, adjustments: [{ isBorneByMarket: true }] });
  });

  it('that the marketplace bore goes back to it when it is undone, and makes her no richer', async () => {
    const id = await t.earned();
    const { confirmedAt } = await t.incomeOf(id);
    await t.sql(`update withdrawal set request_key = 'month-end:${confirmedAt!.slice(0, 7)}'`);
    const before = await t.balance();
    const borne = await reserve();
    expect((await t.adjust(id, -10_000)).data).toMatchObject({ adjustments: [{ isBorneByMarket: true }] });
    expect((await t.adjust(id, 10_001)).code).toBe('VALIDATION');
    expect((await t.adjust(id, 10_000)).data).toMatchObject({ adjustments: [{ isBorneByMarket: true }, {}] });
    expect([await t.balance(), await reserve()]).toEqual([before, borne + 10_000]);
    const [given] = await t.sql<{ n: number }>(
      `select sum(amount)::int as n from ledger_entry where system_account = 'RESERVE' and direction = 'CREDIT'`,
    );
    expect(given!.n).toBe(10_000);
    expect((await t.adjust(id, 10_000)).data).toMatchObject({ adjustments: [{ isBorneByMarket: false }, {}, {}] });
  });
});

describe('the incomes of all teachers at the desk [INC-4]', () => {
  const found = async (query = '', who = 'ops-money') =>
    t.call<{ items: DeskIncome[] }>('GET', `/tns/v1/ops/incomes${query}`, undefined, await t.signIn(who));
  const idsOf = async (query: string) => (await found(query)).data.items.map(({ lessonId }) => lessonId);

  it('are found by teacher, class, number and id, the newest first', async () => {
    const [older, newer] = [await t.earned(), await t.earned()];
    const { items } = (await found()).data;
    const { teacherName, className, lessonNo } = items.find(({ lessonId }) => lessonId === newer)!;
    expect(items.map(({ startAt }) => startAt)).toEqual(
      items
        .map(({ startAt }) => startAt)
        .toSorted()
        .toReversed(),
    );
    expect(await idsOf(`?search=${encodeURIComponent(`${teacherName} ${className} ${lessonNo}회`)}`)).toContain(newer);
    expect(await idsOf(`?search=${older}`)).toEqual([older]);
    expect(await idsOf(`?search=${encodeURIComponent('없는 선생님')}`)).toEqual([]);
    expect(await idsOf('?search=%25')).toEqual([]);
    const all = await idsOf('');
    expect(await idsOf(`?size=1&lastItem=${all[0]!}`)).toEqual([all[1]]);
  });

  it('are the work of the finance desk', async () => {
    expect((await found('', 'ops-help')).code).toBe('FORBIDDEN');
    expect((await found('?lastItem=none')).code).toBe('NOT_FOUND');
  });
});
