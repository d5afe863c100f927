import type { Notification } from '@portal/domain/notifications/notification';
import { createTestApp, testClock, type TestApp } from '../../../testing/test-app.ts';

const clock = testClock('2026-11-18T01:42:00Z');
const BASE = '/messaging/notifications';
let t: TestApp;
let userId: string;
let headers: Record<string, string>;
let hers: Record<string, string>;

beforeAll(async () => {
  t = await createTestApp({ clock });
  userId = (await t.addUser({ username: 'math' })).id;
  await t.addUser({ username: 'other' });
  headers = { ...(await t.signIn('math')), 'x-msg-app': 'teacher-web' };
  hers = { ...(await t.signIn('other')), 'x-msg-app': 'teacher-web' };
});
beforeEach(() => t.database.raw.exec('truncate notification, notification_earlier, notification_inbox, outbox'));
afterAll(() => t.close());

const list = async (query: string, who = headers) =>
  (await t.request({ url: `${BASE}/load-more?${query}`, headers: who })).json<{
    total: number;
    items: Notification[];
  }>();
const post = (path: string, payload: object) => t.request({ method: 'POST', url: `${BASE}/${path}`, headers, payload });
const MATH = { id: 'cls-1', name: '중2 수학' };
const tell = (entity: string, more: { asks?: boolean; ofClass?: typeof MATH } = {}) =>
  t.database.db.transaction((tx) =>
    t.notifications.notify(tx, {
      userId,
      kind: more.asks ? 'LESSON_MOVE_ASKED' : 'LESSON_CHANGED',
      entity,
      version: 1,
      title: entity,
      content: '내용',
      ofClass: more.ofClass,
      ...(more.asks && { action: { kind: 'ANSWER_MOVE' as const, refId: entity } }),
    }),
  );
const answered = (ref: string) => t.database.db.transaction((tx) => t.notifications.answered(tx, ref));
const titles = ({ items }: { items: Notification[] }) => items.map(({ title }) => title);

describe('what waits for an answer', () => {
  it('is a list of its own with its count, until it is answered [NTF-6]', async () => {
    for (const entity of ['mov-1', 'mov-2']) await tell(entity, { asks: true });
    await tell('les-1');
    await t.notifications.deliver();
    expect(await list('filter=answer')).toMatchObject({ total: 2, items: [{ isToAnswer: true }, { title: 'mov-1' }] });
    await answered('mov-1');
    expect(await list('filter=answer')).toMatchObject({ total: 1, items: [{ title: 'mov-2' }] });
    expect((await list('')).items.map(({ isToAnswer }) => isToAnswer)).toEqual([false, true, false]);
  });

  it('is none where it was answered before it was told of [NTF-6]', async () => {
    await tell('mov-1', { asks: true });
    await answered('mov-1');
    await t.notifications.deliver();
    expect(await list('filter=answer')).toEqual({ total: 0, items: [] });
    expect(titles(await list(''))).toEqual(['mov-1']);
  });

  it('leaves the list while it is put away, and is in nobody else’s [NTF-6]', async () => {
    await tell('mov-1', { asks: true });
    await t.notifications.deliver();
    expect(await list('filter=answer', hers)).toEqual({ total: 0, items: [] });
    const { id } = (await list('filter=answer')).items[0]!;
    await post('archive', { id, isArchived: true });
    expect((await list('filter=answer')).total).toBe(0);
    await post('archive', { id, isArchived: false });
    expect((await list('filter=answer')).total).toBe(1);
  });
});

describe('what tells of one class', () => {
  it('says which, and can be listed by itself in every list [NTF-1] [NTF-6]', async () => {
    await tell('les-1', { ofClass: MATH });
    await tell('les-2', { ofClass: { id: 'cls-2', name: '고1 국어' } });
    await tell('mov-1', { asks: true, ofClass: MATH });
    await tell('les-3');
    await t.notifications.deliver();
    expect((await list('')).items.map(({ ofClass }) => ofClass?.name ?? null)).toEqual([
      null,
      '중2 수학',
      '고1 국어',
      '중2 수학',
    ]);
    expect(titles(await list('classId=cls-1'))).toEqual(['mov-1', 'les-1']);
    expect(await list('classId=cls-1&filter=unread&size=1')).toMatchObject({ total: 2, items: [{ ofClass: MATH }] });
    expect(titles(await list('classId=cls-1&filter=answer'))).toEqual(['mov-1']);
    expect((await list('classId=cls-1&filter=archived')).total).toBe(0);
    expect((await list('classId=cls-1', hers)).total).toBe(0);
  });

  it('is not narrowed by its category as well: one of both is asked for [NTF-6]', async () => {
    const both = await t.request({ url: `${BASE}/load-more?classId=cls-1&category=WARN`, headers });
    expect(both.json()).toMatchObject({ code: 'VALIDATION', fields: { classId: expect.any(String) } });
  });
});
