import { randomUUID } from 'node:crypto';
import type { Calendar, CalendarEvent } from '@portal/domain/schedule/calendar';
import { hearChanges } from '../../../testing/hear-changes.ts';
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
});
beforeEach(() => t.database.raw.exec('truncate calendar_event'));
afterAll(() => t.close());

const FIELDS = { title: '상담', date: '2026-11-18', time: '22:10', endTime: '22:40', note: '준비', busy: true };
const create = (body: object = {}, headers = mine) =>
  t.request({
    method: 'POST',
    url: '/tns/v1/calendar/events',
    headers,
    payload: { clientId: randomUUID(), ...FIELDS, ...body },
  });
const made = async (body: object = {}) => (await create(body)).json<{ data: CalendarEvent }>().data;
const change = (id: string, body: object, headers = mine) =>
  t.request({ method: 'PUT', url: `/tns/v1/calendar/events/${id}`, headers, payload: { ...FIELDS, ...body } });
const remove = (id: string, headers = mine) =>
  t.request({ method: 'DELETE', url: `/tns/v1/calendar/events/${id}`, headers });
const eventsOn = async (day: string) =>
  (await t.request({ url: `/tns/v1/calendar?from=${day}&to=${day}`, headers: mine })).json<{ data: Calendar }>().data
    .events;

describe('a second page of the same teacher', () => {
  it('hears of an entry that was made, changed and taken away, and nobody else does [CAL-1]', async () => {
    const heard = hearChanges(t.realtime);
    const { id } = await made();
    await change(id, { title: '은행' });
    await remove(id);
    await remove(id);
    expect(heard).toEqual(Array(3).fill(`${me.id} calendar.changed`));
  });
});

describe('a personal entry', () => {
  it('is made with title, date, time and note and stands in the calendar [CAL-1]', async () => {
    const answer = await create();
    expect(answer.statusCode).toBe(201);
    const { data } = answer.json<{ data: CalendarEvent }>();
    expect(data).toEqual({ id: expect.stringMatching(/^evt_/) as string, ...FIELDS });
    expect(await eventsOn('2026-11-18')).toEqual([data]);
  });

  it('may be a moment without an end, and last until the end of the day [CAL-1]', async () => {
    expect((await made({ endTime: null })).endTime).toBeNull();
    expect((await made({ time: '00:00', endTime: '23:59' })).endTime).toBe('23:59');
  });

  it('is made once however often the call is sent, and answers like the first, whatever comes later [CAL-1] [R45]', async () => {
    const clientId = randomUUID();
    const first = await made({ clientId });
    expect(await made({ clientId })).toEqual(first);
    expect(await made({ clientId, title: '다른 제목' })).toEqual(first);
    expect(await made({ clientId: clientId.toUpperCase() })).toEqual(first);
    expect(await eventsOn('2026-11-18')).toHaveLength(1);
  });

  it('of another teacher may have the same client id', async () => {
    const clientId = randomUUID();
    const first = await made({ clientId });
    const answer = await create({ clientId }, hers);
    expect(answer.statusCode).toBe(201);
    expect(answer.json<{ data: CalendarEvent }>().data.id).not.toBe(first.id);
  });

  it('is changed in all its fields, and moved to another day [CAL-1]', async () => {
    const { id } = await made();
    const next = { title: '은행', date: '2026-11-20', time: '09:00', endTime: null, note: '', busy: false };
    const answer = await change(id, next);
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { id, ...next } }]);
    expect(await eventsOn('2026-11-18')).toEqual([]);
    expect(await eventsOn('2026-11-20')).toEqual([{ id, ...next }]);
  });

  it('is deleted, and then it is not there any more [CAL-1]', async () => {
    const { id } = await made();
    expect((await remove(id)).statusCode).toBe(200);
    expect(await eventsOn('2026-11-18')).toEqual([]);
    expect((await remove(id)).json()).toMatchObject({ code: 'NOT_FOUND' });
    expect((await change(id, {})).json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('cannot be changed or deleted by another teacher, who cannot tell it from a missing one', async () => {
    const { id } = await made();
    for (const send of [(on: string) => change(on, { title: '남' }, hers), (on: string) => remove(on, hers)]) {
      const [foreign, missing] = await Promise.all([send(id), send('evt_none')]);
      expect(foreign.statusCode).toBe(404);
      expect({ ...foreign.json<object>(), traceId: '' }).toEqual({ ...missing.json<object>(), traceId: '' });
    }
    expect(await eventsOn('2026-11-18')).toHaveLength(1);
  });

  it.each([
    ['an end at its start', { endTime: '22:10' }, { endTime: '시작하는 시각보다 늦어야 해요.' }],
    ['an end before its start', { endTime: '09:00' }, { endTime: '시작하는 시각보다 늦어야 해요.' }],
    ['a day of another age', { date: '1899-12-31' }, { date: '쓸 수 없는 날짜예요.' }],
    ['a day far ahead', { date: '2200-01-01' }, { date: '쓸 수 없는 날짜예요.' }],
    ['a blank title', { title: '   ' }, { title: '제목을 적어 주세요.' }],
    ['a title of 256', { title: '가'.repeat(256) }, { title: '255자까지 쓸 수 있어요.' }],
    ['a note of 2,001', { note: '가'.repeat(2_001) }, { note: '2000자까지 쓸 수 있어요.' }],
  ])('with %s is refused at its field, made or changed [CAL-1]', async (_name, body, fields) => {
    const { id } = await made();
    for (const answer of [await create(body), await change(id, body)])
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'VALIDATION', fields }]);
    expect(await eventsOn('2026-11-18')).toHaveLength(1);
  });

  it('takes 255 characters of any kind in its title and 2,000 in its note [CAL-1]', async () => {
    const [title, note] = ['👩'.repeat(255), 'ế'.repeat(2_000)];
    expect(await made({ title, note })).toMatchObject({ title, note });
  });

  it('is one of 5,000 at most', async () => {
    await t.database.raw.exec(`
      insert into calendar_event (id, teacher_id, title, date, time)
        select 'e-' || n, '${me.id}', '일정', '2025-01-01', '09:00' from generate_series(1, 4999) n`);
    expect((await create()).statusCode).toBe(201);
    const full = await create();
    expect([full.statusCode, full.json()]).toMatchObject([
      422,
      { code: 'LIMIT_REACHED', message: '5,000개까지 만들 수 있어요. 쓰지 않는 것을 지워 주세요' },
    ]);
    expect((await create({}, hers)).statusCode).toBe(201);
  });
});
