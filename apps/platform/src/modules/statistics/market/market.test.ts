import type { MarketStatistics } from '@portal/domain/statistics/statistics';
import { leaveMonth } from '../../../testing/statistics/statistics-month.ts';
import { createTestApp, testClock, type TestApp } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ clock: testClock('2026-12-08T01:00:00Z') });
  await t.addUser({ username: 'lead', userType: 'OPERATOR', desks: ['TEAM'] });
  await t.addUser({ username: 'bank', userType: 'OPERATOR', desks: ['FINANCE'] });
});
afterAll(() => t.close());

const ask = async (query: string, who = 'lead') =>
  t.request({ url: `/tns/v1/ops/statistics?${query}`, headers: await t.signIn(who) });
const market = async (month = '2026-11') => (await ask(`month=${month}`)).json<{ data: MarketStatistics }>().data;
const figure = ({ figures }: MarketStatistics, metric: string) => figures.find((one) => one.metric === metric);

describe('the figures of the market [STT-1]', () => {
  it('tell nothing while fewer than three teachers stand behind them', async () => {
    for (const id of ['a', 'b']) await leaveMonth(t.database, id);
    await t.statistics.count();
    const found = await market();
    expect(found.teachers).toBe(2);
    expect(found.figures.every(({ value, before, of }) => value === null && before === null && of === 0)).toBe(true);
    expect(found.spans.filter(({ net, beforeNet }) => net || beforeNet)).toEqual([]);
  });

  it('add up what three and more did, and name nobody', async () => {
    await leaveMonth(t.database, 'c');
    await t.statistics.count();
    const found = await market();
    expect(figure(found, 'NET')).toEqual({ metric: 'NET', value: 3 * 502_500, before: 3 * 100_500, of: 6 });
    expect(figure(found, 'STUDENTS')).toMatchObject({ value: 9, before: 3 });
    expect(figure(found, 'NEW_STUDENTS')).toMatchObject({ value: 6 });
    expect(found.spans.slice(-2)).toEqual([
      { from: '2026-10-01', to: '2026-10-31', lessonCount: 3, net: 3 * 100_500, beforeNet: 0 },
      { from: '2026-11-01', to: '2026-11-30', lessonCount: 12, net: 3 * 502_500, beforeNet: 0 },
    ]);
    expect(found.spans).toHaveLength(12);
    expect(JSON.stringify(found)).not.toMatch(/"(teacherId|name|classId)"/);
  });

  it('cannot be asked for two periods of enough teachers whose difference is what one of them did', async () => {
    // On the last day of November she taught alone: all of it less all but that day is her lesson.
    await t.database.raw.exec(
      `insert into lesson (id, class_id, teacher_id, no, title, start_at, end_at, status, held, mode)
       values ('alone', 'a-c1', 'a', 50, '혼자', '2026-11-30T10:00+09', '2026-11-30T11:00+09', 'FINISHED', true, 'ONLINE')`,
    );
    await t.statistics.count();
    for (const days of ['from=2026-11-01&to=2026-11-30', 'from=2026-11-01&to=2026-11-29'])
      expect([days, (await ask(days)).statusCode]).toEqual([days, 400]);
  });

  it('are not told of a month that goes on: today less yesterday is one day', async () => {
    for (const month of ['2026-12', '2027-01'])
      expect((await ask(`month=${month}`)).json()).toMatchObject({
        code: 'VALIDATION',
        fields: { month: '아직 끝나지 않은 달이에요.' },
      });
  });

  it('leave a month of too few out, and add it to no other: it would be the sum less the other', async () => {
    await t.database.raw.exec(
      `insert into lesson (id, class_id, teacher_id, no, title, start_at, end_at, status, held, mode)
       values ('september', 'a-c1', 'a', 51, '혼자', '2026-09-10T10:00+09', '2026-09-10T11:00+09', 'FINISHED', true, 'ONLINE')`,
    );
    await t.statistics.count();
    const { spans } = await market();
    expect(spans).toHaveLength(11);
    expect(spans.map(({ from }) => from)).not.toContain('2026-09-01');
    expect(spans.every(({ from, to }) => from.slice(0, 7) === to.slice(0, 7))).toBe(true);
    expect(figure(await market('2026-09'), 'LESSONS_HELD')).toMatchObject({ value: null, of: 0 });
    // The month after compares itself with it, and must not tell it either.
    expect(figure(await market('2026-10'), 'LESSONS_HELD')).toMatchObject({ value: 3, before: null });
  });

  it('are for the desk that leads the team alone', async () => {
    expect((await ask('month=2026-11', 'bank')).statusCode).toBe(403);
  });
});
