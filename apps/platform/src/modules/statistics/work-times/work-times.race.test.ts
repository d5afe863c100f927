import { millisecondsInSecond } from 'date-fns/constants';
import { leaveMonth } from '../../../testing/statistics/statistics-month.ts';
import { createTestApp, testClock, type TestApp } from '../../../testing/test-app.ts';
import { recordWorkTime } from './work-times.service.ts';

const CALLERS = 32;
const ROUNDS = 8;
const clock = testClock('2026-11-28T01:00:00Z');
let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ clock });
  await leaveMonth(t.database, 'math');
});
afterAll(() => t.close());

const seconds = async (table = 'work_time') => {
  const [row] = await t.database.raw.query<{ n: number }>(
    `select coalesce(sum(seconds), 0)::int as n from ${table} where day = '2026-11-28'`,
  );
  return row!.n;
};

describe('32 tabs that say at the same moment how long she worked [STT-1]', () => {
  it('count no second twice', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const before = await seconds();
      clock.advance(60 * millisecondsInSecond);
      const kinds = ['GRADING', 'WRAP_UP'] as const;
      await Promise.all(
        Array.from({ length: CALLERS }, (_, no) =>
          recordWorkTime(t, 'math', { kind: kinds[no % 2]!, classId: `math-c${1 + (no % 2)}`, seconds: 60 }),
        ),
      );
      expect((await seconds()) - before).toBe(60);
    }
  });

  it('would count them all, if whoever has read the clock trusted it', async () => {
    await t.database.raw
      .exec(`create table naive_clock (until timestamptz); insert into naive_clock values (now() - interval '60 seconds');
      create table naive_work (day date, seconds int)`);
    await Promise.all(
      Array.from({ length: CALLERS }, () =>
        t.database.rawTransaction(async (connection) => {
          const [row] = await connection.query<{ passed: number }>(
            'select floor(extract(epoch from now() - until))::int as passed from naive_clock',
          );
          await connection.query('select pg_sleep(0.01)');
          await connection.query(`insert into naive_work values ('2026-11-28', least(60, $1::int))`, [row!.passed]);
          await connection.query('update naive_clock set until = now()');
        }),
      ),
    );
    expect(await seconds('naive_work')).toBeGreaterThan(60);
  });
});
