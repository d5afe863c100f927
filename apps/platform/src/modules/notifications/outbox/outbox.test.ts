import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { Notice } from './notify.ts';
import { outboxQueries } from './outbox.queries.ts';

let t: TestApp;
let userId: string;
const told: string[] = [];

beforeAll(async () => {
  t = await createTestApp();
  userId = (await t.addUser({ username: 'math' })).id;
  t.realtime.attach({
    tell: (user, event, payload) => void told.push(`${user} ${event} ${JSON.stringify(Object.keys(payload))}`),
    closeSession: () => undefined,
    closeUser: () => undefined,
  });
});
afterAll(() => t.close());

const notice = (more: Partial<Notice> = {}): Notice => ({
  userId,
  kind: 'LESSON_CHANGED',
  entity: 'les-1',
  version: 1,
  title: '수업 시간이 바뀌었어요',
  content: '내용',
  ...more,
});
const total = async () =>
  (await t.database.raw.query<{ n: number }>('select count(*)::int as n from notification'))[0]!.n;
const send = (more: Partial<Notice> = {}) =>
  t.database.db.transaction((tx) => t.notifications.notify(tx, notice(more)));

describe('the outbox', () => {
  it('tells nothing of a cause that was rolled back', async () => {
    const failed = t.database.db.transaction(async (tx) => {
      await t.notifications.notify(tx, notice());
      throw new Error('the cause failed');
    });
    await expect(failed).rejects.toThrow('the cause failed');
    await t.notifications.deliver();
    expect([await total(), told]).toEqual([0, []]);
  });

  it('tells a fact once, however often it is put in, and says only the id over the socket [NTF-10]', async () => {
    for (let time = 0; time < 3; time++) await send();
    await t.notifications.deliver();
    await send();
    await t.notifications.deliver();
    expect([await total(), told]).toEqual([1, [`${userId} notification.new ["id"]`]]);
  });

  it('tells a later version, another thing and another kind of the same thing', async () => {
    for (const more of [
      { version: 2 },
      { entity: 'les-2' },
      { kind: 'LESSON_SOON' as const },
      { entity: 'les/1', version: 1 },
      { entity: 'les', version: '1/1' },
    ])
      await send(more);
    await t.notifications.deliver();
    expect(await total()).toBe(6);
  });

  it('delivers more than one round holds, in the order of the causes', async () => {
    for (let at = 0; at < 120; at++) await send({ entity: `many-${at}`, title: String(at) });
    await t.notifications.deliver();
    const rows = await t.database.raw.query<{ title: string }>(
      `select title from notification where title ~ '^[0-9]+$' order by seq`,
    );
    expect(rows.map(({ title }) => Number(title))).toEqual(Array.from({ length: 120 }, (_, at) => at));
  });

  it('delivers what was put in while a round was under way', async () => {
    const before = await total();
    const rounds = Array.from({ length: 10 }, async (_, at) => {
      await send({ entity: `overlap-${at}` });
      await t.notifications.deliver();
    });
    await Promise.all(rounds);
    expect(await total()).toBe(before + 10);
  });

  it('forgets what was sent long ago and keeps what still waits', async () => {
    const queue = outboxQueries(t.database.db);
    await send({ entity: 'waiting' });
    await queue.forgetSent(new Date(Date.now() + 86_400_000));
    expect((await queue.claim(100)).map(({ dedupeKey }) => dedupeKey)).toEqual([`LESSON_CHANGED/waiting/1/${userId}`]);
  });
});
