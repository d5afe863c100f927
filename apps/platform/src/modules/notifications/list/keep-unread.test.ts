import type { Notification } from '@portal/domain/notifications/notification';
import { createTestApp, testClock, type TestApp } from '../../../testing/test-app.ts';

const clock = testClock('2026-11-18T01:42:00Z');
let t: TestApp;
let mine: Record<string, string>;
let hers: Record<string, string>;

beforeAll(async () => {
  t = await createTestApp({ clock });
  const [me, other] = [await t.addUser({ username: 'math' }), await t.addUser({ username: 'other' })];
  for (const [name, id] of [
    ['n', me.id],
    ['hers', other.id],
  ] as const)
    await t.database.db.transaction((tx) =>
      t.notifications.importNotifications(
        tx,
        id,
        [1, 2, 3, 4].map((at) => ({
          id: `${name}-${at}`,
          userId: id,
          title: `알림 ${at}`,
          content: '내용',
          highlightMarks: [],
          openDetail: true,
          url: null,
          category: at % 2 ? 'TRANS' : 'WARN',
          publishedAt: clock.now(),
        })),
      ),
    );
});
beforeEach(async () => {
  const app = { 'x-msg-app': 'teacher-web' };
  mine = { ...(await t.signIn('math')), ...app };
  hers = { ...(await t.signIn('other')), ...app };
  await t.database.raw.exec('update notification set read_at = null, kept_unread = false');
  await t.database.raw.exec('update notification_inbox set read_seq = 0');
});
afterAll(() => t.close());

const BASE = '/messaging/notifications';
const post = (path: string, payload: object, headers = mine) =>
  t.request({ method: 'POST', url: `${BASE}/${path}`, headers, payload });
const unread = async (query = '', headers = mine) =>
  (await t.request({ url: `${BASE}/load-more?filter=unread${query}`, headers })).json<{
    total: number;
    items: Notification[];
  }>();
const ids = async (query = '') => (await unread(query)).items.map(({ id }) => id);
const isRead = async (id: string) =>
  (await t.request({ url: `${BASE}/detail?id=${id}`, headers: mine })).json<Notification>().isRead;
const readAll = async () => (await post('mark-all-read', {})).json<{ readUpTo: number }>();

describe('a notification that is kept unread', () => {
  it('is unread again, once as twice, and read again when it is read [NTF-5]', async () => {
    await post('mark-read', { id: 'n-2' });
    for (let time = 0; time < 2; time++) expect((await post('mark-unread', { id: 'n-2' })).statusCode).toBe(200);
    expect(await isRead('n-2')).toBe(false);
    expect(await unread()).toMatchObject({ total: 4 });
    await post('mark-read', { id: 'n-2' });
    expect(await isRead('n-2')).toBe(true);
    expect(await ids()).toEqual(['n-4', 'n-3', 'n-1']);
  });

  it('is unread also where all were read at once, in the order of the list and in its count [NTF-5] [NTF-6]', async () => {
    await readAll();
    expect(await unread()).toEqual({ total: 0, items: [] });
    for (const id of ['n-1', 'n-3']) await post('mark-unread', { id });
    expect(await unread()).toMatchObject({ total: 2, items: [{ id: 'n-3', isRead: false }, { id: 'n-1' }] });
    expect(await unread('&category=WARN')).toEqual({ total: 0, items: [] });
    expect(await ids('&size=1')).toEqual(['n-3']);
    expect(await ids('&lastItem=n-3')).toEqual(['n-1']);
  });

  it('is read with all others, and comes back when that is undone; what was kept before then does not [NTF-5]', async () => {
    await readAll();
    await post('mark-unread', { id: 'n-1' });
    await readAll();
    await post('mark-unread', { id: 'n-2' });
    const before = await readAll();
    expect(await ids()).toEqual([]);
    for (let time = 0; time < 2; time++) expect((await post('mark-all-read/undo', before)).statusCode).toBe(200);
    expect(await ids()).toEqual(['n-2']);
    expect(await unread()).toMatchObject({ total: 1 });
  });

  it('stays read where it was read by itself before all were, however that is undone [NTF-5]', async () => {
    await post('mark-unread', { id: 'n-2' });
    await post('mark-read', { id: 'n-2' });
    await post('mark-all-read/undo', await readAll());
    expect(await ids()).toEqual(['n-4', 'n-3', 'n-1']);
  });

  it('is left alone by whoever read all up to an older one [NTF-5]', async () => {
    await post('mark-unread', { id: 'n-4' });
    await post('mark-all-read', { upTo: 'n-2' });
    expect(await ids()).toEqual(['n-4', 'n-3']);
  });

  it('cannot be that of another teacher: there is none for her [NTF-5]', async () => {
    await post('mark-all-read', {}, hers);
    for (const id of ['hers-1', 'nothing'])
      expect((await post('mark-unread', { id })).json()).toMatchObject({ code: 'NOT_FOUND' });
    expect((await unread('', hers)).total).toBe(0);
  });

  it('comes back from a snooze as a new one, which all read read at once [NTF-5]', async () => {
    await readAll();
    await post('mark-unread', { id: 'n-1' });
    await post('snooze', { id: 'n-1', until: new Date(clock.now().getTime() + 60_000).toISOString() });
    expect(await ids()).toEqual([]);
    clock.advance(120_000);
    await t.notifications.wakeSnoozed();
    expect((await unread()).total).toBe(1);
    await readAll();
    expect((await unread()).total).toBe(0);
  });
});
