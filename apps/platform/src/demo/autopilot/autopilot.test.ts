import type { Notification } from '@portal/domain/notifications/notification';
import type { Caller } from '../../core/caller.ts';
import { eventually } from '../../testing/eventually.ts';
import { createTestApp, testClock, type TestApp } from '../../testing/test-app.ts';
import { loadDemo } from '../load-demo.ts';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';
import { createDemoAutopilot, type DemoAutopilot } from './autopilot.ts';

const clock = testClock('2026-11-18T01:42:00Z');
const MATH: Caller = {
  userId: DEMO_ACCOUNTS.math.id,
  userType: 'TEACHER',
  timeZone: 'Asia/Seoul',
  sessionId: 's',
};
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
let t: TestApp;
let pilot: DemoAutopilot;
const told: string[] = [];
let before = 0;

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
beforeEach(async () => {
  told.length = 0;
  before = 0;
  before = await arrivals();
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
/** What came since the test began; lessons are announced by the platform itself, whether somebody is there or not. */
const arrivals = async () => {
  const [row] = await t.database.raw.query<{ n: number }>(
    `select count(*)::int as n from notification where user_id = $1 and kind is distinct from 'LESSON_SOON'`,
    [MATH.userId],
  );
  return row!.n - before;
};

const sendDiary = async (id: string) => {
  const texts = {
    covered: '대입법',
    homework: '',
    homeworkDueAt: null,
    nextPlan: '',
    messageToGuardian: '잘했어요.',
    messageToGuardianVi: '',
    studentWords: [],
    privateNote: '',
  };
  const answer = await t.request({
    method: 'POST',
    url: `/tns/v1/lessons/${id}/diary/send`,
    headers: await t.signIn('math', 'demo1234!'),
    payload: { diary: { version: 0, programmeNo: null, ...texts }, marks: [] },
  });
  return answer.statusCode;
};

/** Lets time pass in the steps of the timer; tells after how many seconds something arrived. */
async function pass(ms: number): Promise<number[]> {
  const heard: number[] = [];
  for (let at = 5 * SECOND; at <= ms; at += 5 * SECOND) {
    clock.advance(5 * SECOND);
    const known = await arrivals();
    await pilot.tick();
    if ((await arrivals()) > known) heard.push(at / SECOND);
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
    expect(page.total).toBe(total + told.filter((line) => line === `${MATH.userId} notification.new`).length);
    const texts = page.items.slice(0, later.length + 1).map(({ content }) => content);
    expect(new Set(texts).size).toBe(texts.length);
    expect(page.items.every(({ content }) => !/[{}]/.test(content))).toBe(true);
  });

  it('says nothing to a teacher who is not there, and nothing more after she has left', async () => {
    await pass(2 * MINUTE);
    expect(await arrivals()).toBe(0);
    pilot.presence(MATH, 'joined');
    pilot.presence(MATH, 'left');
    await pass(10 * MINUTE);
    expect(await arrivals()).toBe(0);
  });

  it('is not hurried by a page that is loaded again and again', async () => {
    pilot.presence(MATH, 'joined');
    const [first] = await pass(40 * SECOND);
    expect(first).toBeDefined();
    // Before a student may ask for another time, which is news of another kind.
    for (let time = 0; time < 2; time++) {
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
        .filter(({ kind }) => !['LESSON_MOVE_ASKED', 'LESSON_SOON', 'COURSE_DECIDED'].includes(kind ?? ''))
        .map(({ content }) => content)
        .slice(-4);
    };
    expect(await run()).toEqual(await run());
  });

  it('has a family review a class that is over, by the link of its letter [REV-2]', async () => {
    pilot.presence(MATH, 'joined');
    await pass(5 * MINUTE);
    const said = await t.database.raw.query(
      `select class_id from review r join review_history h on h.review_id = r.id where h.actor = 'GUARDIAN'`,
    );
    expect(said).toEqual([{ class_id: 'cls-math-h' }]);
  });

  it('has nothing for students', async () => {
    pilot.presence(
      {
        userId: DEMO_ACCOUNTS.student1.id,
        userType: 'STUDENT',
        timeZone: 'Asia/Seoul',
        sessionId: 's',
      },
      'joined',
    );
    await pass(MINUTE);
    expect(told.filter((line) => line.startsWith(DEMO_ACCOUNTS.student1.id))).toEqual([]);
  });

  it('lets guardians confirm a lesson whose note came, and tells the calendar [CAL-1] [W12]', async () => {
    const [next] = await t.database.raw.query<{ id: string; start_at: Date; end_at: Date }>(
      `select id, start_at, end_at from lesson where teacher_id = $1 and status = 'UPCOMING' order by start_at limit 1`,
      [MATH.userId],
    );
    const { id } = next!;
    const { hold, evidence, rooms } = t.lessons;
    clock.set(next!.start_at);
    await hold.start(MATH.userId, id);
    for (const { id: actorId, name: actor } of (await rooms.byId(id))!.students)
      await t.database.db.transaction((tx) =>
        evidence.append(tx, id, { kind: 'JOINED', actor, actorId, at: clock.now(), data: {} }),
      );
    clock.set(next!.end_at);
    await hold.finish(MATH.userId, id);
    expect(await sendDiary(id)).toBe(200);
    clock.advance(2 * MINUTE);
    await pilot.tick();
    expect(await statusOf(id)).toEqual({ status: 'FINISHED', held: true });
    expect(told.filter((line) => line === `${MATH.userId} lesson.changed`).length).toBeGreaterThanOrEqual(3);
  });

  it('begins no lesson for its teacher, whether she is there or away: what nobody came to was not held [CLS-3]', async () => {
    const [next] = await t.database.raw.query<{ id: string; start_at: Date; end_at: Date }>(
      `select id, start_at, end_at from lesson where teacher_id = $1 and status = 'UPCOMING' order by start_at limit 1`,
      [MATH.userId],
    );
    clock.set(next!.start_at);
    pilot.presence(MATH, 'joined');
    await pass(8 * MINUTE);
    expect(await statusOf(next!.id)).toEqual({ status: 'UPCOMING', held: null });
    pilot.presence(MATH, 'left');
    clock.set(new Date(next!.end_at.getTime() + 30 * MINUTE));
    await pilot.tick();
    await t.tick();
    expect(await statusOf(next!.id)).toMatchObject({ held: false });
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
    await t.tick();
    const [late] = await t.database.raw.query<{ n: number }>(
      `select count(*)::int as n from lesson where status in ('UPCOMING', 'IN_PROGRESS') and end_at <= $1`,
      [clock.now().toISOString()],
    );
    expect(late?.n).toBe(0);
  });

  it('ticks by itself between start and stop, and lives through a failure', async () => {
    let tick: (() => void) | undefined;
    const every = (_everyMs: number, next: () => void) => {
      tick = next;
      return () => (tick = undefined);
    };
    const failing = () => {
      throw new Error('the database is away');
    };
    const errors: unknown[] = [];
    const broken = createDemoAutopilot({
      ...t,
      clock: { ...clock, every },
      database: { ...t.database, db: new Proxy(t.database.db, { get: () => failing }) },
      log: { ...t.app.log, error: (...line: unknown[]) => void errors.push(line) } as never,
    });
    broken.start();
    for (const failures of [1, 2]) {
      tick?.();
      await eventually(() => expect(errors).toHaveLength(failures));
    }
    await broken.stop();
    expect(tick).toBeUndefined();
  });
});
