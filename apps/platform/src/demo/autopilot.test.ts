import type { Notification } from '@portal/domain/messaging/notification';
import type { Caller } from '../core/caller.ts';
import { createTestApp, testClock, type TestApp } from '../testing/test-app.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { createDemoAutopilot, type DemoAutopilot } from './autopilot.ts';
import { loadDemo } from './load-demo.ts';

const clock = testClock('2026-11-18T01:42:00Z');
const MATH: Caller = { userId: DEMO_ACCOUNTS.math.id, userType: 'TEACHER', sessionId: 's' };
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
let t: TestApp;
let pilot: DemoAutopilot;
const told: string[] = [];

const newPilot = () => createDemoAutopilot({ ...t, log: t.app.log });

beforeAll(async () => {
  t = await createTestApp({ clock });
  await loadDemo(t.database, { ...t, log: t.app.log });
  t.realtime.attach({
    tell: (userId, event) => void told.push(`${userId} ${event}`),
    closeSession: () => undefined,
    closeUser: () => undefined,
  });
});
beforeEach(() => {
  told.length = 0;
  pilot = newPilot();
});
afterAll(() => t.close());

const newest = async (username: keyof typeof DEMO_ACCOUNTS, size: number) => {
  const headers = { ...(await t.signIn(username, 'demo1234!')), 'x-msg-app': 'teacher-web' };
  const answer = await t.request({ url: `/messaging/notifications/load-more?size=${size}`, headers });
  return answer.json<{ total: number; items: Notification[] }>();
};
const statusOf = async (id: string) =>
  (
    await t.database.raw.query<{ status: string; held: boolean | null }>(
      'select status, held from lesson where id = $1',
      [id],
    )
  )[0];
const arrivals = () => told.filter((line) => line === `${MATH.userId} notification.new`).length;

/** Lets time pass in the steps of the timer; tells after how many seconds something arrived. */
async function pass(ms: number): Promise<number[]> {
  const heard: number[] = [];
  for (let at = 5 * SECOND; at <= ms; at += 5 * SECOND) {
    clock.advance(5 * SECOND);
    const before = arrivals();
    await pilot.tick();
    if (arrivals() > before) heard.push(at / SECOND);
  }
  return heard;
}

describe('the demo autopilot', () => {
  it('tells a teacher something 20 to 40 seconds after she is there, and goes on every few minutes [NTF-10]', async () => {
    const { total } = await newest('math', 1);
    pilot.presence(MATH, 'joined');
    const [first, ...later] = await pass(20 * MINUTE);
    expect(first).toBeGreaterThanOrEqual(20);
    expect(first).toBeLessThanOrEqual(40);
    expect(later.length).toBeGreaterThanOrEqual(3);
    const page = await newest('math', 10);
    expect(page.total).toBe(total + told.filter((line) => line.endsWith('notification.new')).length);
    const texts = page.items.slice(0, later.length + 1).map(({ content }) => content);
    expect(new Set(texts).size).toBe(texts.length);
    expect(page.items.every(({ content }) => !/[{}]/.test(content))).toBe(true);
  });

  it('announces the next lesson ten minutes ahead, once [NTF-10]', async () => {
    const page = await newest('math', 20);
    const soon = page.items.filter(
      ({ title, content }) => title === '곧 수업이에요' && content.startsWith('10분 뒤 중3 수학 1:1'),
    );
    expect(soon).toHaveLength(1);
    expect(soon[0]).toMatchObject({ category: 'RMD', url: '/kr/account/calendar', openDetail: false, isRead: false });
  });

  it('says nothing to a teacher who is not there, and nothing more after she has left', async () => {
    await pass(2 * MINUTE);
    expect(arrivals()).toBe(0);
    pilot.presence(MATH, 'joined');
    pilot.presence(MATH, 'left');
    await pass(10 * MINUTE);
    expect(arrivals()).toBe(0);
  });

  it('is not hurried by a page that is loaded again and again', async () => {
    pilot.presence(MATH, 'joined');
    const [first] = await pass(40 * SECOND);
    expect(first).toBeDefined();
    for (let time = 0; time < 4; time++) {
      pilot.presence(MATH, 'left');
      pilot.presence(MATH, 'joined');
      expect(await pass(35 * SECOND)).toEqual([]);
    }
  });

  it('tells the same things in the same order to the same teacher', async () => {
    const run = async () => {
      pilot = newPilot();
      const { total } = await newest('korean', 1);
      pilot.presence({ ...MATH, userId: DEMO_ACCOUNTS.korean.id }, 'joined');
      await pass(30 * MINUTE);
      const { items, total: now } = await newest('korean', 30);
      return items
        .slice(0, now - total)
        .filter(({ title }) => title !== '곧 수업이에요')
        .map(({ content }) => content)
        .slice(-4);
    };
    expect(await run()).toEqual(await run());
  });

  it('has nothing for students', async () => {
    pilot.presence({ userId: DEMO_ACCOUNTS.student1.id, userType: 'STUDENT', sessionId: 's' }, 'joined');
    await pass(MINUTE);
    expect(told.filter((line) => line.endsWith('notification.new'))).toEqual([]);
  });

  it('begins, ends and confirms lessons with the clock, and tells the calendar [CAL-1]', async () => {
    const [running] = await t.database.raw.query<{ id: string; end_at: Date }>(
      `select id, end_at from lesson where teacher_id = $1 and status = 'UPCOMING' order by start_at limit 1`,
      [MATH.userId],
    );
    clock.set(new Date(running!.end_at.getTime() - MINUTE));
    await pilot.tick();
    expect(await statusOf(running!.id)).toEqual({ status: 'IN_PROGRESS', held: null });
    clock.advance(2 * MINUTE);
    await pilot.tick();
    expect(await statusOf(running!.id)).toEqual({ status: 'DONE', held: true });
    clock.advance(25 * 60 * MINUTE);
    await pilot.tick();
    expect(await statusOf(running!.id)).toEqual({ status: 'FINISHED', held: true });
    expect(told.filter((line) => line === `${MATH.userId} lesson.changed`).length).toBeGreaterThanOrEqual(3);
  });

  it('leaves the diaries that are still open alone, and cancelled lessons too', async () => {
    const counts = await t.database.raw.query<{ status: string; n: number }>(
      `select status, count(*)::int as n from lesson where class_id in ('cls-math-h', 'cls-math-l') group by status order by status`,
    );
    expect(counts).toEqual([
      { status: 'CANCELED', n: 9 },
      { status: 'DONE', n: 2 },
      { status: 'FINISHED', n: 13 },
    ]);
  });

  it('catches up after a pause of days in one step', async () => {
    clock.advance(14 * 86_400_000);
    await pilot.tick();
    const [late] = await t.database.raw.query<{ n: number }>(
      `select count(*)::int as n from lesson where status in ('UPCOMING', 'IN_PROGRESS') and end_at <= $1`,
      [clock.now().toISOString()],
    );
    expect(late?.n).toBe(0);
  });

  it('ticks by itself between start and stop, and lives through a failure', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
    const failing = () => {
      throw new Error('the database is away');
    };
    const errors: unknown[] = [];
    const broken = createDemoAutopilot({
      ...t,
      database: { ...t.database, db: new Proxy(t.database.db, { get: () => failing }) },
      log: { ...t.app.log, error: (...line: unknown[]) => void errors.push(line) } as never,
    });
    broken.start();
    await jest.advanceTimersByTimeAsync(11_000);
    await broken.stop();
    const after = errors.length;
    await jest.advanceTimersByTimeAsync(20_000);
    jest.useRealTimers();
    expect(after).toBeGreaterThanOrEqual(2);
    expect(errors).toHaveLength(after);
  });
});
