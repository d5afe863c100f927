import { randomUUID } from 'node:crypto';
import { createLessonDeskApp, type LessonDeskApp, MINUTE } from '../../../testing/apps/lesson-desk-app.ts';

let t: LessonDeskApp;
beforeAll(async () => {
  t = await createLessonDeskApp();
});
afterAll(() => t.close());

describe('holding a lesson [CLS-3]', () => {
  it('begins a quarter of an hour before its time, and says from when', async () => {
    const id = await t.lessonAt(-16);
    expect(await t.step(id, 'start')).toMatchObject({ status: 422, code: 'ROOM_NOT_OPEN' });
    expect((await t.desk(id)).opensAt).toBe(new Date(t.clock.now().getTime() + MINUTE).toISOString());
    t.clock.advance(MINUTE);
    expect(await t.step(id, 'start')).toMatchObject({
      status: 200,
      data: { lesson: { status: 'IN_PROGRESS', version: 2 }, startedAt: t.clock.now().toISOString() },
    });
    expect(await t.step(id, 'start')).toMatchObject({ status: 409, code: 'WRONG_STATE' });
    expect(t.heard.at(-1)).toContain(`lesson.changed ${id}`);
  });

  it('is refused to who has seen an older version, and to strangers as if it were not there', async () => {
    const id = await t.lessonAt(0);
    const call = (version: number, who?: Record<string, string>) =>
      t.call('POST', `/tns/v1/lessons/${id}/start`, { version }, who);
    expect(await call(7)).toMatchObject({ code: 'VERSION_CONFLICT' });
    expect(await call(1, await t.signIn('other'))).toMatchObject({ status: 404 });
    expect(await call(1)).toMatchObject({ status: 200 });
  });

  it('gets longer by as much as is free before what comes next', async () => {
    const id = await t.lessonAt(0);
    expect((await t.desk(id)).extensions).toEqual([]);
    await t.step(id, 'start');
    expect((await t.desk(id)).extensions).toEqual([5, 10, 15]);
    await t.addLesson('l900', new Date(t.clock.now().getTime() + 70 * MINUTE).toISOString());
    expect((await t.desk(id)).extensions).toEqual([5, 10]);
    expect(await t.step(id, 'extend', { minutes: 15 })).toMatchObject({ status: 422, code: 'NEXT_SLOT_BUSY' });
    expect(await t.step(id, 'extend', { minutes: 10 })).toMatchObject({ status: 200, data: { extensions: [] } });
    const [, longer] = (await t.evidenceOf(id)).events;
    expect(longer).toMatchObject({ kind: 'EXTENDED', actor: '시험 선생님', data: { minutes: 10 } });
  });

  it('does not get longer into time off, nor before it has begun', async () => {
    const id = await t.lessonAt(0);
    expect(await t.step(id, 'extend', { minutes: 5 })).toMatchObject({ code: 'WRONG_STATE' });
    await t.step(id, 'start');
    const from = t.clock.now().getTime() + 65 * MINUTE;
    const times = { startAt: new Date(from).toISOString(), endAt: new Date(from + 60 * MINUTE).toISOString() };
    const off = { clientId: randomUUID(), reason: '병원', publicReason: null, keepLessons: true, ...times };
    expect(await t.call('POST', '/tns/v1/calendar/time-offs', off)).toMatchObject({ status: 201 });
    expect((await t.desk(id)).extensions).toEqual([5]);
  });

  it('takes back a proposal of another time with its beginning', async () => {
    const id = await t.lessonAt(-25 * 60);
    const proposed = await t.propose(id, new Date(t.clock.now().getTime() + 48 * 60 * MINUTE).toISOString());
    await t.database.raw.query('update lesson_move set answer_by = old_start_at where lesson_id = $1', [id]);
    t.clock.advance(24 * 60 * MINUTE + 50 * MINUTE);
    expect(await t.step(id, 'start')).toMatchObject({ status: 200 });
    const { data } = await t.call<{ status: string }>('GET', `/tns/v1/lesson-moves/${proposed.data.id}`);
    expect(data.status).toBe('WITHDRAWN');
  });

  it('ends with who came as the room saw it', async () => {
    const id = await t.lessonAt(-5);
    await t.step(id, 'start');
    await t.room(id, 'JOINED', 's1');
    expect((await t.desk(id)).attendance.map(({ state }) => state)).toEqual(['ABSENT', null]);
    t.clock.advance(12 * MINUTE);
    await t.room(id, 'JOINED', 's2');
    t.clock.advance(20 * MINUTE);
    await t.room(id, 'LEFT', 's2');
    t.clock.advance(30 * MINUTE);
    const { data } = await t.step(id, 'finish');
    expect(data).toMatchObject({ lesson: { status: 'DONE', held: true }, endedAt: t.clock.now().toISOString() });
    expect((await t.desk(id)).attendance).toMatchObject([
      { studentId: 's1', state: 'PRESENT', minutes: 57, source: 'AUTO', leftAt: t.clock.now().toISOString() },
      { studentId: 's2', state: 'LATE', minutes: 20 },
    ]);
    expect(await t.step(id, 'finish')).toMatchObject({ code: 'WRONG_STATE' });
    expect(await t.kindsOf(id)).toEqual(['STARTED', 'JOINED', 'JOINED', 'LEFT', 'ENDED']);
  });

  it('ends by itself half an hour after its time', async () => {
    const id = await t.lessonAt(0);
    await t.step(id, 'start');
    t.clock.advance(89 * MINUTE);
    await t.tick();
    expect((await t.desk(id)).lesson.status).toBe('IN_PROGRESS');
    t.clock.advance(10 * MINUTE);
    await t.tick();
    const { lesson, endedAt } = await t.desk(id);
    expect(lesson).toMatchObject({ status: 'DONE', held: true });
    expect(Date.parse(endedAt!) - Date.parse(lesson.endAt)).toBe(30 * MINUTE);
    expect((await t.evidenceOf(id)).events.at(-1)).toMatchObject({ kind: 'ENDED', actor: '', actorId: null });
  });

  it.each([
    ['JOINED', 's1', '학생이 들어왔지만 수업을 시작하지 않았어요.'],
    ['WAITED', 's1', '학생이 문 앞에서 기다렸지만 수업을 시작하지 않았어요.'],
    ['WAITED', 'link-of-a-guardian', '보호자가 왔지만 수업을 시작하지 않았어요.'],
  ] as const)('that nobody began tells who came all the same: %s of %s', async (kind, who, notHeldReason) => {
    const id = await t.lessonAt(2);
    await t.room(id, kind, who);
    t.clock.advance(59 * MINUTE);
    await t.tick();
    expect(await t.desk(id)).toMatchObject({ lesson: { held: false }, notHeldReason });
  });

  it('that nobody began at a place tells nothing of who came in', async () => {
    const id = await t.lessonAt(61);
    await t.database.raw.query("update lesson set mode = 'OFFLINE' where id = $1", [id]);
    await t.tick();
    expect(await t.desk(id)).toMatchObject({ notHeldReason: '수업을 시작하지 않은 채 시간이 지났어요.' });
  });

  it('that nobody began is over as not held, and its teacher hears of it once', async () => {
    const id = await t.lessonAt(61);
    await t.tick();
    await t.tick();
    expect(await t.desk(id)).toMatchObject({
      lesson: { status: 'DONE', held: false },
      notHeldReason: '아무도 들어오지 않아 수업을 하지 못했어요.',
    });
    const told = (await t.notices('teacher')).filter(({ url }) => url === `/kr/account/lessons/${id}`);
    expect(told).toHaveLength(1);
    expect(await t.save(id)).toMatchObject({ code: 'WRONG_STATE' });
    t.clock.advance(24 * 60 * MINUTE);
    await t.tick();
    expect((await t.desk(id)).lesson.status).toBe('FINISHED');
  });
});
