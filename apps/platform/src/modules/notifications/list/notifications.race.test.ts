import { systemClock } from '../../../core/clock.ts';
import type { Database } from '../../../core/database/database.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { createNotify } from '../outbox/notify.ts';
import { createOutboxDispatcher } from '../outbox/outbox-dispatcher.ts';
import { outboxQueries } from '../outbox/outbox.queries.ts';
import { type NewNotification, notificationReads, notificationWrites } from './notifications.queries.ts';

let database: Database;
const told: string[] = [];
const log = {
  error: (...line: unknown[]) => told.push(`error ${JSON.stringify(line)}`),
} as unknown as ModuleDeps['log'];
const realtime = {
  tell: (userId: string, _event: string, { id }: { id: string }) => void told.push(`${userId} ${id}`),
};
const notify = createNotify(systemClock);

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  told.length = 0;
  await database.raw.exec('truncate outbox, notification, notification_earlier, notification_inbox, notification_seen');
});
afterAll(() => database.close());

const dispatcher = () =>
  createOutboxDispatcher({
    database,
    clock: systemClock,
    accounts: { getUser: async () => undefined },
    log,
    realtime: realtime as unknown as ModuleDeps['realtime'],
  });
const put = (userId: string, entity: string) =>
  database.db.transaction((tx) =>
    notify(tx, { userId, kind: 'TEST', entity, version: 1, title: '제목', content: '내용' }),
  );
const numbersOf = async (userId: string) =>
  (
    await database.raw.query<{ seq: number }>('select seq from notification where user_id = $1 order by seq', [userId])
  ).map(({ seq }) => seq);
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

describe('the outbox with many at work', () => {
  it('is emptied once by eight dispatchers: none lost, none twice, numbers without a gap', async () => {
    const users = ['a', 'b', 'c'];
    await Promise.all(upTo(240).map((at) => put(users[at % 3]!, `fact-${at}`)));
    await Promise.all(upTo(8).map(() => dispatcher().flush()));
    for (const user of users) expect(await numbersOf(user)).toEqual(upTo(80));
    expect(told).toHaveLength(240);
    expect(new Set(told).size).toBe(240);
    const [inbox] = await database.raw.query<{ n: number }>('select sum(total)::int as n from notification_inbox');
    expect(inbox?.n).toBe(240);
  });

  it('hears a fact once when 32 tell it at the same time', async () => {
    for (let round = 0; round < 10; round++) await Promise.all(upTo(32).map(() => put('a', `same-${round}`)));
    await Promise.all(upTo(4).map(() => dispatcher().flush()));
    expect(await numbersOf('a')).toEqual(upTo(10));
  });

  it('gives back what a dispatcher held when it died, and loses nothing', async () => {
    await Promise.all(upTo(20).map((at) => put('a', `fact-${at}`)));
    const died = database.db.transaction(async (tx) => {
      const claimed = await outboxQueries(tx).claim(50);
      const rows = claimed.map((row): NewNotification => ({
        ...row.payload,
        id: row.id,
        userId: row.userId,
        publishedAt: row.createdAt,
      }));
      await notificationWrites(tx).append('a', rows);
      await outboxQueries(tx).markDispatched(
        rows.map(({ id }) => id),
        new Date(),
      );
      throw new Error('killed before the commit');
    });
    await expect(died).rejects.toThrow('killed');
    await Promise.all([dispatcher().flush(), dispatcher().flush()]);
    expect(await numbersOf('a')).toEqual(upTo(20));
    expect(told).toHaveLength(20);
  });

  it('does not let a dispatcher wait for rows that another one holds', async () => {
    await put('a', 'held');
    await database.db.transaction(async (tx) => {
      expect(await outboxQueries(tx).claim(10)).toHaveLength(1);
      await put('b', 'free');
      await dispatcher().flush();
      expect(await numbersOf('b')).toEqual([1]);
    });
  });
});

describe('opening the list while things arrive', () => {
  const add = (userId: string, id: string) =>
    database.db.transaction(async (tx) => {
      const row: NewNotification = {
        id,
        userId,
        category: null,
        title: '제목',
        content: '내용',
        highlightMarks: [],
        openDetail: true,
        url: null,
        publishedAt: new Date(),
      };
      await notificationWrites(tx).append(userId, [row]);
      await tx.execute(`select pg_sleep(${Math.random() / 100})`);
    });

  it('never marks one as seen that could not be seen yet [NTF-4]', async () => {
    const queries = { ...notificationReads(database.db), ...notificationWrites(database.db) };
    let isOver = false;
    const shown = new Set<number>();
    const reader = (async () => {
      while (!isOver) {
        const visible = await numbersOf('a');
        const newest = visible.at(-1);
        if (newest === undefined) continue;
        // A gap would be filled later, by one that the watermark had passed already.
        expect(visible).toEqual(upTo(newest));
        visible.forEach((seq) => shown.add(seq));
        await queries.markSeen('a', 'app', newest);
      }
    })();
    await Promise.all(
      upTo(6).map(async (writer) => {
        for (let at = 0; at < 25; at++) await add('a', `n-${writer}-${at}`);
      }),
    );
    isOver = true;
    await reader;
    expect(await queries.countNotSeen('a', 'app')).toBe(150 - Math.max(0, ...shown));
  });

  it('would mark unseen ones with numbers from a plain sequence: the test would notice', async () => {
    await database.raw.exec('create table naive_notification (seq serial, at int)');
    let isOver = false;
    let gaps = 0;
    const reader = (async () => {
      while (!isOver) {
        const rows = await database.raw.query<{ seq: number }>('select seq from naive_notification order by seq');
        if (rows.some(({ seq }, at) => seq !== at + 1)) gaps++;
      }
    })();
    await Promise.all(
      upTo(6).map(async () => {
        for (let at = 0; at < 25; at++)
          await database.rawTransaction(async (connection) => {
            await connection.query('insert into naive_notification (at) values ($1)', [at]);
            await connection.query(`select pg_sleep(${Math.random() / 100})`);
          });
      }),
    );
    isOver = true;
    await reader;
    expect(gaps).toBeGreaterThan(0);
  });

  it('moves the watermark forward only, whatever order 32 calls arrive in [NTF-4]', async () => {
    const queries = { ...notificationReads(database.db), ...notificationWrites(database.db) };
    for (let at = 0; at < 40; at++) await add('b', `m-${at}`);
    await Promise.all(upTo(32).map((at) => queries.markSeen('b', 'app', at)));
    expect(await queries.countNotSeen('b', 'app')).toBe(8);
  });
});
