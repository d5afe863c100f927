import { randomUUID } from 'node:crypto';
import type { Lesson } from '@portal/domain/lessons/lesson';
import type { TimeOff } from '@portal/domain/schedule/time-off';
import { refusalOf } from '../../../testing/free-time-calls.ts';
import { createTestApp, testClock, type TestApp } from '../../../testing/test-app.ts';

let t: TestApp;
let me: { id: string };
let mine: Record<string, string>;
let hers: Record<string, string>;

beforeAll(async () => {
  t = await createTestApp({ clock: testClock('2026-11-18T01:42:00Z') });
  me = await t.addUser({ username: 'math' });
  await t.addUser({ username: 'other' });
  mine = await t.signIn('math');
  hers = await t.signIn('other');
  await t.database.raw.exec(`
    insert into teaching_class (id, code, teacher_id, name, mode, progress, start_date, end_date, lesson_total, capacity)
      values ('c', 'c', '${me.id}', '중2 내신 대비반', 'ONLINE', 'IN_PROGRESS', '2026-01-01', '2027-12-31', 99, 5);
    insert into lesson (id, class_id, teacher_id, no, title, start_at, end_at, status, mode, cancel_reason)
      select 'l' || n, 'c', '${me.id}', n, '제목', at, at + interval '1 hour',
        case when n = 3 then 'CANCELED' else 'UPCOMING' end, 'ONLINE', case when n = 3 then '이유' end
      from generate_series(1, 4) n, lateral (select timestamptz '2026-12-01 01:00Z' + n * interval '1 day' as at) days`);
});
beforeEach(() => t.database.raw.exec('truncate time_off'));
afterAll(() => t.close());

const PATH = '/tns/v1/calendar/time-offs';
const WEEK = { startAt: '2026-11-22T15:00:00.000Z', endAt: '2026-11-29T15:00:00.000Z' };
const create = (body: object = {}, headers = mine) =>
  t.request({
    method: 'POST',
    url: PATH,
    headers,
    payload: { clientId: randomUUID(), ...WEEK, reason: '여행', publicReason: null, keepLessons: false, ...body },
  });
const made = async (body: object = {}) =>
  (await create(body)).json<{ data: { timeOff: TimeOff; affectedLessons: Lesson[] } }>().data;
const list = async (headers = mine) =>
  (await t.request({ url: PATH, headers })).json<{ data: { items: TimeOff[] } }>().data.items;
const remove = (id: string, headers = mine) => t.request({ method: 'DELETE', url: `${PATH}/${id}`, headers });

describe('time off', () => {
  it('is made with a reason of her own and one for students, and listed until it is over', async () => {
    const { timeOff, affectedLessons } = await made({ publicReason: '가족 행사' });
    expect(timeOff).toEqual({ id: expect.any(String) as string, ...WEEK, reason: '여행', publicReason: '가족 행사' });
    expect(affectedLessons).toEqual([]);
    await t.database.raw.exec(`
      insert into time_off (id, teacher_id, start_at, end_at, reason) values
        ('over', '${me.id}', '2026-11-01', '2026-11-18T01:42:00Z', '지난 일'),
        ('running', '${me.id}', '2026-11-18T01:42:00Z', '2026-11-18T01:43:00Z', '지금')`);
    expect((await list()).map(({ id }) => id)).toEqual(['running', timeOff.id]);
    expect(await list(hers)).toEqual([]);
  });

  it('keeps a blank reason for students as none', async () => {
    expect((await made({ publicReason: '  ' })).timeOff.publicReason).toBeNull();
  });

  it('is made once however often the call is sent, and answers like the first, whatever comes later [R45]', async () => {
    const body = { clientId: randomUUID(), startAt: '2026-12-01T15:00:00Z', endAt: '2026-12-03T15:00:00Z' };
    const first = await made({ ...body, keepLessons: true });
    expect(first.affectedLessons.map(({ id }) => id)).toEqual(['l1', 'l2']);
    expect(await made({ ...body, keepLessons: false })).toEqual(first);
    expect(await made({ clientId: body.clientId, reason: '다른 이유' })).toEqual(first);
    expect(await list()).toHaveLength(1);
  });

  it('over lessons asks first, and names them when the teacher keeps them [CAL-3]', async () => {
    const over = { startAt: '2026-12-01T15:00:00Z', endAt: '2026-12-04T15:00:00Z' };
    const answer = await create(over);
    // The cancelled one does not count.
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { code: 'LESSONS_INSIDE', message: '이 기간에 수업이 2개 있어요. 옮길지 그대로 둘지 정해 주세요' },
    ]);
    expect(await list()).toEqual([]);
    const { affectedLessons } = await made({ ...over, keepLessons: true });
    expect(affectedLessons).toMatchObject([{ id: 'l1', className: '중2 내신 대비반' }, { id: 'l2' }]);
    const rows = await t.database.raw.query<{ status: string }>(`select distinct status from lesson where id <> 'l3'`);
    expect(rows).toEqual([{ status: 'UPCOMING' }]);
  });

  it('may touch a lesson or another time off', async () => {
    await made();
    const touching = [
      { startAt: '2026-11-20T15:00:00Z', endAt: WEEK.startAt },
      { startAt: WEEK.endAt, endAt: '2026-12-02T01:00:00Z' },
      { startAt: '2026-12-02T02:00:00Z', endAt: '2026-12-03T01:00:00Z' },
    ];
    for (const span of touching) expect((await create(span)).statusCode).toBe(201);
  });

  it('over another one is refused by name, with both stretches and others that fit', async () => {
    const { timeOff } = await made();
    const wanted = { startAt: '2026-11-28T15:00:00.000Z', endAt: '2026-11-30T15:00:00.000Z' };
    const answer = await create(wanted);
    const { publicReason: _hidden, reason: title, ...span } = timeOff;
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      {
        code: 'SCHEDULE_OVERLAP',
        conflict: {
          wanted,
          other: { kind: 'TIME_OFF', title, ...span },
          alternatives: [
            { startAt: '2026-11-29T15:00:00.000Z', endAt: '2026-12-01T15:00:00.000Z' },
            { startAt: '2026-11-20T15:00:00.000Z', endAt: '2026-11-22T15:00:00.000Z' },
          ],
        },
      },
    ]);
    expect((await create(wanted, hers)).statusCode).toBe(201);
  });

  it('may have begun, but not be over', async () => {
    expect((await create({ startAt: '2026-11-17T15:00:00Z' })).statusCode).toBe(201);
    const over = { startAt: '2026-11-16T15:00:00Z', endAt: '2026-11-18T01:42:00Z' };
    expect(refusalOf(await create(over))).toEqual([422, 'DATE_PAST']);
  });

  it.each([
    ['an end before its start', { endAt: '2026-11-22T14:00:00Z' }, 'endAt'],
    ['no length', { endAt: WEEK.startAt }, 'endAt'],
    ['367 days', { endAt: '2027-11-24T15:00:00Z' }, 'endAt'],
    ['a time of another age', { startAt: '1000-01-01T00:00:00Z' }, 'startAt'],
    ['a time that no clock reads', { startAt: '2026-11-22T15:00:00+09' }, 'startAt'],
    ['no reason', { reason: ' ' }, 'reason'],
    ['201 characters for students', { publicReason: '가'.repeat(201) }, 'publicReason'],
  ])('with %s is refused at its field', async (_name, body, field) => {
    expect((await create(body)).json()).toMatchObject({
      code: 'VALIDATION',
      fields: { [field]: expect.any(String) as string },
    });
  });

  it('lasts 366 days at most', async () => {
    const answer = await create({ startAt: '2027-01-01T00:00:00Z', endAt: '2028-01-02T00:00:00Z', keepLessons: true });
    expect(answer.statusCode).toBe(201);
  });

  it('is deleted by its owner alone; another cannot tell it from a missing one', async () => {
    const { timeOff } = await made();
    for (const id of [timeOff.id, 'off_none']) expect(refusalOf(await remove(id, hers))).toEqual([404, 'NOT_FOUND']);
    expect((await remove(timeOff.id)).statusCode).toBe(200);
    expect(refusalOf(await remove(timeOff.id))).toEqual([404, 'NOT_FOUND']);
    expect(await list()).toEqual([]);
  });

  it('is one of 100 at most; what is over does not count', async () => {
    await t.database.raw.exec(`
      insert into time_off (id, teacher_id, start_at, end_at, reason)
        select 'o-' || n, '${me.id}', at, at + interval '1 hour', '여행'
        from generate_series(-20, 98) n, lateral (select timestamptz '2028-01-01' + n * interval '1 day'
          - case when n < 0 then interval '3 years' else interval '0' end as at) days`);
    expect((await create()).statusCode).toBe(201);
    expect(refusalOf(await create({ startAt: WEEK.endAt, endAt: '2026-11-30T15:00:00Z' }))).toEqual([
      422,
      'LIMIT_REACHED',
    ]);
  });
});
