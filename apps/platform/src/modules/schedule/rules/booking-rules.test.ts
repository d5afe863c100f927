import { type BookingRules, DEFAULT_BOOKING_RULES } from '@portal/domain/schedule/booking-rules';
import type { Calendar } from '@portal/domain/schedule/calendar';
import type { TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import { freeTimeCalls, refusalOf } from '../../../testing/free-time-calls.ts';
import { createTestApp, testClock, type TestApp } from '../../../testing/test-app.ts';

let t: TestApp;
let me: { id: string };
let mine: Record<string, string>;
let hers: Record<string, string>;

beforeAll(async () => {
  // A Wednesday, 10:42 in Seoul.
  t = await createTestApp({ clock: testClock('2026-11-18T01:42:00Z') });
  me = await t.addUser({ username: 'math' });
  await t.addUser({ username: 'other' });
  mine = await t.signIn('math');
  hers = await t.signIn('other');
  await t.database.raw.exec(`
    insert into teaching_class (id, code, teacher_id, name, mode, progress, start_date, end_date, lesson_total, capacity)
      values ('c', 'c', '${me.id}', '수업', 'ONLINE', 'IN_PROGRESS', '2026-01-01', '2027-12-31', 99, 5)`);
  await freeTimeCalls(t, mine).weekly({ weekdays: ['MONDAY', 'THURSDAY'], start: '09:00', end: '12:00' });
});
beforeEach(() => t.database.raw.exec('truncate booking_rules, time_off; delete from lesson_move; delete from lesson'));
afterAll(() => t.close());

const PATH = '/tns/v1/calendar/booking-rules';
const put = (rules: object, headers = mine) =>
  t.request({ method: 'PUT', url: PATH, headers, payload: { ...DEFAULT_BOOKING_RULES, ...rules } });
const get = async (headers = mine) => (await t.request({ url: PATH, headers })).json<{ data: BookingRules }>().data;
const addLesson = (id: string, startAt: string, status = 'UPCOMING') =>
  t.database.raw.exec(`
    insert into lesson (id, class_id, teacher_id, no, title, start_at, end_at, status, mode, cancel_reason)
      values ('${id}', 'c', '${me.id}', ${Number(id.slice(1))}, '제목', '${startAt}', timestamptz '${startAt}' + interval '50 minutes',
        '${status}', 'ONLINE', ${status === 'CANCELED' ? `'이유'` : 'null'})`);
/** Local hours of Seoul. */
const bookable = async (from: string, to = from, minutes = '') => {
  const query = `from=${from}&to=${to}${minutes && `&minutes=${minutes}`}`;
  const answer = await t.request({ url: `/tns/v1/calendar/bookable-times?${query}`, headers: mine });
  const local = (instant: string) => new Date(Date.parse(instant) + 9 * 3_600_000).toISOString();
  return answer
    .json<{ data: { items: TimeSpan[] } }>()
    .data.items.map(({ startAt, endAt }) => `${local(startAt).slice(5, 16)}-${local(endAt).slice(11, 16)}`);
};

describe('the booking rules', () => {
  it('are the usual ones until the teacher chooses: 24 hours, 10 minutes, 60 days [CAL-2]', async () => {
    expect(await get()).toEqual(DEFAULT_BOOKING_RULES);
  });

  it('are kept as a whole, for this teacher alone, and show in her calendar [CAL-1] [CAL-2]', async () => {
    const rules: BookingRules = {
      noticeHours: 0,
      bufferMinutes: 120,
      horizonDays: 365,
      maxLessonsPerDay: 24,
      secondTimeZone: 'Asia/Ho_Chi_Minh',
      holidayCountries: ['VN', 'KR'],
    };
    expect((await put(rules)).json()).toEqual({ data: rules });
    expect(await get()).toEqual(rules);
    expect(await get(hers)).toEqual(DEFAULT_BOOKING_RULES);
    const read = async (headers: Record<string, string>) =>
      (await t.request({ url: '/tns/v1/calendar?from=2026-09-01&to=2026-09-30', headers })).json<{ data: Calendar }>()
        .data;
    const calendar = await read(mine);
    expect(calendar.secondTimeZone).toBe('Asia/Ho_Chi_Minh');
    expect(calendar.holidays).toEqual([
      { date: '2026-09-01', country: 'VN', name: '국경일 연휴' },
      { date: '2026-09-02', country: 'VN', name: '국경일' },
      { date: '2026-09-24', country: 'KR', name: '추석 연휴' },
      { date: '2026-09-25', country: 'KR', name: '추석' },
      { date: '2026-09-26', country: 'KR', name: '추석 연휴' },
    ]);
    const other = await read(hers);
    expect([other.secondTimeZone, other.holidays.length]).toEqual([null, 3]);
    await put({ holidayCountries: [], maxLessonsPerDay: null });
    expect((await read(mine)).holidays).toEqual([]);
    expect(await get()).toMatchObject({ maxLessonsPerDay: null, secondTimeZone: null });
  });

  it.each([
    ['noticeHours', 337],
    ['noticeHours', -1],
    ['bufferMinutes', 121],
    ['horizonDays', 0],
    ['maxLessonsPerDay', 0],
    ['maxLessonsPerDay', 1.5],
    ['secondTimeZone', 'Asia/Pyeongchang'],
    ['secondTimeZone', '+09:00'],
    ['holidayCountries', ['KR', 'KR']],
    ['holidayCountries', ['US']],
  ])('refuse %s = %j and stay as they were', async (field, value) => {
    const before = await get();
    expect(refusalOf(await put({ [field]: value }))).toEqual([400, 'VALIDATION']);
    expect(await get()).toEqual(before);
  });
});

describe('the times that a student may book', () => {
  it('are free time without lessons and the minutes kept around them [CAL-2]', async () => {
    await addLesson('l1', '2026-11-23T01:00:00Z');
    await addLesson('l2', '2026-11-26T01:00:00Z', 'CANCELED');
    // What begins before the day or ends after it keeps its distance too.
    await addLesson('l3', '2026-11-29T23:05:00Z');
    expect(await bookable('2026-11-23', '2026-11-30')).toEqual([
      '11-23T09:00-09:50',
      '11-23T11:00-12:00',
      '11-26T09:00-12:00',
      '11-30T09:05-12:00',
    ]);
    expect(await bookable('2026-11-23', '2026-11-23', '60')).toEqual(['11-23T11:00-12:00']);
    expect(await bookable('2026-11-23', '2026-11-23', '61')).toEqual([]);
  });

  it('begin after the notice and end with the horizon [CAL-2]', async () => {
    expect(await bookable('2026-11-16', '2026-11-23')).toEqual(['11-19T10:42-12:00', '11-23T09:00-12:00']);
    await put({ noticeHours: 0, horizonDays: 5 });
    expect(await bookable('2026-11-16', '2026-12-31')).toEqual(['11-19T09:00-12:00', '11-23T09:00-12:00']);
    await put({ noticeHours: 0, horizonDays: 4 });
    expect(await bookable('2026-11-16', '2026-12-31')).toEqual(['11-19T09:00-12:00']);
    await put({ noticeHours: 336, horizonDays: 1 });
    expect(await bookable('2026-11-16', '2026-12-31')).toEqual([]);
  });

  it('leave out days that are full; a lesson that waits to move counts where it stands and where it would stand [CAL-2]', async () => {
    await put({ maxLessonsPerDay: 1, bufferMinutes: 0 });
    await addLesson('l1', '2026-11-23T05:00:00Z');
    expect(await bookable('2026-11-23', '2026-11-26')).toEqual(['11-26T09:00-12:00']);
    await t.database.raw.exec(`
      insert into lesson_move (id, client_id, part, lesson_id, teacher_id, proposed_by, old_start_at, old_end_at, new_start_at,
        new_end_at, reason, status, short_notice, created_at, answer_by)
      values ('m', gen_random_uuid(), 0, 'l1', '${me.id}', 'TEACHER', '2026-11-23T05:00Z', '2026-11-23T05:50Z',
        '2026-11-26T05:00Z', '2026-11-26T05:50Z', '', 'PROPOSED', false, '2026-11-18T00:00Z', '2026-11-20T00:00Z')`);
    expect(await bookable('2026-11-23', '2026-11-26')).toEqual([]);
    await put({ maxLessonsPerDay: 2, bufferMinutes: 0 });
    expect(await bookable('2026-11-23', '2026-11-26')).toEqual(['11-23T09:00-12:00', '11-26T09:00-12:00']);
  });

  it('leave out time off and what other calendars take, without a distance [CAL-2]', async () => {
    await t.database.raw.exec(`
      insert into time_off (id, teacher_id, start_at, end_at, reason)
        values ('o', '${me.id}', '2026-11-23T01:00Z', '2026-11-23T01:30Z', '병원');
      insert into external_calendar (id, teacher_id, client_id, name, url, created_at, due_at)
        values ('x', '${me.id}', 'x', '개인', 'https://example.com/x.ics', now(), now());
      insert into busy_block (id, calendar_id, teacher_id, title, start_at, end_at)
        values ('b', 'x', '${me.id}', '약속', '2026-11-26T02:00Z', '2026-11-26T02:10Z')`);
    expect(await bookable('2026-11-23', '2026-11-26')).toEqual([
      '11-23T09:00-10:00',
      '11-23T10:30-12:00',
      '11-26T09:00-11:00',
      '11-26T11:10-12:00',
    ]);
    await t.database.raw.exec('delete from external_calendar');
  });

  it('join stretches that touch, so that a long lesson fits across [CAL-2]', async () => {
    const calls = freeTimeCalls(t, mine);
    await calls.onDate({ date: '2026-11-23', start: '12:00', end: '13:00' });
    expect(await bookable('2026-11-23', '2026-11-23', '240')).toEqual(['11-23T09:00-13:00']);
  });

  it('may be asked for 62 days, not for 63, and for 25 to 720 minutes', async () => {
    const ask = async (query: string) => {
      const answer = await t.request({ url: `/tns/v1/calendar/bookable-times?${query}`, headers: mine });
      return answer.statusCode;
    };
    expect(await ask('from=2026-11-01&to=2027-01-01')).toBe(200);
    expect(await ask('from=2026-11-01&to=2027-01-02')).toBe(422);
    expect(await ask('from=2026-11-02&to=2026-11-01')).toBe(400);
    expect(await ask('from=2026-11-02&to=2026-11-03&minutes=24')).toBe(400);
    expect(await ask('from=2026-11-02&to=2026-11-03&minutes=720')).toBe(200);
  });
});
