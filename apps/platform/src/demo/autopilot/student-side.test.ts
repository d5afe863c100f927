import { randomUUID } from 'node:crypto';
import type { LessonMove } from '@portal/domain/lessons/lesson-move';
import type { Notification } from '@portal/domain/notifications/notification';
import type { Caller } from '../../core/caller.ts';
import { createTestApp, testClock, type TestApp } from '../../testing/test-app.ts';
import { isSeededMove } from '../lessons/lesson-moves.ts';
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

beforeAll(async () => {
  t = await createTestApp({ clock });
  await loadDemo(t.database, { ...t, log: t.app.log });
  t.realtime.attach({
    tell: (userId, event, payload) => void told.push(`${userId} ${event} ${(payload as { id: string }).id}`),
    closeSession: () => undefined,
    closeUser: () => undefined,
  });
  pilot = createDemoAutopilot({ ...t, log: t.app.log });
});
afterAll(() => t.close());

async function call<T>(method: 'GET' | 'POST', url: string, payload?: object): Promise<T> {
  const headers = { ...(await t.signIn('math', 'demo1234!')), 'x-msg-app': 'teacher-web' };
  return (await t.request({ method, url, headers, ...(payload ? { payload } : {}) })).json<T>();
}
const moves = async (query = '') =>
  (await call<{ data: { items: LessonMove[] } }>('GET', `/tns/v1/lesson-moves${query}`)).data.items;
const inbox = async (size: number) =>
  (await call<{ items: Notification[] }>('GET', `/messaging/notifications/load-more?size=${size}`)).items;

async function pass(ms: number): Promise<void> {
  for (let at = 0; at < ms; at += 5 * SECOND) {
    clock.advance(5 * SECOND);
    await pilot.tick();
  }
}

let proposed = 0;
/** The teacher proposes a day of its own for each of so many lessons to come. */
async function propose(count: number): Promise<LessonMove[]> {
  const rows = await t.database.raw.query<{ id: string }>(
    `select id from lesson where teacher_id = $1 and status = 'UPCOMING' and start_at > $2
       and id not in (select lesson_id from lesson_move) order by start_at limit $3`,
    [MATH.userId, new Date(clock.now().getTime() + 5 * 86_400_000).toISOString(), count],
  );
  const made: LessonMove[] = [];
  for (const { id } of rows) {
    const newStartAt = new Date(Date.parse('2027-03-01T01:00:00Z') + proposed++ * 86_400_000).toISOString();
    const body = { clientId: randomUUID(), newStartAt, reason: '출장' };
    made.push((await call<{ data: LessonMove }>('POST', `/tns/v1/lessons/${id}/moves`, body)).data);
  }
  return made;
}

describe('the students of the demo', () => {
  it('answer her proposals within a minute, mostly with yes, and a no says why [CAL-3]', async () => {
    const made = await propose(12);
    await pass(15 * SECOND);
    expect((await moves('?status=PROPOSED')).filter(({ id }) => !isSeededMove(id))).toHaveLength(12);
    await pass(45 * SECOND);
    const ended = (await moves()).filter(({ id }) => made.some((move) => move.id === id));
    const accepted = ended.filter(({ status }) => status === 'ACCEPTED');
    expect(ended.every(({ status }) => status === 'ACCEPTED' || status === 'DECLINED')).toBe(true);
    expect(accepted.length).toBeGreaterThan(ended.length / 2);
    const news = (await inbox(30)).filter(({ kind }) => kind === 'LESSON_MOVE_ANSWERED');
    expect(news).toHaveLength(12);
    for (const { title, content } of news) if (title.includes('거절')) expect(content).toContain('학생의 말: ');
    for (const { lessonId } of accepted) expect(told).toContain(`${MATH.userId} lesson.changed ${lessonId}`);
  });

  it('leave the proposals that the demo began with to her and to the clock', async () => {
    const seeded = (await moves('?status=PROPOSED')).filter(({ id }) => isSeededMove(id));
    expect(seeded).toHaveLength(3);
    expect(seeded.map(({ by }) => by).toSorted()).toEqual(['STUDENT', 'TEACHER', 'TEACHER']);
    expect(seeded.filter(({ within24h }) => within24h)).toHaveLength(1);
  });

  it('ask for another time once, two to four minutes after she is there, and she can answer in the bell [CAL-3]', async () => {
    const asked = async () =>
      (await moves('?status=PROPOSED')).filter(({ by, id }) => by === 'STUDENT' && !isSeededMove(id));
    await pass(5 * MINUTE);
    expect(await asked()).toEqual([]);
    pilot.presence(MATH, 'joined');
    await pass(MINUTE + 55 * SECOND);
    expect(await asked()).toEqual([]);
    await pass(2 * MINUTE + 5 * SECOND);
    const [wish, ...others] = await asked();
    expect(others).toEqual([]);
    const notice = (await inbox(10)).find(({ action }) => action?.kind === 'ANSWER_MOVE' && action.refId === wish!.id);
    expect(notice).toMatchObject({ kind: 'LESSON_MOVE_ASKED', isRead: false });
    expect(notice!.content).toContain(wish!.reason);
    const { data } = await call<{ data: LessonMove }>('POST', `/tns/v1/lesson-moves/${wish!.id}/answer`, {
      decision: 'ACCEPTED',
    });
    expect(data.status).toBe('ACCEPTED');
    pilot.presence(MATH, 'left');
    pilot.presence(MATH, 'joined');
    await pass(6 * MINUTE);
    expect(await asked()).toEqual([]);
  });

  it('have handed in what was due soonest meanwhile, by the link of their family [ASG-2]', async () => {
    const rows = await t.database.raw.query<{ guardian: string; late: boolean }>(
      `select guardian_id as guardian, submitted_at > deadline_at as late
         from submission join assignment on assignment.id = assignment_id where submission.client_id is not null`,
    );
    expect(rows).toEqual([{ guardian: expect.any(String) as string, late: false }]);
    expect((await inbox(30)).filter(({ kind }) => kind === 'SUBMISSION_RECEIVED').length).toBeGreaterThan(0);
  });

  it('say no to a time that was taken in the meantime', async () => {
    const [move] = await propose(1);
    await t.database.raw.query(
      `insert into lesson (id, class_id, teacher_id, no, title, start_at, end_at, status, mode)
       select 'taken', class_id, teacher_id, 999, '제목', $1, $2, 'UPCOMING', 'ONLINE' from lesson where id = $3`,
      [move!.newStartAt, move!.newEndAt, move!.lessonId],
    );
    await pass(MINUTE);
    expect((await moves()).find(({ id }) => id === move!.id)?.status).toBe('DECLINED');
  });
});
