import { randomUUID } from 'node:crypto';
import type { Calendar } from '@portal/domain/schedule/calendar';
import { freeTimeCalls, itemsOf, refusalOf } from '../../../testing/free-time-calls.ts';
import { createTestApp, testClock, type TestApp } from '../../../testing/test-app.ts';

let t: TestApp;
let me: { id: string };
let mine: ReturnType<typeof freeTimeCalls>;
let hers: ReturnType<typeof freeTimeCalls>;
let headers: Record<string, string>;

beforeAll(async () => {
  // A Wednesday, 10:42 in Seoul.
  t = await createTestApp({ clock: testClock('2026-11-18T01:42:00Z') });
  me = await t.addUser({ username: 'math' });
  await t.addUser({ username: 'other', timeZone: 'Europe/Berlin' });
  headers = await t.signIn('math');
  mine = freeTimeCalls(t, headers);
  hers = freeTimeCalls(t, await t.signIn('other'));
});
beforeEach(() => t.database.raw.exec('truncate free_slot'));
afterAll(() => t.close());

const openOn = async (from: string, to = from) => {
  const answer = await t.request({ url: `/tns/v1/calendar?from=${from}&to=${to}`, headers });
  const local = (instant: string) => new Date(Date.parse(instant) + 9 * 3_600_000).toISOString();
  return answer
    .json<{ data: Calendar }>()
    .data.freeTimes.map(({ startAt, endAt }) => `${local(startAt).slice(0, 16)}-${local(endAt).slice(11, 16)}`);
};

describe('free time', () => {
  it('is opened on several weekdays in one call, from a day on [CAL-2]', async () => {
    const answer = await mine.weekly({ weekdays: ['FRIDAY', 'MONDAY'], audience: 'REGULARS' });
    expect(answer.statusCode).toBe(201);
    const rest = { kind: 'WEEKLY', until: null, except: [], start: '09:00', end: '10:00', audience: 'REGULARS' };
    expect(itemsOf(answer)).toEqual([
      { ...rest, id: expect.any(String) as string, weekday: 'MONDAY', startsOn: '2026-11-23' },
      { ...rest, id: expect.any(String) as string, weekday: 'FRIDAY', startsOn: '2026-11-20' },
    ]);
    expect(await mine.list()).toEqual(itemsOf(answer));
    expect(await openOn('2026-11-16', '2026-11-29')).toEqual([
      '2026-11-20T09:00-10:00',
      '2026-11-23T09:00-10:00',
      '2026-11-27T09:00-10:00',
    ]);
  });

  it('ends after its last day and may last until midnight [CAL-2]', async () => {
    const [slot] = itemsOf(
      await mine.weekly({ weekdays: ['SUNDAY'], until: '2026-12-01', start: '23:00', end: '24:00' }),
    );
    expect(slot).toMatchObject({ startsOn: '2026-11-22', until: '2026-11-29', end: '24:00' });
    expect(await openOn('2026-11-18', '2026-12-31')).toEqual(['2026-11-22T23:00-00:00', '2026-11-29T23:00-00:00']);
  });

  it('is opened on a single day [CAL-2]', async () => {
    const answer = await mine.onDate({});
    expect(itemsOf(answer)).toEqual([
      {
        id: expect.any(String) as string,
        kind: 'DATE',
        date: '2026-11-23',
        start: '09:00',
        end: '10:00',
        audience: 'ALL',
      },
    ]);
    expect(await openOn('2026-11-01', '2026-12-31')).toEqual(['2026-11-23T09:00-10:00']);
  });

  it('is opened once however often the call is sent, and answers like the first, whatever comes later [CAL-2] [R45]', async () => {
    const clientId = randomUUID();
    const first = itemsOf(await mine.weekly({ clientId, weekdays: ['MONDAY', 'TUESDAY'] }));
    expect(itemsOf(await mine.weekly({ clientId, weekdays: ['MONDAY', 'TUESDAY'] }))).toEqual(first);
    expect(itemsOf(await mine.onDate({ clientId, start: '20:00', end: '21:00' }))).toEqual(first);
    expect(await mine.list()).toEqual(first);
    expect(itemsOf(await hers.weekly({ clientId }))).toHaveLength(1);
  });

  it.each([
    ['29 minutes', { start: '09:00', end: '09:29' }, 'SLOT_TOO_SHORT'],
    ['nothing', { start: '09:00', end: '09:00' }, 'NOT_SAME_DAY'],
    ['past midnight', { start: '23:00', end: '01:00' }, 'NOT_SAME_DAY'],
  ])('of %s is refused, opened or changed [CAL-2] [CRS-7]', async (_name, times, code) => {
    const [slot] = itemsOf(await mine.onDate({ date: '2026-12-24' }));
    for (const answer of [await mine.weekly(times), await mine.onDate(times), await mine.change(slot!.id, times)])
      expect(refusalOf(answer)).toEqual([422, code]);
    expect(refusalOf(await mine.replaceWeek([{ weekday: 'MONDAY', audience: 'ALL', ...times }]))).toEqual([422, code]);
    expect(await mine.list()).toHaveLength(1);
  });

  it('is not opened in the past, but what is left of this morning is [CAL-2]', async () => {
    expect(refusalOf(await mine.onDate({ date: '2026-11-17' }))).toEqual([422, 'SLOT_PAST']);
    expect(refusalOf(await mine.onDate({ date: '2026-11-18', start: '09:00', end: '10:42' }))).toEqual([
      422,
      'SLOT_PAST',
    ]);
    expect(refusalOf(await mine.weekly({ startsOn: '2026-11-17' }))).toEqual([422, 'SLOT_PAST']);
    expect((await mine.onDate({ date: '2026-11-18', start: '09:00', end: '10:43' })).statusCode).toBe(201);
  });

  it('counts its days in the zone of the teacher, where yesterday may still last [CAL-2]', async () => {
    // 02:42 in Berlin.
    expect((await hers.onDate({ date: '2026-11-18', start: '09:00', end: '10:00' })).statusCode).toBe(201);
    // The clocks go forward from two to three on the 28th of March 2027.
    const spring = { date: '2027-03-28', start: '01:40', end: '03:00' };
    expect(refusalOf(await hers.onDate(spring))).toEqual([422, 'SLOT_TOO_SHORT']);
    expect((await hers.onDate({ ...spring, end: '03:10' })).statusCode).toBe(201);
  });

  it('needs a day on which it is open, and known days [CAL-2]', async () => {
    const none = await mine.weekly({ weekdays: ['MONDAY'], until: '2026-11-22' });
    expect(none.json()).toMatchObject({ code: 'VALIDATION', fields: { until: expect.any(String) as string } });
    for (const answer of [await mine.onDate({ date: '2200-01-01' }), await mine.weekly({ until: '2200-01-01' })])
      expect(refusalOf(answer)).toEqual([400, 'VALIDATION']);
    expect(refusalOf(await mine.weekly({ weekdays: [] }))).toEqual([400, 'VALIDATION']);
  });

  it('is one of 200 at most; what is over does not count', async () => {
    await t.database.raw.exec(`
      insert into free_slot (id, teacher_id, kind, date, start_minute, end_minute)
        select 'f-' || n, '${me.id}', 'DATE', date '2026-11-18' - 50 + n, 540, 600 from generate_series(1, 248) n`);
    expect((await mine.onDate({ start: '12:00', end: '13:00' })).statusCode).toBe(201);
    const full = await mine.weekly({ start: '14:00', end: '15:00' });
    expect(full.json()).toMatchObject({ code: 'LIMIT_REACHED', message: expect.stringMatching(/^200개/) as string });
    expect(await mine.list()).toHaveLength(200);
  });
});

describe('free time that meets other free time', () => {
  it('is refused by name, with both stretches and three near ones that fit [CAL-2]', async () => {
    const [other] = itemsOf(await mine.weekly({ start: '09:00', end: '10:00' }));
    const answer = await mine.weekly({ start: '09:30', end: '10:30' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      {
        code: 'SLOT_OVERLAP',
        message: '이미 연 시간과 겹쳐요. 시간을 바꿔 주세요',
        conflict: {
          wanted: { startAt: '2026-11-23T00:30:00.000Z', endAt: '2026-11-23T01:30:00.000Z' },
          other: {
            kind: 'FREE_TIME',
            id: other!.id,
            title: '수업 가능 시간',
            startAt: '2026-11-23T00:00:00.000Z',
            endAt: '2026-11-23T01:00:00.000Z',
          },
          alternatives: [
            { startAt: '2026-11-23T01:00:00.000Z', endAt: '2026-11-23T02:00:00.000Z' },
            { startAt: '2026-11-23T01:15:00.000Z', endAt: '2026-11-23T02:15:00.000Z' },
            { startAt: '2026-11-23T01:30:00.000Z', endAt: '2026-11-23T02:30:00.000Z' },
          ],
        },
      },
    ]);
  });

  it('may touch it [CAL-2]', async () => {
    await mine.weekly({ start: '09:00', end: '10:00' });
    for (const times of [
      { start: '10:00', end: '11:00' },
      { start: '08:00', end: '09:00' },
    ])
      expect((await mine.weekly(times)).statusCode).toBe(201);
  });

  it('is opened on none of its weekdays when one of them is taken, and is offered hours that fit all [CAL-2]', async () => {
    await mine.weekly({ weekdays: ['TUESDAY'] });
    await mine.weekly({ weekdays: ['FRIDAY'], start: '10:00', end: '11:00' });
    const answer = await mine.weekly({ weekdays: ['MONDAY', 'TUESDAY', 'FRIDAY'] });
    expect(refusalOf(answer)).toEqual([422, 'SLOT_OVERLAP']);
    expect(answer.json<{ conflict: { alternatives: unknown[] } }>().conflict.alternatives[0]).toEqual({
      startAt: '2026-11-23T23:00:00.000Z',
      endAt: '2026-11-24T00:00:00.000Z',
    });
    expect(await mine.list()).toHaveLength(2);
  });

  it('is refused between a weekly and a single one on a day on which both are open, and only then [CAL-2]', async () => {
    const [weekly] = itemsOf(await mine.weekly({ until: '2026-12-07' }));
    const overlapping = { start: '09:30', end: '10:30' };
    const taken = await mine.onDate({ date: '2026-11-30', ...overlapping });
    expect(taken.json()).toMatchObject({
      code: 'SLOT_OVERLAP',
      conflict: { other: { id: weekly!.id, startAt: '2026-11-30T00:00:00.000Z' } },
    });
    expect((await mine.onDate({ date: '2026-12-01', ...overlapping })).statusCode).toBe(201);
    expect((await mine.onDate({ date: '2026-12-14', ...overlapping })).statusCode).toBe(201);
    await mine.close(weekly!.id, '2026-11-30');
    const [single] = itemsOf(await mine.onDate({ date: '2026-11-30', ...overlapping }));
    // The other way round: a weekly one over a day that is open already.
    const again = await mine.weekly({ weekdays: ['MONDAY'], start: '10:00', end: '11:00' });
    expect(again.json()).toMatchObject({
      code: 'SLOT_OVERLAP',
      conflict: { other: { id: single!.id }, wanted: { startAt: '2026-11-30T01:00:00.000Z' } },
    });
  });

  it('may follow it on the same weekday after its last day [CAL-2]', async () => {
    await mine.weekly({ until: '2026-11-30' });
    expect(refusalOf(await mine.weekly({ startsOn: '2026-11-30' }))).toEqual([422, 'SLOT_OVERLAP']);
    expect((await mine.weekly({ startsOn: '2026-12-01' })).statusCode).toBe(201);
  });

  it('does not meet that of another teacher', async () => {
    await mine.weekly({});
    expect((await hers.weekly({})).statusCode).toBe(201);
  });
});

describe('changing free time', () => {
  it('moves a weekly stretch to other hours, another weekday and another end [CAL-2]', async () => {
    const [slot] = itemsOf(await mine.weekly({}));
    const answer = await mine.change(slot!.id, {
      weekday: 'THURSDAY',
      until: '2026-12-04',
      start: '13:00',
      end: '15:00',
    });
    expect(itemsOf(answer)).toEqual([
      { ...slot, weekday: 'THURSDAY', startsOn: '2026-11-26', until: '2026-12-03', start: '13:00', end: '15:00' },
    ]);
    expect(await openOn('2026-11-18', '2026-12-31')).toEqual(['2026-11-26T13:00-15:00', '2026-12-03T13:00-15:00']);
  });

  it('changes one day of a weekly stretch only, and again the same when it is sent twice [CAL-2]', async () => {
    const [slot] = itemsOf(await mine.weekly({}));
    const body = { onDate: '2026-11-30', start: '09:30', end: '11:00' };
    const answer = itemsOf(await mine.change(slot!.id, body));
    expect(answer).toMatchObject([
      { id: slot!.id, except: ['2026-11-30'], start: '09:00' },
      { kind: 'DATE', date: '2026-11-30', start: '09:30', end: '11:00' },
    ]);
    expect(itemsOf(await mine.change(slot!.id, body))).toEqual(answer);
    expect(await openOn('2026-11-23', '2026-12-07')).toEqual([
      '2026-11-23T09:00-10:00',
      '2026-11-30T09:30-11:00',
      '2026-12-07T09:00-10:00',
    ]);
  });

  it('moves one day of a weekly stretch to another day [CAL-2]', async () => {
    const [slot] = itemsOf(await mine.weekly({}));
    await mine.change(slot!.id, { onDate: '2026-11-30', date: '2026-12-02' });
    expect(await openOn('2026-11-23', '2026-12-07')).toEqual([
      '2026-11-23T09:00-10:00',
      '2026-12-02T09:00-10:00',
      '2026-12-07T09:00-10:00',
    ]);
  });

  it('moves a single day, not into the past and not over others [CAL-2]', async () => {
    const [slot] = itemsOf(await mine.onDate({}));
    await mine.onDate({ date: '2026-11-25' });
    expect(itemsOf(await mine.change(slot!.id, { date: '2026-11-24' }))).toMatchObject([{ date: '2026-11-24' }]);
    expect(refusalOf(await mine.change(slot!.id, { date: '2026-11-17' }))).toEqual([422, 'SLOT_PAST']);
    expect(refusalOf(await mine.change(slot!.id, { date: '2026-11-25' }))).toEqual([422, 'SLOT_OVERLAP']);
    expect(await mine.list()).toMatchObject([{ date: '2026-11-24' }, { date: '2026-11-25' }]);
  });

  it('is not in its own way [CAL-2]', async () => {
    const [weekly] = itemsOf(await mine.weekly({}));
    expect((await mine.change(weekly!.id, { start: '09:15', end: '10:15' })).statusCode).toBe(200);
    expect((await mine.change(weekly!.id, { onDate: '2026-11-23', start: '09:30', end: '10:30' })).statusCode).toBe(
      200,
    );
  });

  it('reaches back over a rule that is over, which gives way [CAL-2]', async () => {
    await t.database.raw.exec(`
      insert into free_slot (id, teacher_id, kind, weekday, starts_on, until, start_minute, end_minute) values
        ('over', '${me.id}', 'WEEKLY', 1, '2026-01-05', '2026-11-09', 540, 600),
        ('still', '${me.id}', 'WEEKLY', 1, '2026-01-05', null, 660, 720)`);
    expect((await mine.change('still', { start: '09:30', end: '10:30' })).statusCode).toBe(200);
    expect(await mine.list()).toMatchObject([{ id: 'still', start: '09:30', startsOn: '2026-01-05' }]);
  });

  it('opens a rule again that is over [CAL-2]', async () => {
    await t.database.raw.exec(`
      insert into free_slot (id, teacher_id, kind, weekday, starts_on, until, start_minute, end_minute)
        values ('over', '${me.id}', 'WEEKLY', 1, '2026-01-05', '2026-11-09', 540, 600)`);
    const changed = await mine.change('over', { until: '2026-11-23' });
    expect(itemsOf(changed)).toMatchObject([{ id: 'over', until: '2026-11-23' }]);
    expect(refusalOf(await mine.change('over', { until: '2026-11-16' }))).toEqual([422, 'SLOT_PAST']);
    expect(await openOn('2026-11-02', '2026-12-07')).toEqual([
      '2026-11-02T09:00-10:00',
      '2026-11-09T09:00-10:00',
      '2026-11-16T09:00-10:00',
      '2026-11-23T09:00-10:00',
    ]);
  });

  it('refuses fields that mean nothing to the kind of change', async () => {
    const [weekly] = itemsOf(await mine.weekly({}));
    const [single] = itemsOf(await mine.onDate({ date: '2026-12-24' }));
    for (const [id, body, field] of [
      [weekly!.id, { date: '2026-11-30' }, 'date'],
      [weekly!.id, { onDate: '2026-11-30', weekday: 'MONDAY' }, 'weekday'],
      [weekly!.id, { onDate: '2026-12-01' }, 'onDate'],
      [single!.id, { onDate: '2026-12-24' }, 'onDate'],
    ] as const)
      expect((await mine.change(id, body)).json()).toMatchObject({ fields: { [field]: expect.any(String) as string } });
  });
});

describe('closing free time', () => {
  it('closes a weekly stretch for good, or on one day, however often [CAL-2]', async () => {
    const [slot] = itemsOf(await mine.weekly({}));
    for (const _ of [1, 2]) expect((await mine.close(slot!.id, '2026-11-30')).statusCode).toBe(200);
    expect(await mine.list()).toMatchObject([{ except: ['2026-11-30'] }]);
    expect(await openOn('2026-11-23', '2026-12-07')).toEqual(['2026-11-23T09:00-10:00', '2026-12-07T09:00-10:00']);
    expect(refusalOf(await mine.close(slot!.id, '2026-12-01'))).toEqual([400, 'VALIDATION']);
    await mine.close(slot!.id);
    expect(await mine.list()).toEqual([]);
    expect(refusalOf(await mine.close(slot!.id))).toEqual([404, 'NOT_FOUND']);
  });

  it('takes back what was opened just now, all at once [CAL-2]', async () => {
    const [kept] = itemsOf(await mine.onDate({}));
    const opened = itemsOf(await mine.weekly({ weekdays: ['TUESDAY', 'FRIDAY'] }));
    const [foreign] = itemsOf(await hers.weekly({}));
    const ids = [...opened.map(({ id }) => id), foreign!.id];
    for (const _ of [1, 2]) expect((await mine.undo(ids)).statusCode).toBe(200);
    expect(await mine.list()).toEqual([kept]);
    expect(await hers.list()).toEqual([foreign]);
  });

  it('is the owner’s alone; another cannot tell it from a missing one', async () => {
    const [slot] = itemsOf(await mine.weekly({}));
    for (const send of [
      (id: string) => hers.change(id, {}),
      (id: string) => hers.close(id),
      (id: string) => hers.close(id, '2026-11-30'),
    ])
      for (const id of [slot!.id, 'free_none']) expect(refusalOf(await send(id))).toEqual([404, 'NOT_FOUND']);
    expect(await mine.list()).toEqual([slot]);
  });
});
