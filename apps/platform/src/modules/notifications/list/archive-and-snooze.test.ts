import type { Notification } from '@portal/domain/notifications/notification';
import { createTestApp, testClock, type TestApp } from '../../../testing/test-app.ts';
import type { NewNotification } from './notifications.queries.ts';

const clock = testClock('2026-11-18T01:42:00Z');
const SOON = 300_000;
const DAY = 86_400_000;
let t: TestApp;
let headers: Record<string, string>;
let userId: string;
const told: string[] = [];

beforeAll(async () => {
  t = await createTestApp({ clock });
  t.realtime.attach({
    tell: (_user, event, payload) => void told.push(`${event} ${(payload as { id: string }).id}`),
    closeSession: () => undefined,
    closeUser: () => undefined,
  });
  userId = (await t.addUser({ username: 'math' })).id;
});
beforeEach(async () => {
  headers = { ...(await t.signIn('math')), 'x-msg-app': 'teacher-web' };
  told.length = 0;
  await t.database.raw.exec('truncate notification, notification_earlier, notification_inbox, notification_seen');
  const rows = Array.from({ length: 120 }, (_, at): NewNotification => ({
    id: `n-${at + 1}`,
    userId,
    title: `알림 ${at + 1}`,
    content: '내용',
    highlightMarks: [],
    openDetail: true,
    url: null,
    category: at % 2 ? 'TRANS' : 'WARN',
    publishedAt: clock.now(),
  }));
  await t.database.db.transaction((tx) => t.notifications.importNotifications(tx, userId, rows));
});
afterAll(() => t.close());

const BASE = '/messaging/notifications';
const post = async (path: string, payload: object) =>
  (await t.request({ method: 'POST', url: `${BASE}/${path}`, headers, payload })).statusCode;
const list = async (query = '') =>
  (await t.request({ url: `${BASE}/load-more?${query}`, headers })).json<{ total: number; items: Notification[] }>();
const unseen = async () =>
  (await t.request({ url: `${BASE}/count-not-seen`, headers })).json<{ count: number }>().count;
const idsOf = ({ items }: { items: Notification[] }) => items.map(({ id }) => id);
const later = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();

describe('the lists of notifications', () => {
  it('count the whole list exactly and a filtered one up to one more than the badge shows [NTF-6]', async () => {
    expect((await list()).total).toBe(120);
    expect((await list('filter=unread')).total).toBe(100);
    expect((await list('category=TRANS')).total).toBe(60);
  });

  it('show one category, also from the middle on [NTF-2] [NTF-6]', async () => {
    const page = await list('category=TRANS&size=3&lastItem=n-100');
    expect(idsOf(page)).toEqual(['n-98', 'n-96', 'n-94']);
    expect(idsOf(await list('category=ADS'))).toEqual([]);
  });

  it('mark all up to the one that the reader knew as read, without writing them; later ones stay unread [NTF-5]', async () => {
    expect(await post('mark-all-read', { upTo: 'n-118' })).toBe(200);
    expect(idsOf(await list('filter=unread'))).toEqual(['n-120', 'n-119']);
    expect((await list('size=3')).items.map(({ isRead }) => isRead)).toEqual([false, false, true]);
    expect(await t.database.raw.query('select id from notification where read_at is not null')).toEqual([]);
    await post('mark-all-read', { upTo: 'n-5' });
    expect((await list('filter=unread')).total).toBe(2);
    await post('mark-all-read', {});
    expect(await list('filter=unread')).toEqual({ total: 0, items: [] });
  });

  it('take back that all were read, to where it stood, once and never forward [NTF-5]', async () => {
    const { body } = await t.request({
      method: 'POST',
      url: `${BASE}/mark-all-read`,
      headers,
      payload: { upTo: 'n-120' },
    });
    const { readUpTo } = JSON.parse(body) as { readUpTo: number };
    const before = (await list('filter=unread')).total;
    expect(await post('mark-all-read/undo', { readUpTo: 100 })).toBe(200);
    expect((await list('filter=unread')).total).toBe(before + 20);
    for (let time = 0; time < 2; time++) await post('mark-all-read/undo', { readUpTo: readUpTo + 1_000 });
    expect((await list('filter=unread')).total).toBe(before + 20);
    await post('mark-all-read', {});
    expect(await list('filter=unread')).toEqual({ total: 0, items: [] });
  });

  it('put one into the archive and back to its place, as often as one likes, and count right [NTF-4] [NTF-6]', async () => {
    for (let time = 0; time < 2; time++) expect(await post('archive', { id: 'n-119', isArchived: true })).toBe(200);
    expect((await list()).total).toBe(119);
    await post('seen', { upTo: 'n-110' });
    expect(await unseen()).toBe(9);
    expect(await list('filter=archived')).toMatchObject({ total: 1, items: [{ id: 'n-119', isArchived: true }] });
    for (let time = 0; time < 2; time++) await post('archive', { id: 'n-119', isArchived: false });
    expect((await list()).total).toBe(120);
    expect(idsOf(await list('size=2'))).toEqual(['n-120', 'n-119']);
    expect(await unseen()).toBe(10);
  });

  it('hide a snoozed one until its time, and bring it back on top as new and unseen [NTF-4] [NTF-10]', async () => {
    await post('seen', {});
    await post('mark-all-read', {});
    expect(await post('snooze', { id: 'n-50', until: later(SOON) })).toBe(200);
    expect((await list()).total).toBe(119);
    expect(idsOf(await list('filter=snoozed'))).toEqual(['n-50']);
    await t.notifications.wakeSnoozed();
    expect(told).toEqual([]);
    clock.advance(SOON);
    await t.notifications.wakeSnoozed();
    const page = await list('size=1');
    const [woken] = page.items as [Notification];
    expect(told).toEqual([`notification.new ${woken.id}`]);
    expect(page).toMatchObject({ total: 120, items: [{ title: '알림 50', isRead: false, snoozedUntil: null }] });
    expect(page.items[0]?.publishedAt).toBe(clock.now().toISOString());
    expect([await unseen(), (await list('filter=unread')).total]).toEqual([1, 1]);
  });

  it('bring a snoozed one back at its old place when the reader wants it [NTF-4]', async () => {
    await post('seen', {});
    await post('snooze', { id: 'n-119', until: later(SOON) });
    await post('snooze', { id: 'n-119', until: null });
    expect(idsOf(await list('size=2'))).toEqual(['n-120', 'n-119']);
    expect([(await list()).total, await unseen()]).toEqual([120, 0]);
  });

  it('take a snoozed one into the archive for good [NTF-4]', async () => {
    await post('snooze', { id: 'n-9', until: later(SOON) });
    await post('archive', { id: 'n-9', isArchived: true });
    clock.advance(SOON);
    await t.notifications.wakeSnoozed();
    expect([(await list()).total, idsOf(await list('filter=archived')), told]).toEqual([119, ['n-9'], []]);
  });

  it('refuse a time that is over or more than 30 days ahead [NTF-7]', async () => {
    expect(await post('snooze', { id: 'n-1', until: later(0) })).toBe(400);
    expect(await post('snooze', { id: 'n-1', until: later(30 * DAY + 1_000) })).toBe(400);
    expect(await post('snooze', { id: 'n-1', until: later(30 * DAY) })).toBe(200);
  });
});

describe('the place of a notification that moved meanwhile', () => {
  const wake = async (id: string) => {
    await post('snooze', { id, until: later(SOON) });
    clock.advance(SOON);
    headers = { ...headers, ...(await t.signIn('math')) };
    await t.notifications.wakeSnoozed();
    return (await list('size=1')).items[0]!.id;
  };

  it.each([
    ['archived', (id: string) => post('archive', { id, isArchived: true })],
    ['snoozed', (id: string) => post('snooze', { id, until: later(SOON) })],
    ['back from its snooze', wake],
  ])('still leads on when it is %s: no page repeats and none is left out [NTF-6]', async (_name, change) => {
    const first = await list('size=20');
    const last = idsOf(first).at(-1)!;
    await change(last);
    const ids = [...idsOf(first)];
    let page = await list(`size=40&lastItem=${last}`);
    while (page.items.length) {
      ids.push(...idsOf(page));
      page = await list(`size=40&lastItem=${ids.at(-1)!}`);
    }
    expect(ids).toEqual(Array.from({ length: 120 }, (_, at) => `n-${120 - at}`));
  });

  it.each([
    ['archived', (id: string) => post('archive', { id, isArchived: true })],
    ['snoozed', (id: string) => post('snooze', { id, until: later(SOON) })],
    ['back from its snooze', wake],
  ])('marks nothing that its reader did not know when it is %s [NTF-4] [NTF-5]', async (_name, change) => {
    const knew = 'n-110';
    await change(knew);
    for (const call of ['seen', 'mark-all-read']) expect(await post(call, { upTo: knew })).toBe(200);
    const isBack = idsOf(await list('size=1'))[0] !== 'n-120';
    expect([await unseen(), (await list('filter=unread')).total]).toEqual(isBack ? [11, 11] : [10, 10]);
    expect(idsOf(await list('filter=unread&size=20')).at(-1)).toBe('n-111');
  });

  it('is the new one for a reader who knew it on top [NTF-4] [NTF-5]', async () => {
    const newest = await wake('n-50');
    for (const call of ['seen', 'mark-all-read']) await post(call, { upTo: newest });
    expect([await unseen(), (await list('filter=unread')).total]).toEqual([0, 0]);
    expect(idsOf(await list(`size=1&lastItem=${newest}`))).toEqual(['n-120']);
  });

  it('opens, is read, kept and snoozed under every id it ever had, by its owner alone [NTF-7]', async () => {
    const second = await wake('n-50');
    const third = await wake('n-50');
    expect(new Set(['n-50', second, third]).size).toBe(3);
    for (const id of ['n-50', second, third]) {
      const found = (await t.request({ url: `${BASE}/detail?id=${id}`, headers })).json<Notification>();
      expect([found.id, found.title]).toEqual([third, '알림 50']);
    }
    expect(await post('mark-read', { id: 'n-50' })).toBe(200);
    expect((await list('size=1')).items).toMatchObject([{ id: third, isRead: true }]);
    expect(await post('archive', { id: second, isArchived: true })).toBe(200);
    expect(idsOf(await list('filter=archived'))).toEqual([third]);

    await t.addUser({ username: 'other' });
    const other = { ...(await t.signIn('other')), 'x-msg-app': 'teacher-web' };
    const asOther = async (path: string, payload: object) =>
      (await t.request({ method: 'POST', url: `${BASE}/${path}`, headers: other, payload })).statusCode;
    expect((await t.request({ url: `${BASE}/detail?id=n-50`, headers: other })).statusCode).toBe(404);
    expect(await asOther('mark-read', { id: 'n-50' })).toBe(404);
    expect(await asOther('archive', { id: second, isArchived: false })).toBe(404);
    expect(await asOther('seen', { upTo: 'n-50' })).toBe(400);
  });
});
