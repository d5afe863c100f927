import { systemClock } from '../../../core/clock.ts';
import type { Database } from '../../../core/database/database.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import { createTestApp, testClock, type TestApp } from '../../../testing/test-app.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import type { ChannelMessage } from '../channels/channel.ts';
import { createNotify } from '../outbox/notify.ts';
import { createOutboxDispatcher } from '../outbox/outbox-dispatcher.ts';
import { notificationSettingsQueries } from '../settings/notification-settings.queries.ts';
import { createDeliveryDispatcher } from './delivery-dispatcher.ts';
import { deliveryQueries } from './delivery.queries.ts';

let database: Database;
const failures: unknown[] = [];
const sent: ChannelMessage[] = [];
const told: string[] = [];
const log = { error: (line: unknown) => void failures.push(line) } as unknown as ModuleDeps['log'];
const realtime = {
  tell: (_user: string, _event: string, { id }: { id: string }) => void told.push(id),
} as unknown as ModuleDeps['realtime'];
const accounts = {
  getUser: async () => ({ email: 'a@example.com', timeZone: 'Asia/Seoul', status: 'ACTIVE' }) as const,
};
const recipientOf = async () => ({
  zone: 'Asia/Seoul',
  preference: { quietFrom: null, quietTo: null, digest: 'OFF' } as const,
  switches: [],
  reachable: ['EMAIL'] as const,
});
const channel = {
  async deliver(message: ChannelMessage) {
    sent.push(message);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 10));
    return 'SENT' as const;
  },
};

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  failures.length = sent.length = told.length = 0;
  await database.raw.exec(
    `truncate outbox, notification, notification_earlier, notification_inbox, notification_delivery, notification_switch,
      notification_preference`,
  );
});
afterAll(() => database.close());

const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
const put = (userId: string, at: number, clock = systemClock) =>
  database.db.transaction((tx) =>
    createNotify(clock)(tx, {
      userId,
      kind: at % 2 ? 'PAYOUT' : 'TICKET_ANSWERED',
      entity: `fact-${at}`,
      version: 1,
      title: '제목',
      content: '내용',
    }),
  );
const outboxWorker = (clock = systemClock) => createOutboxDispatcher({ database, clock, accounts, log, realtime });
const deliveryWorker = (clock = systemClock) =>
  createDeliveryDispatcher({
    database,
    clock,
    log,
    channels: { EMAIL: channel, PUSH: channel },
    recipientOf,
    sendLetter: async () => 'SENT',
  });
const idsOf = (messages: readonly ChannelMessage[]) =>
  messages.flatMap(({ notifications }) => notifications.map(({ id }) => id));

describe('many workers on one database', () => {
  it('send each message once while the outbox still fills [NTF-9]', async () => {
    await Promise.all(upTo(120).map((at) => put(`user-${at % 5}`, at)));
    let isOver = false;
    const workers = upTo(8).map(async () => {
      const worker = deliveryWorker();
      while (!isOver) await worker.flush();
      await worker.flush();
    });
    await Promise.all(upTo(2).map(() => outboxWorker().flush()));
    isOver = true;
    await Promise.all(workers);
    expect([sent.length, new Set(idsOf(sent)).size, told.length, new Set(told).size]).toEqual([120, 120, 120, 120]);
    const rows = await database.raw.query(
      'select attempts, outcome, count(*)::int as n from notification_delivery group by attempts, outcome',
    );
    expect([rows, failures]).toEqual([[{ attempts: 1, outcome: 'SENT', n: 120 }], []]);
  });

  it('give what is off in the app no place in the list, and leave no gap there [NTF-9]', async () => {
    const queries = notificationSettingsQueries(database.db);
    for (const userId of ['a', 'b'])
      await queries.saveSwitch(userId, { category: 'TRANS', channel: 'IN_APP', on: false });
    await Promise.all(upTo(160).map((at) => put(at <= 80 ? 'a' : 'b', at)));
    await Promise.all(upTo(6).map(() => outboxWorker().flush()));
    for (const userId of ['a', 'b']) {
      const rows = await database.raw.query<{ seq: number | null; category: string }>(
        'select seq, category from notification where user_id = $1 order by seq nulls last',
        [userId],
      );
      expect(rows.slice(0, 40).map(({ seq }) => seq)).toEqual(upTo(40));
      expect(rows.slice(40)).toEqual(upTo(40).map(() => ({ seq: null, category: 'TRANS' })));
      const [inbox] = await database.raw.query('select total, last_seq from notification_inbox where user_id = $1', [
        userId,
      ]);
      expect(inbox).toEqual({ total: 40, last_seq: 40 });
    }
    expect([told.length, failures]).toEqual([80, []]);
  });

  it('gather everything once, in this digest or in the next, when eight o’clock strikes meanwhile [NTF-9]', async () => {
    const clock = testClock('2026-11-18T22:59:59Z');
    const users = ['a', 'b', 'c'];
    for (const userId of users) {
      await notificationSettingsQueries(database.db).lockPreference(userId);
      await database.raw.query(`update notification_preference set digest = 'DAILY' where user_id = $1`, [userId]);
    }
    await Promise.all(upTo(20).map((at) => put(users[at % 3]!, at, clock)));
    await outboxWorker(clock).flush();
    // Planned before eight, committed after it.
    await Promise.all(upTo(32).map((at) => put(users[at % 3]!, 100 + at, clock)));
    const planned = await database.raw.query<{ id: string; userId: string }>(
      'update outbox set dispatched_at = now() where dispatched_at is null returning id, user_id as "userId"',
    );
    const dueAt = new Date('2026-11-18T23:00:00Z');
    const digestAfter = (moment: Date) => new Date(moment.getTime() + 86_400_000);
    const slow = planned.map(({ id, userId }) =>
      database.db.transaction(async (tx) => {
        await tx.execute(`select pg_sleep(${Math.random() / 10})`);
        const delivery = { channel: 'EMAIL', dueAt, digestAfter } as const;
        await deliveryQueries(tx).put({ userId, notificationId: id, delivery, now: clock.now() });
      }),
    );
    clock.set('2026-11-18T23:00:01Z');
    const workers = upTo(4).map(async () => {
      for (let time = 0; time < 20; time++) await deliveryWorker(clock).flush();
    });
    await Promise.all([...slow, ...workers]);
    await deliveryWorker(clock).flush();
    clock.set('2026-11-19T23:00:01Z');
    await deliveryWorker(clock).flush();
    const ids = idsOf(sent);
    expect([ids.length, new Set(ids).size]).toEqual([52, 52]);
    expect(sent.every(({ isDigest }) => isDigest)).toBe(true);
    // Three in time, and those of the next morning.
    expect(sent.length).toBeGreaterThan(3);
    expect(sent.length).toBeLessThanOrEqual(6);
    expect(failures).toEqual([]);
  });
});

describe('the test message', () => {
  let apps: TestApp[];
  beforeAll(async () => {
    const clock = testClock('2026-11-18T01:42:30Z');
    const shared = { ...database, close: async () => undefined };
    apps = await Promise.all(upTo(2).map(() => createTestApp({ clock, database: shared })));
    await apps[0]!.addUser({ username: 'math' });
  });
  afterAll(() => Promise.all(apps.map((app) => app.close())));

  it('goes out three times a minute, though 32 ask two processes for it [NTF-9]', async () => {
    const headers = await apps[0]!.signIn('math');
    const answers = await Promise.all(
      upTo(32).map((at) =>
        apps[at % 2]!.request({
          method: 'POST',
          url: '/messaging/v1/notifications/settings/test',
          headers,
          payload: { channel: 'IN_APP' },
        }),
      ),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect([refused.length, answers.filter(({ statusCode }) => statusCode === 200).length]).toEqual([29, 3]);
    expect(refused[0]!.headers['retry-after']).toBe('30');
  });
});
