import type { Database } from '../../../core/database/database.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import { testClock } from '../../../testing/test-app.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import type { ChannelMessage, ChannelOutcome } from '../channels/channel.ts';
import { createNotify } from '../outbox/notify.ts';
import { createDeliveryDispatcher } from './delivery-dispatcher.ts';
import type { Recipient } from './delivery-plan.ts';
import { deliveryQueries } from './delivery.queries.ts';

const MINUTE = 60_000;
const NOON = '2026-11-18T03:00:00Z';
const clock = testClock(NOON);
const notify = createNotify(clock);
const NOBODY_CHOSE: Recipient = {
  zone: 'Asia/Seoul',
  preference: { quietFrom: null, quietTo: null, digest: 'OFF' },
  switches: [],
  reachable: ['PUSH', 'EMAIL'],
};
let database: Database;
let recipient: Recipient;
let answer: () => Promise<ChannelOutcome>;
const sent: ChannelMessage[] = [];
const lines: string[] = [];
const write = (...line: unknown[]) => void lines.push(JSON.stringify(line));
const log = { error: write, warn: write } as unknown as ModuleDeps['log'];
const channel = {
  async deliver(message: ChannelMessage) {
    sent.push(message);
    return answer();
  },
};

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.raw.exec('truncate outbox, notification_delivery');
  clock.set(NOON);
  recipient = NOBODY_CHOSE;
  answer = async () => 'SENT';
  sent.length = lines.length = 0;
});
afterAll(() => database.close());

const worker = (tryMs?: number) =>
  createDeliveryDispatcher({
    database,
    clock,
    log,
    channels: { PUSH: channel, EMAIL: channel },
    recipientOf: async () => recipient,
    sendLetter: async () => 'SENT',
    ...(tryMs === undefined ? {} : { tryMs }),
  });
const queries = () => deliveryQueries(database.db);

let told = 0;
/** The id of the notification of one waiting message. */
async function put(digestAfter?: (moment: Date) => Date, dueAt = clock.now()): Promise<string> {
  const entity = `fact-${++told}`;
  await database.db.transaction((tx) =>
    notify(tx, {
      userId: 'a',
      kind: 'PAYOUT',
      entity,
      version: 1,
      title: '비밀',
      content: '이야기',
    }),
  );
  const [row] = await database.raw.query<{ id: string }>('select id from outbox order by seq desc limit 1');
  const delivery = { channel: 'EMAIL', dueAt, ...(digestAfter ? { digestAfter } : {}) } as const;
  await queries().put({ userId: 'a', notificationId: row!.id, delivery, now: clock.now() });
  return row!.id;
}
const rows = () =>
  database.raw.query<{ attempts: number; outcome: string | null; due: string }>(
    `select attempts, outcome, to_char(due_at at time zone 'UTC', 'MM-DD HH24:MI') as due from notification_delivery order by created_at, due_at`,
  );
const take = async () => {
  const now = clock.now();
  return (await queries().claim(now, new Date(now.getTime() + 3 * MINUTE), 20))[0]!;
};

describe('a worker that sends messages', () => {
  it('died between sending and marking: the message goes out again under the same id [NTF-9]', async () => {
    await put();
    const claimed = await take();
    const died = { ...claimed, userId: claimed.userId!, notifications: [] };
    await channel.deliver(died);
    await worker().flush();
    expect(sent).toHaveLength(1);
    clock.advance(3 * MINUTE);
    await worker().flush();
    expect(sent.map(({ id }) => id)).toEqual([claimed.id, claimed.id]);
    expect(await rows()).toMatchObject([{ attempts: 2, outcome: 'SENT' }]);
  });

  it('came back after it lost its lease: what it says changes nothing any more [NTF-9]', async () => {
    await put();
    const late = await take();
    clock.advance(3 * MINUTE);
    const holder = await take();
    await queries().release(late, clock.now(), { wasTried: true });
    await queries().finish(late, 'GIVEN_UP', clock.now());
    expect(await rows()).toEqual([{ attempts: 2, outcome: null, due: '11-18 03:06' }]);
    await queries().finish(holder, 'SENT', clock.now());
    await queries().release(holder, clock.now(), { wasTried: true });
    expect(await rows()).toMatchObject([{ attempts: 2, outcome: 'SENT' }]);
  });

  it('tries eight times with growing pauses, then gives up and says so without the words [NTF-9]', async () => {
    answer = async () => 'LATER';
    await put();
    const pauses: number[] = [];
    let last = clock.now().getTime();
    for (let minute = 0; minute < 1500; minute++) {
      const before = sent.length;
      await worker().flush();
      if (sent.length > before && sent.length > 1) pauses.push((clock.now().getTime() - last) / MINUTE);
      if (sent.length > before) last = clock.now().getTime();
      const [row] = await database.raw.query<{ due: Date }>('select due_at as due from notification_delivery');
      clock.set(new Date(Math.max(clock.now().getTime() + MINUTE, new Date(row!.due).getTime())));
      if ((await rows())[0]!.outcome) break;
    }
    expect(pauses).toEqual([1, 4, 16, 64, 256, 360, 360]);
    expect(await rows()).toMatchObject([{ attempts: 8, outcome: 'GIVEN_UP' }]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('given up');
    expect(lines.join()).not.toMatch(/비밀|이야기/);
  });

  it('gives up without another try on a message that eight workers died of [NTF-9]', async () => {
    await put();
    for (let time = 0; time < 8; time++) {
      await take();
      clock.advance(3 * MINUTE);
    }
    await worker().flush();
    expect([sent, await rows()]).toMatchObject([[], [{ attempts: 9, outcome: 'GIVEN_UP' }]]);
  });

  it('tries later what a channel throws at, and what takes too long [NTF-9]', async () => {
    answer = () => Promise.reject(new Error('a bug'));
    await put();
    await worker().flush();
    expect(await rows()).toEqual([{ attempts: 1, outcome: null, due: '11-18 03:01' }]);
    answer = () => new Promise(() => undefined);
    clock.advance(MINUTE);
    await worker(20).flush();
    expect(await rows()).toEqual([{ attempts: 2, outcome: null, due: '11-18 03:05' }]);
  });
});

describe('settings that changed between the plan and the sending', () => {
  it('stop what was switched off, and count it as sent to nobody [NTF-9]', async () => {
    await put();
    recipient = { ...NOBODY_CHOSE, switches: [{ category: 'TRANS', channel: 'EMAIL', on: false }] };
    await worker().flush();
    expect([sent, await rows()]).toMatchObject([[], [{ outcome: 'NOBODY' }]]);
  });

  it('stop what has nowhere to go any more [NTF-9]', async () => {
    await put();
    recipient = { ...NOBODY_CHOSE, reachable: ['PUSH'] };
    await worker().flush();
    expect([sent, await rows()]).toMatchObject([[], [{ outcome: 'NOBODY' }]]);
  });

  it('let another try wait for the end of the quiet hours, which costs no try [NTF-9]', async () => {
    clock.set('2026-11-18T12:59:30Z');
    recipient = { ...NOBODY_CHOSE, preference: { quietFrom: '22:00', quietTo: '07:00', digest: 'OFF' } };
    answer = async () => 'LATER';
    await put();
    await worker().flush();
    clock.advance(MINUTE);
    await worker().flush();
    expect(sent).toHaveLength(1);
    expect(await rows()).toEqual([{ attempts: 1, outcome: null, due: '11-18 22:00' }]);
    clock.set('2026-11-18T22:00:00Z');
    answer = async () => 'SENT';
    await worker().flush();
    expect(await rows()).toMatchObject([{ attempts: 2, outcome: 'SENT' }]);
  });
});

describe('a digest', () => {
  const DUE = new Date('2026-11-18T23:00:00Z');
  const dayAfter = (moment: Date) => new Date(moment.getTime() + 1440 * MINUTE);

  it('gathers everything until it is taken; what comes later belongs to the next one [NTF-9]', async () => {
    const first = [await put(dayAfter, DUE), await put(dayAfter, DUE)];
    clock.set(DUE);
    answer = async () => 'LATER';
    await worker().flush();
    const late = [await put(dayAfter, DUE), await put(dayAfter, DUE)];
    answer = async () => 'SENT';
    clock.advance(MINUTE);
    await worker().flush();
    expect(sent.map(({ notifications }) => notifications.map(({ id }) => id))).toEqual([first, first]);
    clock.set(dayAfter(DUE));
    await worker().flush();
    expect(sent.slice(2)).toMatchObject([{ isDigest: true, notifications: late.map((id) => ({ id })) }]);
    expect(await rows()).toHaveLength(2);
  });

  it('leaves out what was switched off by then [NTF-9]', async () => {
    await put(dayAfter, DUE);
    recipient = { ...NOBODY_CHOSE, switches: [{ category: 'TRANS', channel: 'EMAIL', on: false }] };
    clock.set(DUE);
    await worker().flush();
    expect(sent).toEqual([]);
  });
});
