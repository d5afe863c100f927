import type { Notification } from '@portal/domain/notifications/notification';
import { eventually } from '../../../testing/eventually.ts';
import { createTestApp, testClock, type TestApp } from '../../../testing/test-app.ts';
import type { NewNotification } from './notifications.queries.ts';

const clock = testClock('2026-11-18T01:42:00Z');
let t: TestApp;
let mine: Record<string, string>;
let hers: Record<string, string>;
let userId: string;

const numbered = (prefix: string, count: number, of: string): NewNotification[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${prefix}-${at + 1}`,
    userId: of,
    category: at % 2 ? 'TRANS' : null,
    title: `알림 ${at + 1}`,
    content: '내용이에요',
    highlightMarks: [{ type: 'BOLD_TAG', offset: 0, length: 2 }],
    publishedAt: new Date(Date.UTC(2026, 10, 1, 0, at)),
    openDetail: at % 3 !== 0,
    url: at % 3 === 0 ? '/kr/account/calendar' : null,
  }));

beforeAll(async () => {
  t = await createTestApp({ clock });
  const [me, other] = [await t.addUser({ username: 'math' }), await t.addUser({ username: 'other' })];
  userId = me.id;
  await t.database.db.transaction(async (tx) => {
    await t.notifications.importNotifications(tx, me.id, numbered('mine', 25, me.id));
    await t.notifications.importNotifications(tx, other.id, numbered('hers', 130, other.id));
  });
  const app = { 'x-msg-app': 'teacher-web' };
  mine = { ...(await t.signIn('math')), ...app };
  hers = { ...(await t.signIn('other')), ...app };
});
afterAll(() => t.close());

const BASE = '/messaging/notifications';
const get = (path: string, headers = mine) => t.request({ url: `${BASE}/${path}`, headers });
const post = (path: string, payload: object, headers = mine) =>
  t.request({ method: 'POST', url: `${BASE}/${path}`, headers, payload });
const list = async (query = '', headers = mine) =>
  (await get(`load-more${query}`, headers)).json<{ total: number; items: Notification[] }>();
const count = async (headers = mine) => (await get('count-not-seen', headers)).json<{ count: number }>().count;

describe('the notifications of a teacher', () => {
  it('come ten at a time, newest first, with the total and every field [NTF-1] [NTF-6]', async () => {
    const page = await list();
    expect(page.total).toBe(25);
    expect(page.items).toHaveLength(10);
    expect(page.items[0]).toEqual({
      id: 'mine-25',
      title: '알림 25',
      content: '내용이에요',
      highlightMarks: [{ type: 'BOLD_TAG', offset: 0, length: 2 }],
      category: null,
      publishedAt: '2026-11-01T00:24:00.000Z',
      isRead: false,
      openDetail: false,
      url: '/kr/account/calendar',
      kind: null,
      groupKey: null,
      action: null,
      isToAnswer: false,
      ofClass: null,
      isArchived: false,
      snoozedUntil: null,
    });
  });

  it('go on after the last item without a gap or a repeat, and end with an empty page [NTF-6]', async () => {
    const ids: string[] = [];
    let page = await list();
    while (page.items.length) {
      ids.push(...page.items.map(({ id }) => id));
      page = await list(`?lastItem=${ids.at(-1)!}&size=10`);
    }
    expect(ids).toEqual(Array.from({ length: 25 }, (_, at) => `mine-${25 - at}`));
    expect(page.total).toBe(25);
  });

  it('give the newest alone for size 1 [NTF-6]', async () => {
    expect((await list('?size=1')).items.map(({ id }) => id)).toEqual(['mine-25']);
  });

  it.each([
    '?lastItem=hers-5',
    '?lastItem=nothing',
    '?size=0',
    '?size=51',
    '?size=1e1',
    '?size=10&size=10',
    '?lastItem=',
    '?page=2',
    "?lastItem='--",
  ])('refuse a list asked for with %s [NTF-6]', async (query) => {
    const answer = await get(`load-more${query}`);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION']);
  });

  it('are shown one by one to their owner, and are unknown to anybody else [NTF-7]', async () => {
    expect((await get('detail?id=mine-3')).json<Notification>().title).toBe('알림 3');
    const [foreign, missing] = [await get('detail?id=hers-3'), await get('detail?id=no-such')];
    expect([foreign.statusCode, missing.statusCode]).toEqual([404, 404]);
    expect({ ...foreign.json(), traceId: '' }).toEqual({ ...missing.json(), traceId: '' });
  });

  it('become read when clicked, as often as one likes, and only by their owner [NTF-5]', async () => {
    for (let time = 0; time < 2; time++) expect((await post('mark-read', { id: 'mine-7' })).statusCode).toBe(200);
    expect((await get('detail?id=mine-7')).json<Notification>().isRead).toBe(true);
    expect((await post('mark-read', { id: 'hers-7' })).statusCode).toBe(404);
    expect((await get('detail?id=hers-7', hers)).json<Notification>().isRead).toBe(false);
  });

  it('keep the first moment at which they were read [NTF-5]', async () => {
    await post('mark-read', { id: 'mine-8' });
    clock.advance(60_000);
    await post('mark-read', { id: 'mine-8' });
    const [row] = await t.database.raw.query<{ at: string }>(
      `select to_char(read_at at time zone 'UTC', 'HH24:MI:SS') as at from notification where id = 'mine-8'`,
    );
    expect(row?.at).toBe('01:42:00');
  });
});

describe('the badge', () => {
  it('counts what was not seen, and stops at 100 so that it can say 99+ [NTF-3]', async () => {
    expect(await count()).toBe(25);
    expect(await count(hers)).toBe(100);
  });

  it('goes down to what is newer than the one the reader knew, and never up again [NTF-4]', async () => {
    await post('seen', { upTo: 'mine-20' });
    expect(await count()).toBe(5);
    await post('seen', { upTo: 'mine-10' });
    expect(await count()).toBe(5);
  });

  it('is empty after the popover was opened, and shows what came later [NTF-4] [NTF-10]', async () => {
    await post('seen', {});
    expect(await count()).toBe(0);
    await t.database.db.transaction((tx) =>
      t.notifications.notify(tx, {
        userId,
        kind: 'TEST',
        entity: 'x',
        version: 1,
        title: '새 소식',
        content: '내용',
      }),
    );
    await t.notifications.deliver();
    expect(await count()).toBe(1);
    expect(await list('?size=1')).toMatchObject({
      total: 26,
      items: [{ title: '새 소식', isRead: false, openDetail: true, url: null }],
    });
  });

  it('is kept apart for each application [NTF-7]', async () => {
    await post('seen', {});
    expect(await count()).toBe(0);
    expect(await count({ ...mine, 'x-msg-app': 'teacher-phone' })).toBe(26);
  });

  it('is kept for at most eight applications [NTF-7]', async () => {
    await t.addUser({ username: 'manyapps' });
    const many = await t.signIn('manyapps');
    const seenIn = async (app: string) => (await post('seen', {}, { ...many, 'x-msg-app': app })).statusCode;
    for (let at = 0; at < 8; at++) expect(await seenIn(`app-${'abcdefgh'[at]!}`)).toBe(200);
    expect(await seenIn('one-more')).toBe(400);
    expect(await seenIn('app-a')).toBe(200);
  });

  it('refuses a foreign watermark and leaves the badge as it was [NTF-4]', async () => {
    const before = await count(hers);
    expect((await post('seen', { upTo: 'mine-1' }, hers)).statusCode).toBe(400);
    expect(await count(hers)).toBe(before);
  });

  it('is zero for somebody who was never told anything [NTF-3]', async () => {
    await t.addUser({ username: 'quiet' });
    const quiet = { ...(await t.signIn('quiet')), 'x-msg-app': 'teacher-web' };
    expect(await count(quiet)).toBe(0);
    expect(await list('', quiet)).toEqual({ total: 0, items: [] });
    expect((await post('seen', {}, quiet)).statusCode).toBe(200);
  });
});

describe('every notification call', () => {
  const calls = ['load-more', 'count-not-seen', 'detail?id=mine-1'];
  it.each(calls)('GET %s needs a signed-in user and the name of the application [NTF-7]', async (path) => {
    const { authorization, ...anonymous } = mine;
    const { 'x-msg-app': app, ...nameless } = mine;
    expect(authorization && app).toBeTruthy();
    expect((await get(path, anonymous)).statusCode).toBe(401);
    expect((await get(path, nameless)).statusCode).toBe(400);
    expect((await get(path, { ...mine, 'x-msg-app': 'A'.repeat(40) })).statusCode).toBe(400);
  });
});

describe('push tokens', () => {
  const tokens = () =>
    t.database.raw.query<{ token: string; user_id: string }>('select token, user_id from push_token order by token');

  it('belong to whoever registers them last [NTF-7]', async () => {
    expect((await post('register', { token: 'device-1' })).statusCode).toBe(200);
    expect((await post('register', { token: 'device-1' }, hers)).statusCode).toBe(200);
    expect(await tokens()).toEqual([{ token: 'device-1', user_id: expect.not.stringMatching(userId) }]);
  });

  it('are at most twenty for one user, the oldest going first [NTF-7]', async () => {
    for (let at = 0; at < 23; at++) {
      clock.advance(1_000);
      await post('register', { token: `many-${String(at).padStart(2, '0')}` });
    }
    const left = (await tokens()).filter(({ token }) => token.startsWith('many-'));
    expect(left).toHaveLength(20);
    expect(left[0]?.token).toBe('many-03');
  });

  it('are forgotten when their session ends [NTF-7]', async () => {
    const session = { ...(await t.signIn('quiet')), 'x-msg-app': 'teacher-web' };
    await post('register', { token: 'leaving' }, session);
    await t.request({ method: 'POST', url: '/mid/v1/auth/logout', headers: session, payload: {} });
    await eventually(async () => expect((await tokens()).map(({ token }) => token)).not.toContain('leaving'));
  });

  it.each([
    {},
    { token: '' },
    { token: 'x'.repeat(4097) },
    { token: 5 },
    { token: 'a', more: 1 },
    { token: 'a\u0000' },
  ])('are refused when they are %j [NTF-7]', async (body) =>
    expect((await post('register', body)).statusCode).toBe(400),
  );
});
