import type { MarketStatistics } from '@portal/domain/statistics/statistics';
import { leaveMonth } from '../../../testing/statistics/statistics-month.ts';
import { createTestApp, testClock, type TestApp } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ clock: testClock('2026-11-28T01:00:00Z') });
  await t.addUser({ username: 'lead', userType: 'OPERATOR', desks: ['TEAM'] });
  await t.addUser({ username: 'bank', userType: 'OPERATOR', desks: ['FINANCE'] });
});
afterAll(() => t.close());

const ask = async (who = 'lead') =>
  t.request({ url: '/tns/v1/ops/statistics?from=2026-11-01&to=2026-11-30', headers: await t.signIn(who) });
const market = async () => (await ask()).json<{ data: MarketStatistics }>().data;
const figure = ({ figures }: MarketStatistics, metric: string) => figures.find((one) => one.metric === metric);

describe('the figures of the market [STT-1]', () => {
  it('tell nothing while fewer than three teachers stand behind them', async () => {
    for (const id of ['a', 'b']) await leaveMonth(t.database, id);
    await t.statistics.count();
    const found = await market();
    expect(found.teachers).toBe(2);
    expect(found.figures.every(({ value, before, of }) => value === null && before === null && of === 0)).toBe(true);
    expect(found.spans).toEqual([]);
  });

  it('add up what three and more did, and name nobody', async () => {
    await leaveMonth(t.database, 'c');
    // One who taught on a day of her own: it is shown with the days after it.
    await t.database.raw.exec(
      `insert into lesson (id, class_id, teacher_id, no, title, start_at, end_at, status, held, mode)
       values ('alone', 'a-c1', 'a', 50, '혼자', '2026-11-05T10:00+09', '2026-11-05T11:00+09', 'FINISHED', true, 'ONLINE')`,
    );
    await t.statistics.count();
    const found = await market();
    expect(figure(found, 'NET')).toEqual({ metric: 'NET', value: 3 * 502_500, before: 3 * 100_500, of: 6 });
    expect(figure(found, 'STUDENTS')).toMatchObject({ value: 9, before: 3 });
    expect(figure(found, 'NEW_STUDENTS')).toMatchObject({ value: 6 });
    const sum = (of: 'lessonCount' | 'net' | 'beforeNet') => found.spans.reduce((total, one) => total + one[of], 0);
    expect([sum('lessonCount'), sum('net'), sum('beforeNet')]).toEqual([13, 3 * 502_500, 3 * 100_500]);
    expect(found.spans).toContainEqual(
      expect.objectContaining({ from: '2026-11-05', to: '2026-11-09', lessonCount: 4 }),
    );
    expect(JSON.stringify(found)).not.toMatch(/"(teacherId|name|classId)"/);
  });

  it('are for the desk that leads the team alone', async () => {
    expect((await ask('bank')).statusCode).toBe(403);
  });
});
