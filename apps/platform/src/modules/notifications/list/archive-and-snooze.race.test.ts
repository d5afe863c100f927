import { systemClock } from '../../../core/clock.ts';
import type { Database } from '../../../core/database/database.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { archiving, snoozing } from './archive-and-snooze.ts';
import { moveNotification } from './move-notification.queries.ts';
import { type NewNotification, notificationReads, notificationWrites } from './notifications.queries.ts';
import { createSnoozeSweep } from './snooze-sweep.ts';

const CALLERS = 32;
let database: Database;
const told: string[] = [];
const failures: unknown[] = [];
const realtime = { tell: (_user: string, _event: string, { id }: { id: string }) => void told.push(id) };
const log = { error: (line: unknown) => void failures.push(line) };

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  told.length = failures.length = 0;
  await database.raw.exec('truncate notification, notification_earlier, notification_inbox, notification_seen');
});
afterAll(() => database.close());

const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
const aNotification = (id: string): NewNotification => ({
  id,
  userId: 'a',
  category: null,
  title: id,
  content: '내용',
  highlightMarks: [],
  openDetail: true,
  url: null,
  publishedAt: new Date(),
});
const add = (...ids: string[]) =>
  database.db.transaction((tx) => notificationWrites(tx).append('a', ids.map(aNotification)));
const sweep = () =>
  createSnoozeSweep({ database, clock: systemClock, realtime, log } as unknown as ModuleDeps, 1_000_000);
const move = (id: string, decide: Parameters<typeof moveNotification>[2]) =>
  moveNotification(database.db, { userId: 'a', id, now: new Date() }, decide);
const unread = () => notificationReads(database.db).page('a', { size: 50, filter: 'unread' });
const makeAllDue = () =>
  database.raw.exec(
    `update notification set snoozed_until = now() - interval '1 second' where snoozed_until is not null`,
  );

/** What the counters say, and what counting says. */
async function counted() {
  const [row] = await database.raw.query<{ total: number; listed: number; unseen: number }>(
    `select (select total from notification_inbox where user_id = 'a') as total,
       count(*)::int as listed,
       (count(*) filter (where seq > coalesce((select seen_seq from notification_seen where user_id = 'a'), 0)))::int as unseen
     from notification where user_id = 'a' and seq is not null and archived_at is null and snoozed_until is null`,
  );
  return row!;
}

describe('marking all as read while others arrive', () => {
  it('reads nothing beyond what the 32 readers knew [NTF-5]', async () => {
    await add('n-0');
    const { page, seqOf } = notificationReads(database.db);
    let known = 0;
    const readers = upTo(CALLERS).map(async () => {
      for (let time = 0; time < 3; time++) {
        const newest = (await page('a', { size: 1 })).items[0]!;
        const seq = (await seqOf('a', newest.id))!;
        await notificationWrites(database.db).markAllRead('a', new Date(), seq);
        known = Math.max(known, seq);
      }
    });
    const writers = upTo(8).map(async (writer) => {
      for (let at = 0; at < 10; at++) await add(`n-${writer}-${at}`);
    });
    await Promise.all([...readers, ...writers]);
    const [inbox] = await database.raw.query<{ read: number; last: number }>(
      'select read_seq as read, last_seq as last from notification_inbox',
    );
    expect(inbox).toEqual({ read: known, last: 81 });
    expect((await unread()).total).toBe(81 - known);
  });

  it('leaves unread whatever is added after the answer, however many are added meanwhile [NTF-5]', async () => {
    await add('n-0');
    for (let round = 0; round < 20; round++) {
      const others = upTo(CALLERS).map((at) => add(`n-${round}-${at}`));
      await notificationWrites(database.db).markAllRead('a', new Date());
      await add(`after-${round}`);
      await Promise.all(others);
      const ids = (await unread()).items.map(({ id }) => id);
      expect(ids).toContain(`after-${round}`);
    }
  });
});

describe('moving notifications between the lists', () => {
  it('keeps total and badge equal to the rows with 32 callers, arrivals and three sweeps [NTF-4] [NTF-6]', async () => {
    const ids = upTo(20).map((at) => `n-${at}`);
    await add(...ids);
    const { countNotSeen } = notificationReads(database.db);
    await notificationWrites(database.db).markSeen('a', 'app', 7);
    const actions = [
      archiving(true),
      archiving(false),
      snoozing(new Date(Date.now() + 60_000)),
      snoozing(new Date(Date.now() - 1)),
      snoozing(null),
    ];
    const callers = upTo(CALLERS).map(async (caller) => {
      for (let time = 0; time < 12; time++)
        expect(await move(ids[(caller * 7 + time * 3) % 20]!, actions[(caller + time * 2) % 5]!)).toBe(true);
    });
    const arrivals = upTo(20).map((at) => add(`new-${at}`));
    let isOver = false;
    const sweeps = upTo(3).map(async () => {
      const each = sweep();
      while (!isOver) await each.flush();
    });
    await Promise.all([...callers, ...arrivals]);
    // The callers may have been quicker than every sweep; this one is due and nobody moves it.
    await move(ids[0]!, snoozing(new Date(Date.now() - 1)));
    while (told.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    isOver = true;
    await Promise.all(sweeps);
    const { total, listed, unseen } = await counted();
    expect(total).toBe(listed);
    expect(await countNotSeen('a', 'app')).toBe(unseen);
    const [all] = await database.raw.query<{ n: number }>('select count(*)::int as n from notification');
    expect([all?.n, failures]).toEqual([40, []]);
    expect(told.length).toBeGreaterThan(0);
  });

  it('does the same thing once when 32 ask for it [NTF-6]', async () => {
    await add('one', 'two');
    for (const [decide, total] of [
      [archiving(true), 1],
      [archiving(false), 2],
      [snoozing(new Date(Date.now() + 60_000)), 1],
      [snoozing(null), 2],
    ] as const) {
      await Promise.all(upTo(CALLERS).map(() => move('one', decide)));
      expect(await counted()).toMatchObject({ total, listed: total });
    }
  });

  it('wakes each once, and archives the one whose reader was quicker or slower than its waking [NTF-4] [NTF-10]', async () => {
    const ids = upTo(30).map((at) => `n-${at}`);
    await add(...ids);
    for (const id of ids) await move(id, snoozing(new Date(Date.now() + 60_000)));
    await makeAllDue();
    const archived = ids.slice(0, 20);
    await Promise.all([
      ...upTo(4).map(() => sweep().flush()),
      ...archived.map((id) => move(id, archiving(true)).then((found) => expect(found).toBe(true))),
    ]);
    await sweep().flush();
    expect(await counted()).toMatchObject({ total: 10, listed: 10 });
    const [rows] = await database.raw.query<{ kept: number; all: number; snoozed: number }>(
      `select count(*) filter (where archived_at is not null)::int as kept, count(*)::int as all,
         count(*) filter (where snoozed_until is not null)::int as snoozed from notification`,
    );
    expect(rows).toEqual({ kept: 20, all: 30, snoozed: 0 });
    expect(new Set(told).size).toBe(told.length);
    expect(told.length).toBeGreaterThanOrEqual(10);
    const { find } = notificationReads(database.db);
    for (const id of ids) expect((await find('a', id))?.title).toBe(id);
  });
});
