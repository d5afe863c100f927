import { createIncomeApp, type IncomeApp } from '../../../testing/apps/income-app.ts';

let t: IncomeApp;
beforeAll(async () => {
  t = await createIncomeApp();
});
afterEach(async () => expect(await t.differences()).toEqual([]));
afterAll(() => t.close());

const NET = { gross: 60_000, fee: 19_800, platform: 6_000, channel: 13_800, net: 40_200 };
const entriesOf = (transactionId: string | null) =>
  t.sql<{ account: string; change: number }>(`
    select coalesce(system_account, bucket) as account,
      (case direction when 'CREDIT' then amount else -amount end)::int as change
    from ledger_entry where tx_id = '${transactionId}' order by seq`);

describe('a lesson that is confirmed', () => {
  it('puts its income into the wallet, and its whole price into the ledger [INC-3] [INC-4]', async () => {
    const before = await t.balance();
    const id = await t.earned();
    const income = await t.incomeOf(id);
    expect(income).toMatchObject({
      state: 'CONFIRMED',
      minutes: 60,
      studentCount: 2,
      isNoShow: false,
      hold: null,
      ...NET,
    });
    expect(await entriesOf(income.transactionId)).toEqual([
      { account: 'TUITION', change: -40_200 },
      { account: 'AVAILABLE', change: 40_200 },
      { account: 'TUITION', change: -6_000 },
      { account: 'FEE_PLATFORM', change: 6_000 },
      { account: 'TUITION', change: -13_800 },
      { account: 'FEE_CHANNEL', change: 13_800 },
    ]);
    expect(await t.balance()).toEqual({ available: before.available + 40_200, onHold: 0 });
    expect(t.heard).toContain(`${t.teacher.id} wallet.changed`);
    expect(await t.explain(id)).toMatchObject({
      parts: [
        {
          studentName: '학생 A01',
          packageName: '8회',
          packageFee: 240_000,
          lessonCount: 8,
          packageMinutes: 60,
          gross: 30_000,
        },
        { studentName: '학생 A02', gross: 30_000 },
      ],
      rates: { total: 0.33, platform: 0.1, channel: 0.23, relief: 0 },
      confirmedBy: 'GUARDIAN',
      adjustments: [],
    });
  });

  it('is paid for by whoever takes part in it, present or not [INC-4]', async () => {
    const id = await t.held('s1');
    await t.send(id);
    t.clock.advance(86_400_000);
    await t.tick();
    expect(await t.incomeOf(id)).toMatchObject({ studentCount: 2, ...NET });
    expect((await t.explain(id)).confirmedBy).toBe('AUTO');
  });

  it('counts as held where nobody came, a day after its end [INC-4]', async () => {
    const id = await t.waited();
    expect((await t.step(id, 'no-show')).status).toBe(200);
    expect(await t.incomeOf(id)).toMatchObject({ state: 'PENDING', isNoShow: true, ...NET });
    t.clock.advance(86_400_000);
    await t.tick();
    expect(await t.incomeOf(id)).toMatchObject({ state: 'CONFIRMED', isNoShow: true, ...NET });
  });

  it('earns nothing where it was missed, tried or has no price, and is in no list [INC-4]', async () => {
    const before = await t.balance();
    const missed = await t.lessonAt(60);
    await t.tick();
    await t.sql(`update lesson set not_held_reason = '정전' where id = '${missed}'`);
    t.clock.advance(86_400_000);
    await t.tick();
    await t.sql(`update teaching_class set package_id = null where id = 'c1'`);
    const free = await t.earned();
    expect((await t.desk(free)).isPriced).toBe(false);
    await t.sql(`update teaching_class set package_id = 'p1' where id = 'c1'`);
    expect((await t.desk(missed)).isPriced).toBe(true);
    for (const id of [missed, free])
      expect((await t.call('GET', `/tns/v1/incomes/${id}/explain`)).code).toBe('NOT_FOUND');
    const rows = await t.sql(
      `select lesson_id as id, gross::int, transaction_id as tx from lesson_income where gross = 0 order by start_at`,
    );
    expect(rows).toEqual([missed, free].map((id) => ({ id, gross: 0, tx: null })));
    expect(await t.balance()).toEqual(before);
  });

  it('leaves nobody else’s lesson to read [INC-4]', async () => {
    const id = await t.earned();
    expect((await t.call('GET', `/tns/v1/incomes/${id}/explain`, undefined, await t.signIn('other'))).code).toBe(
      'NOT_FOUND',
    );
  });
});

describe('lessons that were confirmed before there was income', () => {
  it('are booked once each, however often it is looked for them [INC-4]', async () => {
    const before = await t.balance();
    const start = '2026-10-05T01:00:00Z';
    await t.sql(`update enrollment set takes_from = '2026-10-01Z', enrolled_at = '2026-10-01Z'`);
    await t.addLesson('l900', start, 60, { status: 'FINISHED', held: true });
    await t.addLesson('l901', '2026-09-05T01:00:00Z', 60, { status: 'FINISHED', held: true });
    for (let run = 0; run < 3; run++) await Promise.all([t.wallet.income.bookMissing(), t.wallet.income.bookMissing()]);
    expect(await t.incomeOf('l900')).toMatchObject({ state: 'CONFIRMED', ...NET });
    expect(await t.sql(`select gross::int from lesson_income where lesson_id = 'l901'`)).toEqual([{ gross: 0 }]);
    expect((await t.balance()).available).toBe(before.available + 40_200);
  });
});

describe('a class', () => {
  it('is finished only with the income of its last lesson: without the one there is not the other [CLS-1]', async () => {
    const id = await t.waiting();
    await t.sql(`update lesson set status = 'CANCELED', cancel_reason = '이유' where status = 'UPCOMING'
      and id <> '${id}' and class_id = 'c1'`);
    await t.sql(`update teaching_class set progress = 'ENDED' where id = 'c1'`);
    await t.sql(`alter table lesson_income add constraint nothing_today check (lesson_id <> '${id}') not valid`);
    await t.confirm(id, 'g1');
    await expect(t.confirm(id, 'g2')).rejects.toThrow();
    const state = () =>
      t.sql(
        `select c.progress, l.status from teaching_class c join lesson l on l.class_id = c.id where l.id = '${id}'`,
      );
    expect(await state()).toEqual([{ progress: 'ENDED', status: 'DONE' }]);
    await t.sql('alter table lesson_income drop constraint nothing_today');
    await t.confirm(id, 'g2');
    expect(await state()).toEqual([{ progress: 'FINISHED', status: 'FINISHED' }]);
    expect(await t.incomeOf(id)).toMatchObject({ state: 'CONFIRMED' });
  });
});
