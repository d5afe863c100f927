import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@portal/domain/contract/endpoint';
import type { LessonMove } from '@portal/domain/lessons/lesson-move';
import type { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import { createLessonApp, LESSON_NOW, type LessonApp } from '../../../testing/apps/lesson-app.ts';
import { answerAsStudent } from '../../../testing/families/student-side.ts';
import { bookingRules } from '../../schedule/schedule.tables.ts';

type Plan = AnswerOf<(typeof lessonMovesContract)['planDayMove']>['items'];

let t: LessonApp;
beforeAll(async () => {
  t = await createLessonApp();
});
beforeEach(async () => {
  t.clock.set(LESSON_NOW);
  await t.database.raw.exec(
    'delete from lesson_change; delete from lesson_move; delete from lesson; delete from booking_rules',
  );
});
afterAll(() => t.close());

const HOUR = 3_600_000;
/** Friday of next week in Seoul. */
const DAY = '2026-11-27';
const plan = async (date = DAY) =>
  (await t.call<{ items: Plan }>('GET', `/tns/v1/lesson-moves/day-plan?date=${date}`)).data.items;
const moveAll = (
  moves: readonly { lessonId: string; newStartAt: string; replaces?: string }[],
  clientId = randomUUID(),
  reason = '오늘 아파요',
) => t.call<{ items: LessonMove[] }>('POST', '/tns/v1/lesson-moves/bulk', { clientId, reason, moves });
const planned = (items: Plan) =>
  items.map(({ lesson, alternatives }) => ({ lessonId: lesson.id, newStartAt: alternatives[0]!.startAt }));
const waiting = async () =>
  (await t.call<{ items: LessonMove[] }>('GET', '/tns/v1/lesson-moves?status=PROPOSED')).data.items;
/** Lessons of an hour at 13, 15, 17 and 19 o'clock, and one that is over. */
const fillDay = async () => {
  for (const [at, hour] of ['04', '06', '08', '10'].entries()) await t.addLesson(`l${at + 1}`, `${DAY}T${hour}:00:00Z`);
  await t.addLesson('l9', `${DAY}T02:00:00Z`, 60, { status: 'CANCELED', cancelReason: '비' });
};
const spans = (items: Plan) =>
  items.map(({ alternatives }) => ({
    from: Date.parse(alternatives[0]!.startAt),
    to: Date.parse(alternatives[0]!.endAt),
  }));

describe('the plan of a day that moves', () => {
  it('gives every lesson to come a free time of its own, kept apart by the buffer [CAL-3] [CRS-7]', async () => {
    await fillDay();
    const items = await plan();
    expect(items.map(({ lesson }) => lesson.id)).toEqual(['l1', 'l2', 'l3', 'l4']);
    const times = spans(items).toSorted((one, other) => one.from - other.from);
    for (const [at, { from, to }] of times.entries()) {
      expect(to - from).toBe(HOUR);
      if (at) expect(from - times[at - 1]!.to).toBeGreaterThanOrEqual(600_000);
    }
    // The weekend is closed: Monday is the next open day.
    expect(new Date(times[0]!.from).toISOString().slice(0, 10)).toBe('2026-11-30');
    expect(items.every(({ alternatives }) => alternatives.length === 3)).toBe(true);
    expect(items.every(({ within24h }) => !within24h)).toBe(true);
  });

  it('names the proposal that waits for a lesson, and offers its time to no other [CAL-3]', async () => {
    await fillDay();
    const [, { alternatives }] = (await plan()) as [Plan[number], Plan[number]];
    const { data: older } = await t.propose('l1', alternatives[0]!.startAt);
    const items = await plan();
    expect(items.map(({ waiting: one }) => one)).toEqual([older, null, null, null]);
    for (const { from, to } of spans(items))
      expect(from < Date.parse(older.newEndAt) && Date.parse(older.newStartAt) < to).toBe(false);
  });

  it('can be proposed as it is: all of it waits then [CAL-3]', async () => {
    await fillDay();
    const items = await plan();
    const { status, data } = await moveAll(planned(items));
    expect([status, data.items.length]).toEqual([201, 4]);
    expect(data.items.every(({ status: each, reason }) => each === 'PROPOSED' && reason === '오늘 아파요')).toBe(true);
    expect((await t.notices('student')).slice(0, 4).map(({ kind }) => kind)).toEqual(Array(4).fill('LESSON_CHANGED'));
    expect(t.heard.filter((line) => line.startsWith(`${t.teacher.id} lesson.changed`)).slice(-4)).toEqual(
      ['l1', 'l2', 'l3', 'l4'].map((id) => `${t.teacher.id} lesson.changed ${id}`),
    );
  });

  it('leaves out what has begun, and is empty for a day without lessons', async () => {
    await t.addLesson('l1', '2026-11-18T01:30:00Z');
    await t.addLesson('l2', '2026-11-18T06:00:00Z');
    const items = await plan('2026-11-18');
    expect(items.map(({ lesson, within24h }) => [lesson.id, within24h])).toEqual([['l2', true]]);
    // The earliest free time that she could still announce a day ahead is tomorrow evening’s.
    expect((items[0]?.alternatives[0]?.startAt ?? '') >= '2026-11-19T01:42').toBe(true);
    expect(await plan('2026-12-24')).toEqual([]);
    expect((await t.call('GET', '/tns/v1/lesson-moves/day-plan?date=9999-12-31')).code).toBe('VALIDATION');
  });

  it('asks no more of a day than she takes, and offers nothing where nothing fits', async () => {
    await fillDay();
    await t.addLesson('l5', `${DAY}T11:10:00Z`, 200);
    await t.database.db.insert(bookingRules).values({
      teacherId: t.teacher.id,
      noticeHours: 24,
      bufferMinutes: 10,
      horizonDays: 60,
      maxLessonsPerDay: 1,
      holidayCountries: [],
    });
    const items = await plan();
    const days = items.flatMap(({ alternatives }) =>
      alternatives.slice(0, 1).map(({ startAt }) => startAt.slice(0, 10)),
    );
    expect([days.length, new Set(days).size]).toEqual([4, 4]);
    expect(items.find(({ lesson }) => lesson.id === 'l5')?.alternatives).toEqual([]);
  });
});

describe('moving many lessons at once', () => {
  it('does nothing when one of them is in the way, and names which [CAL-3]', async () => {
    await fillDay();
    await t.addLesson('l7', '2026-11-30T01:00:00Z');
    const moves = planned(await plan());
    moves[2] = { lessonId: 'l3', newStartAt: '2026-11-30T01:30:00Z' };
    const { status, code, conflict, fields } = await moveAll(moves);
    expect([status, code, conflict?.other.id]).toEqual([422, 'SCHEDULE_OVERLAP', 'l7']);
    expect(conflict?.wanted.startAt).toBe('2026-11-30T01:30:00.000Z');
    expect(Object.keys(fields ?? {})).toEqual(['moves.2.newStartAt']);
    for (const { startAt } of conflict!.alternatives)
      for (const move of moves.filter(({ lessonId }) => lessonId !== 'l3'))
        expect(Math.abs(Date.parse(startAt) - Date.parse(move.newStartAt))).toBeGreaterThanOrEqual(HOUR);
    expect(await waiting()).toEqual([]);
    expect((await t.database.raw.query('select 1 from lesson_change')).length).toBe(0);
  });

  it('does nothing when two of them want one time, one is over or one is not hers', async () => {
    await fillDay();
    const [first, second] = planned(await plan());
    const refused = async (moves: Parameters<typeof moveAll>[0]) => (await moveAll(moves)).code;
    expect(await refused([first!, { ...second!, newStartAt: first!.newStartAt }])).toBe('SCHEDULE_OVERLAP');
    expect(await refused([first!, { lessonId: 'l9', newStartAt: second!.newStartAt }])).toBe('WRONG_STATE');
    expect(await refused([first!, { lessonId: 'none', newStartAt: second!.newStartAt }])).toBe('NOT_FOUND');
    const past = await moveAll([first!, { ...second!, newStartAt: '2026-11-18T00:00:00Z' }]);
    expect([past.code, Object.keys(past.fields ?? {})]).toEqual(['DATE_PAST', ['moves.1.newStartAt']]);
    expect(await refused([first!, first!])).toBe('VALIDATION');
    expect((await moveAll([first!], randomUUID(), ' ')).code).toBe('VALIDATION');
    expect(await waiting()).toEqual([]);
  });

  it('is done once, however often it is sent [CAL-3]', async () => {
    await fillDay();
    const moves = planned(await plan());
    const clientId = randomUUID();
    const one = await moveAll(moves, clientId);
    const other = await moveAll(moves, clientId);
    expect(other).toEqual(one);
    expect(await waiting()).toHaveLength(4);
    expect((await moveAll(moves.slice(1), clientId)).code).toBe('VALIDATION');
  });

  it('marks each one that comes within a day, and takes the place of what waited before where she says so [CAL-3]', async () => {
    await t.addLesson('l1', '2026-11-18T06:00:00Z');
    await t.addLesson('l2', '2026-11-19T06:00:00Z');
    const { data: older } = await t.propose('l1', '2026-11-25T01:00:00Z', { reason: '이유' });
    const { data } = await moveAll([
      { lessonId: 'l1', newStartAt: '2026-11-25T02:00:00Z', replaces: older.id },
      // Where the older proposal of the first one stood.
      { lessonId: 'l2', newStartAt: '2026-11-25T01:00:00Z' },
    ]);
    expect(data.items.map(({ within24h }) => within24h)).toEqual([true, false]);
    expect((await t.call<LessonMove>('GET', `/tns/v1/lesson-moves/${older.id}`)).data.status).toBe('WITHDRAWN');
  });

  it('replaces no proposal that waits without her word, and none that was answered meanwhile [CAL-3]', async () => {
    await fillDay();
    const { data: older } = await t.propose('l1', '2026-12-01T01:00:00Z');
    const [first, second] = planned(await plan());
    const unseen = await moveAll([second!, first!]);
    expect([unseen.status, unseen.code]).toEqual([409, 'VERSION_CONFLICT']);
    expect(unseen.fields).toEqual({
      'moves.1.replaces': '중2 수학: 그사이 제안이 바뀌었어요. 확인하고 다시 정해 주세요.',
    });
    expect((await waiting()).map(({ id }) => id)).toEqual([older.id]);
    await answerAsStudent(t, older.id, { decision: 'ACCEPTED' });
    expect((await moveAll([{ ...first!, replaces: older.id }])).code).toBe('VERSION_CONFLICT');
    expect(await waiting()).toEqual([]);
  });

  it('tells the students which proposal a new one replaces [CAL-3]', async () => {
    await fillDay();
    const { data: older } = await t.propose('l1', '2026-12-01T01:00:00Z');
    const [first] = planned(await plan());
    expect((await moveAll([{ ...first!, replaces: older.id }])).status).toBe(201);
    const [notice] = await t.notices('student');
    // Ten o'clock in Seoul is eight on the clock of the student.
    expect(notice!.content).toContain('앞선 제안(01/12/2026 (화) 08:00)은 끝났어요. 이유: 오늘 아파요');
  });

  it('can be undone for one of them', async () => {
    await fillDay();
    const { data } = await moveAll(planned(await plan()));
    await t.call('POST', `/tns/v1/lesson-moves/${data.items[1]!.id}/withdraw`);
    expect((await waiting()).map(({ lessonId }) => lessonId).toSorted()).toEqual(['l1', 'l3', 'l4']);
  });
});
