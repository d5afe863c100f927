import type { Calendar } from '@portal/domain/teaching/calendar';
import { createTestApp, testClock, type TestApp } from '../testing/test-app.ts';
import { loadDemo, resetDemo, type DemoDeps } from './load-demo.ts';

const clock = testClock('2026-11-18T01:42:00Z');
let t: TestApp;
let deps: DemoDeps;
const warned: string[] = [];

beforeAll(async () => {
  t = await createTestApp({ clock });
  const log = { info: () => undefined, warn: (line: unknown) => void warned.push(String(line)) };
  deps = { clock, identity: t.identity, messaging: t.messaging, log };
});
afterAll(() => t.close());

const signIn = async (username: string) => ({ ...(await t.signIn(username, 'demo1234!')), 'x-msg-app': 'teacher-web' });
const ask = async <T>(username: string, url: string) =>
  (await t.request({ url, headers: await signIn(username) })).json<T>();
const rows = async (sql: string) => (await t.database.raw.query<{ n: number }>(sql))[0]!.n;
const lessons = () => rows('select count(*)::int as n from lesson');

describe('loading the demo', () => {
  it('happens in one go, in under three seconds', async () => {
    const started = performance.now();
    expect(await loadDemo(t.database, deps)).toBe('LOADED');
    expect(performance.now() - started).toBeLessThan(3_000);
    expect(await rows(`select count(*)::int as n from lesson where teacher_id = 'usr-demo-math'`)).toBe(232);
  });

  it('shows a teacher her week, her badge and her list', async () => {
    const { data } = await ask<{ data: Calendar }>('math', '/tns/v1/calendar?from=2026-11-16&to=2026-11-22');
    expect(data.lessons.filter(({ status }) => status === 'IN_PROGRESS')).toHaveLength(1);
    expect(data.lessons.length).toBeGreaterThanOrEqual(15);
    expect(data.events.length).toBeGreaterThanOrEqual(4);
    expect(data.freeTimes.length).toBeGreaterThanOrEqual(22);
    expect(await ask('math', '/messaging/notifications/count-not-seen')).toEqual({ count: 12 });
    expect(await ask('math', '/messaging/notifications/load-more')).toMatchObject({ total: 129 });
    expect(await ask('busy', '/messaging/notifications/count-not-seen')).toEqual({ count: 100 });
  });

  it('shows the new teacher nothing but the wish for a profile [WEL-1]', async () => {
    const { data } = await ask<{ data: Calendar }>('newbie', '/tns/v1/calendar?from=2026-11-16&to=2026-11-22');
    expect([data.lessons, data.events, data.freeTimes]).toEqual([[], [], []]);
    expect(await ask('newbie', '/messaging/notifications/load-more')).toEqual({ total: 0, items: [] });
    for (const [username, isSubmitted] of [
      ['newbie', false],
      ['rejected', true],
      ['waiting', true],
      ['math', true],
    ] as const)
      expect(await ask(username, '/tns/v1/my-profile/check-submission')).toEqual({ data: { isSubmitted } });
  });

  it('does nothing the second time on the same day', async () => {
    clock.set('2026-11-18T09:00:00Z');
    const before = await lessons();
    expect(await loadDemo(t.database, deps)).toBe('KEPT');
    expect(await lessons()).toBe(before);
  });

  it('moves an untouched demo to the day of a later start, and keeps accounts and strangers', async () => {
    await t.addUser({ username: 'stranger' });
    await t.database.raw.exec(
      `insert into calendar_event (id, teacher_id, title, date, time) values ('own', 'usr-stranger', '내 것', '2026-11-18', '10:00')`,
    );
    // What the autopilot and a reader do is no work that a new day may not replace.
    await t.database.raw.exec(
      `update lesson set status = 'DONE', held = true where status = 'IN_PROGRESS'; update notification set read_at = now()`,
    );
    clock.set('2026-11-21T03:00:00Z');
    expect(await loadDemo(t.database, deps)).toBe('REBASED');
    const { data } = await ask<{ data: Calendar }>('math', '/tns/v1/calendar?from=2026-11-21&to=2026-11-21');
    expect(data.lessons.filter(({ status }) => status === 'IN_PROGRESS')).toHaveLength(1);
    expect(await ask('math', '/messaging/notifications/count-not-seen')).toEqual({ count: 12 });
    expect(await rows(`select count(*)::int as n from calendar_event where id = 'own'`)).toBe(1);
    expect((await signIn('stranger')).authorization).toBeTruthy();
  });

  it.each([
    ['an entry of hers', `update calendar_event set note = '내가 고쳤어요' where id = 'evt-math-01'`],
    [
      'a new free time',
      `insert into free_slot (id, teacher_id, kind, date, start_minute, end_minute) values ('mine', 'usr-demo-math', 'DATE', '2027-01-01', 600, 660)`,
    ],
    ['a moved lesson', `update lesson set start_at = start_at + interval '1 minute' where id = 'les-math-g-16'`],
  ])('keeps the demo as it is after a person changed %s', async (_what, change) => {
    await resetDemo(t.database, deps);
    await t.database.raw.exec(change);
    clock.advance(3 * 86_400_000);
    warned.length = 0;
    expect(await loadDemo(t.database, deps)).toBe('KEPT');
    expect(warned.join()).toMatch(/--reset/);
  });

  it('starts over with a reset: strangers, sessions and changes are gone, the keys stay', async () => {
    await t.addUser({ username: 'gone' });
    const keys = await rows('select count(*)::int as n from platform_secret');
    await resetDemo(t.database, deps);
    expect(await rows(`select count(*)::int as n from app_user where username = 'gone'`)).toBe(0);
    expect(await rows('select count(*)::int as n from auth_session')).toBe(0);
    expect(await rows('select count(*)::int as n from platform_secret')).toBe(keys);
    expect(await ask('math', '/messaging/notifications/count-not-seen')).toEqual({ count: 12 });
  });

  it('leaves nothing behind when it fails half-way', async () => {
    await resetDemo(t.database, deps);
    await t.database.raw.exec('truncate demo_marker');
    const before = [await lessons(), await rows('select count(*)::int as n from notification')];
    await expect(loadDemo(t.database, deps)).rejects.toThrow();
    expect([await lessons(), await rows('select count(*)::int as n from notification')]).toEqual(before);
    expect(await rows('select count(*)::int as n from demo_marker')).toBe(0);
  });
});
