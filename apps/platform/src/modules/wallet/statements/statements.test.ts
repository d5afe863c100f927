import { paidLaterOf } from '@portal/domain/wallet/statement-parts';
import type { Statement, StatementDetail, StatementFile } from '@portal/domain/wallet/statements.contract';
import { createIncomeApp, type IncomeApp } from '../../../testing/apps/income-app.ts';
import { ACCEPT, anAccountRow } from '../../../testing/apps/wallet-app.ts';
import { readXlsx } from '../../../testing/documents/read-xlsx.ts';
import { paymentAccount } from '../wallet.tables.ts';

let t: IncomeApp;
beforeAll(async () => {
  t = await createIncomeApp();
  const row = anAccountRow(t.teacher.id, { id: 'pac_main', isDefault: true }, new Date('2026-01-01Z'));
  await t.database.db.insert(paymentAccount).values(row);
});
afterAll(() => t.close());

const PATH = '/tns/v1/statements';
const list = async () => (await t.call<{ items: Statement[] }>('GET', PATH)).data.items;
const detail = (month: string) => t.call<StatementDetail>('GET', `${PATH}/${month}`);
const NET = { gross: 60_000, fee: 19_800, platform: 6_000, channel: 13_800, net: 40_200 };
const times = (count: number) =>
  Object.fromEntries(Object.entries(NET).map(([name, amount]) => [name, amount * count])) as typeof NET;

describe('the statements of a teacher [INC-4]', () => {
  it('begin with the running month, which is open and has nothing', async () => {
    const [running, ...rest] = await list();
    expect(rest).toEqual([]);
    expect(running).toMatchObject({ state: 'OPEN', lessonCount: 0, gross: 0, withdrawn: 0, payoutId: null });
    expect((await detail(running!.month)).data).toMatchObject({ items: [], corrections: [], payouts: [] });
    for (const month of ['2020-01', '2199-01']) expect(await detail(month)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await detail('2026-13')).toMatchObject({ code: 'VALIDATION' });
  });

  it('are open until the month is over and no lesson waits, then closed, then paid with the end of the month', async () => {
    const ids = [await t.earned(), await t.earned(), await t.earned()];
    const { month } = (await list())[0]!;
    expect((await t.adjust(ids[0]!, -10_000)).status).toBe(201);
    const waiting = await t.waiting();
    expect(await list()).toMatchObject([{ month, state: 'OPEN', lessonCount: 3, ...times(3), adjustments: -10_000 }]);

    t.clock.advance(31 * 86_400_000);
    // By then the families have been silent for a day.
    const before = (await list()).find((one) => one.month === month)!;
    expect(before.state).toBe('OPEN');
    await t.tick();
    const closed = (await list()).find((one) => one.month === month)!;
    expect(closed).toMatchObject({ state: 'CLOSED', lessonCount: 4, ...times(4), adjustments: -10_000, withdrawn: 0 });
    expect((await list())[0]!.state).toBe('OPEN');

    await t.wallet.payMonthEnd();
    const { data } = await detail(month);
    const [payout] = data.payouts;
    // What was confirmed by then: the fourth one belongs to the next payment.
    expect(data).toMatchObject({ state: 'CLOSED', withdrawn: 110_600, payoutId: payout!.withdrawalId });
    const [desk] = t.wallet.opsSources;
    await desk!.pickUp(payout!.withdrawalId, 'op');
    await desk!.decide(payout!.withdrawalId, 'op', ACCEPT);
    await t.wallet.payoutBatches.send();
    const [row] = await t.sql<{ code: string }>('select code from withdrawal');
    await t.wallet.payoutBatches.read(`reference,amount,status\n${row!.code},110600,PAID`);
    expect((await detail(month)).data.state).toBe('PAID');
    expect((await list()).find((one) => one.month !== month)!.withdrawn).toBe(0);

    const shown = (await detail(month)).data;
    expect(shown.items.map(({ lessonId }) => lessonId)).toEqual([...ids, waiting]);
    expect(shown.items.reduce((sum, { net }) => sum + net, 0)).toBe(shown.net);
    // The difference between what the month came to and what was paid for it is explained.
    expect(paidLaterOf(shown)).toBe(NET.net);
    expect(shown.net + shown.adjustments - paidLaterOf(shown)).toBe(shown.withdrawn);
    expect(shown.corrections).toMatchObject([{ amount: -10_000, reason: '가족이 결석한 날이에요.' }]);
    expect(shown.payouts).toMatchObject([{ amount: 110_600, account: '은행 A ••••5678' }]);
    const { data: file } = await t.call<StatementFile>('POST', `${PATH}/${month}/files`, { format: 'xlsx' });
    expect(file.name).toBe(`정산서 ${month}.xlsx`);
    const pdf = await t.call<StatementFile>('POST', `${PATH}/${month}/files`, { format: 'pdf' });
    expect(Buffer.from(pdf.data.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    const { 수업: rows } = await readXlsx(Buffer.from(file.content, 'base64'));
    expect(rows!.at(-1)).toEqual(['합계', shown.gross, shown.fee, shown.net]);
  });

  it('are hers alone', async () => {
    const { month } = (await list()).at(-1)!;
    const other = await t.signIn('other');
    expect(await t.call('GET', `${PATH}/${month}`, undefined, other)).toMatchObject({ code: 'NOT_FOUND' });
    const { data } = await t.call<{ items: Statement[] }>('GET', PATH, undefined, other);
    expect(data.items).toMatchObject([{ lessonCount: 0, net: 0 }]);
  });
});
