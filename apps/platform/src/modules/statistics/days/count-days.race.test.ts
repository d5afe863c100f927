import { secondProcess } from '../../../testing/second-process.ts';
import { leaveMonth } from '../../../testing/statistics/statistics-month.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { countDayQueries } from './count-days.queries.ts';

const ROUNDS = 20;
const CALLERS = 16;
const MONDAY = '2026-11-02';
let t: TestApp;
let other: TestApp;

beforeAll(async () => {
  t = await createTestApp();
  other = await secondProcess(t);
  await leaveMonth(t.database, 'math');
  await t.statistics.count();
});
afterAll(async () => {
  await other.close();
  await t.close();
});

const counted = async () => {
  const [row] = await t.database.raw.query<{ n: number }>(
    `select coalesce(sum(lessons_canceled), 0)::int as n from stat_day where teacher_id = 'math' and day = $1`,
    [MONDAY],
  );
  return row!.n;
};
const waiting = async () => (await t.database.raw.query('select 1 from stat_dirty where due_at is null')).length;
let lessonNo = 100;
/** One more lesson of that Monday is cancelled. */
const cancel = (connection: Pick<TestApp['database']['raw'], 'query'> = t.database.raw) => {
  const no = lessonNo++;
  return connection.query(
    `insert into lesson (id, class_id, teacher_id, no, title, start_at, end_at, status, mode, cancel_reason, canceled_by)
     values ('race-' || $1::int, 'math-c1', 'math', $1::int, '수업', '2026-11-02T10:00+09', '2026-11-02T11:00+09', 'CANCELED', 'ONLINE',
       '사정이 있어요', 'TEACHER')`,
    [no],
  );
};

describe('while lessons are cancelled, two processes count the days [STT-1]', () => {
  it('and in the end every lesson is counted, and none twice', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const before = await counted();
      await Promise.all(
        Array.from({ length: CALLERS }, async (_, no) => {
          await cancel();
          await (no % 2 ? t : other).statistics.count();
        }),
      );
      await Promise.all([t.statistics.count(), other.statistics.count()]);
      expect(await counted()).toBe(before + CALLERS);
      expect(await waiting()).toBe(0);
      expect(await t.statistics.verify()).toEqual([]);
    }
  }, 120_000);

  /** A lesson is cancelled between the two steps of who counts the day. */
  async function canceledBetween(count: (between: () => Promise<unknown>) => Promise<void>): Promise<number> {
    await cancel();
    await count(() => cancel());
    await t.statistics.count();
    const facts = await t.database.raw.query(
      `select 1 from lesson where teacher_id = 'math' and status = 'CANCELED' and start_at >= '2026-11-02T00:00+09'
         and start_at < '2026-11-03T00:00+09'`,
    );
    return facts.length - (await counted());
  }

  it('one that is cancelled while its day is counted is counted the next time', async () => {
    const missed = await canceledBetween((between) =>
      t.database.db.transaction(async (tx) => {
        const queries = countDayQueries(tx);
        await queries.lock('math');
        const days = await queries.take('math', new Date(), 31);
        await queries.count({ teacherId: 'math', days, now: new Date() });
        // After the facts were read, before anything is written for good.
        await between();
      }),
    );
    expect(missed).toBe(0);
  });

  it('and would be missed, if the marks were taken after the facts were read', async () => {
    const missed = await canceledBetween((between) =>
      t.database.db.transaction(async (tx) => {
        const queries = countDayQueries(tx);
        await queries.count({ teacherId: 'math', days: [MONDAY], now: new Date() });
        await between();
        await queries.take('math', new Date(), 31);
      }),
    );
    expect(missed).toBe(1);
    const differing = await t.statistics.verify();
    expect(differing).toContainEqual({ teacherId: 'math', day: MONDAY, what: 'LESSONS_CANCELED' });
    expect(differing).toContainEqual({ teacherId: 'math', day: MONDAY, what: 'DAY' });
    await t.statistics.rebuild();
    expect(await t.statistics.verify()).toEqual([]);
  });

  it('without the lock who read first may write last: the older count would stand', async () => {
    let isRead!: () => void;
    const read = new Promise<void>((resolve) => (isRead = resolve));
    await cancel();
    // One reads the facts, and writes what it has read when another has already counted more.
    const slow = t.database.rawTransaction(async (connection) => {
      const [row] = await connection.query<{ n: number }>(
        `select count(*)::int as n from lesson where teacher_id = 'math' and status = 'CANCELED'
           and start_at >= '2026-11-02T00:00+09' and start_at < '2026-11-03T00:00+09'`,
      );
      isRead();
      await cancel();
      await other.statistics.count();
      await connection.query(`update stat_day set lessons_canceled = $1 where teacher_id = 'math' and day = $2`, [
        row!.n,
        MONDAY,
      ]);
    });
    await read;
    await slow;
    expect((await t.statistics.verify()).map(({ what }) => what)).toEqual(['DAY']);
    await t.statistics.rebuild();
  });

  it('a count that dies in the middle leaves its marks behind [R54]', async () => {
    await cancel();
    const before = await counted();
    await t.database.db
      .transaction(async (tx) => {
        const queries = countDayQueries(tx);
        const days = await queries.take('math', new Date(), 31);
        await queries.count({ teacherId: 'math', days, now: new Date() });
        throw new Error('killed');
      })
      .catch(() => undefined);
    expect([await counted(), await waiting()]).toEqual([before, 1]);
    await other.statistics.count();
    expect(await counted()).toBe(before + 1);
  });
});
