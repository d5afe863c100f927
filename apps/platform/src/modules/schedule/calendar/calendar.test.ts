import type { Calendar } from '@portal/domain/schedule/calendar';
import { createTestApp, testClock, type TestApp } from '../../../testing/test-app.ts';
import { enrollment, student, teachingClass } from '../../classes/classes.tables.ts';
import { lesson } from '../../lessons/lessons.tables.ts';
import { calendarEvent, freeSlot, timeOff } from '../schedule.tables.ts';

let t: TestApp;
let mine: Record<string, string>;
let berlin: Record<string, string>;

const aClass = (id: string, teacherId: string) => ({
  id,
  code: id,
  teacherId,
  name: `수업 ${id}`,
  mode: 'ONLINE' as const,
  progress: 'IN_PROGRESS' as const,
  startDate: '2026-11-01',
  endDate: '2026-12-31',
  lessonTotal: 24,
  capacity: 6,
});
const aLesson = (id: string, of: { id: string; teacherId: string }, startAt: string, minutes = 60) => ({
  id,
  classId: of.id,
  teacherId: of.teacherId,
  no: Number(id.replaceAll(/\D/g, '')),
  title: '일차함수의 그래프',
  startAt: new Date(startAt),
  endAt: new Date(Date.parse(startAt) + minutes * 60_000),
  status: 'UPCOMING' as const,
  mode: 'ONLINE' as const,
});

beforeAll(async () => {
  t = await createTestApp({ clock: testClock('2026-11-18T01:42:00Z') });
  const me = await t.addUser({ username: 'math' });
  const other = await t.addUser({ username: 'berlin', timeZone: 'Europe/Berlin' });
  const { db } = t.database;
  const own = aClass('c1', me.id);
  const foreign = aClass('c2', other.id);
  await db.insert(teachingClass).values([own, foreign]);
  await db
    .insert(student)
    .values(Array.from({ length: 6 }, (_, at) => ({ id: `s${at}`, name: `학생 A0${at}`, age: 14 })));
  await db
    .insert(lesson)
    .values([
      aLesson('l1', own, '2026-11-17T14:30:00Z'),
      { ...aLesson('l2', own, '2026-11-18T01:30:00Z', 30), status: 'DONE' as const, held: true },
      { ...aLesson('l3', own, '2026-11-18T05:00:00Z'), isTrial: true, mode: 'OFFLINE' as const, place: '음악실' },
      { ...aLesson('l4', own, '2026-11-18T07:00:00Z'), status: 'CANCELED' as const, cancelReason: '학생이 아파요' },
      aLesson('l5', own, '2026-11-18T15:00:00Z'),
      aLesson('l6', foreign, '2026-11-18T01:30:00Z'),
    ]);
  await db.insert(enrollment).values([
    ...[0, 1, 2, 3, 4].map((at) => ({
      id: `e${at}`,
      classId: 'c1',
      studentId: `s${at}`,
      status: 'ACTIVE' as const,
      enrolledAt: new Date(),
    })),
    {
      id: 'e5',
      classId: 'c1',
      studentId: 's5',
      trialLessonId: 'l3',
      status: 'ACTIVE' as const,
      enrolledAt: new Date(),
    },
  ]);
  await db.insert(calendarEvent).values([
    {
      id: 'v2',
      teacherId: me.id,
      title: '상담',
      date: '2026-11-18',
      time: '22:10',
      endTime: '22:40',
      note: '준비',
      busy: true,
    },
    { id: 'v1', teacherId: me.id, title: '은행', date: '2026-11-18', time: '09:05' },
    { id: 'v3', teacherId: me.id, title: '내일', date: '2026-11-19', time: '00:00' },
    { id: 'v4', teacherId: other.id, title: '남의 일정', date: '2026-11-18', time: '10:00' },
  ]);
  await db.insert(freeSlot).values([
    {
      id: 'f1',
      teacherId: me.id,
      kind: 'WEEKLY',
      weekday: 3,
      startsOn: '2026-01-07',
      startMinute: 540,
      endMinute: 600,
    },
    { id: 'f2', teacherId: me.id, kind: 'DATE', date: '2026-11-18', startMinute: 1380, endMinute: 1440 },
    {
      id: 'f3',
      teacherId: other.id,
      kind: 'WEEKLY',
      weekday: 3,
      startsOn: '2026-01-07',
      startMinute: 540,
      endMinute: 600,
    },
  ]);
  await db.insert(timeOff).values([
    {
      id: 'o1',
      teacherId: me.id,
      startAt: new Date('2026-11-20T15:00:00Z'),
      endAt: new Date('2026-12-20T15:00:00Z'),
      reason: '여행',
    },
    {
      id: 'o2',
      teacherId: other.id,
      startAt: new Date('2026-11-01T15:00:00Z'),
      endAt: new Date('2026-12-20T15:00:00Z'),
      reason: '여행',
    },
  ]);
  mine = await t.signIn('math');
  berlin = await t.signIn('berlin');
});
afterAll(() => t.close());

const ask = (query: string, headers = mine) => t.request({ url: `/tns/v1/calendar${query}`, headers });
const read = async (from: string, to: string, headers = mine) =>
  (await ask(`?from=${from}&to=${to}`, headers)).json<{ data: Calendar }>().data;

describe('the calendar of a teacher', () => {
  it('shows the lessons of a day in her own zone, with those that only reach into it [CAL-1]', async () => {
    const { lessons } = await read('2026-11-18', '2026-11-18');
    expect(lessons.map(({ id }) => id)).toEqual(['l1', 'l2', 'l3', 'l4']);
    expect((await read('2026-11-19', '2026-11-19')).lessons.map(({ id }) => id)).toEqual(['l5']);
  });

  it('tells of a lesson what its details show: class, students, state [CAL-1]', async () => {
    const { lessons } = await read('2026-11-18', '2026-11-18');
    expect(lessons[1]).toEqual({
      id: 'l2',
      classId: 'c1',
      className: '수업 c1',
      classNo: 1,
      no: 2,
      title: '일차함수의 그래프',
      startAt: '2026-11-18T01:30:00.000Z',
      endAt: '2026-11-18T02:00:00.000Z',
      status: 'DONE',
      held: true,
      taughtMinutes: 30,
      isTrial: false,
      isWrappedUp: false,
      mode: 'ONLINE',
      place: null,
      studentCount: 5,
      studentNames: ['학생 A00', '학생 A01', '학생 A02', '학생 A03'],
      cancelReason: null,
    });
    expect(lessons[2]).toMatchObject({ isTrial: true, place: '음악실', studentCount: 1, studentNames: ['학생 A05'] });
    expect(lessons[3]).toMatchObject({ status: 'CANCELED', cancelReason: '학생이 아파요' });
  });

  it('shows her own entries by title, date, time and note, in order [CAL-1]', async () => {
    const { events } = await read('2026-11-18', '2026-11-18');
    expect(events).toEqual([
      { id: 'v1', title: '은행', date: '2026-11-18', time: '09:05', endTime: null, note: '', busy: true },
      { id: 'v2', title: '상담', date: '2026-11-18', time: '22:10', endTime: '22:40', note: '준비', busy: true },
    ]);
  });

  it('shows free time as instants, up to midnight [CAL-2]', async () => {
    const { freeTimes } = await read('2026-11-18', '2026-11-18');
    expect(freeTimes).toEqual([
      { slotId: 'f1', repeats: true, startAt: '2026-11-18T00:00:00.000Z', endAt: '2026-11-18T01:00:00.000Z' },
      { slotId: 'f2', repeats: false, startAt: '2026-11-18T14:00:00.000Z', endAt: '2026-11-18T15:00:00.000Z' },
    ]);
  });

  it('shows a time off that began long before, and no free time inside it [CAL-2]', async () => {
    const { timeOffs, freeTimes } = await read('2026-12-14', '2026-12-20');
    expect(timeOffs).toEqual([
      {
        id: 'o1',
        startAt: '2026-11-20T15:00:00.000Z',
        endAt: '2026-12-20T15:00:00.000Z',
        reason: '여행',
        publicReason: null,
      },
    ]);
    expect(freeTimes).toEqual([]);
  });

  it('shows nothing of anybody else, and counts the days of a teacher abroad in her zone [CAL-1]', async () => {
    const hers = await read('2026-11-18', '2026-11-18', berlin);
    expect(hers.lessons.map(({ id }) => id)).toEqual(['l6']);
    expect(hers.events.map(({ id }) => id)).toEqual(['v4']);
    const all = await read('2026-11-01', '2026-12-31');
    expect(JSON.stringify(all)).not.toMatch(/l6|v4|f3|o2|c2/);
  });

  it('may be asked for 62 days and not for 63', async () => {
    expect((await ask('?from=2026-11-01&to=2027-01-01')).statusCode).toBe(200);
    const tooLong = await ask('?from=2026-11-01&to=2027-01-02');
    expect([tooLong.statusCode, tooLong.json().code]).toEqual([422, 'RANGE_TOO_LONG']);
  });

  it.each([
    '',
    '?from=2026-11-18',
    '?from=2026-11-19&to=2026-11-18',
    '?from=2026-02-30&to=2026-03-01',
    '?from=2026-11-18&to=2026-11-18&teacherId=x',
    '?from=2026-11-18&from=2026-11-18&to=2026-11-18',
    '?from=18.11.2026&to=18.11.2026',
    '?from=2026-11-18T00:00:00Z&to=2026-11-18',
    '?from=%00&to=2026-11-18',
    "?from=2026-11-18'--&to=2026-11-18",
  ])('refuses to be asked with %s', async (query) => {
    const answer = await ask(query);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION']);
  });

  it.each([
    ['0001-01-01', 400],
    ['1899-12-31', 400],
    ['1900-01-01', 200],
    ['2024-02-29', 200],
    ['2199-12-31', 200],
    ['2200-01-01', 400],
    ['9999-12-31', 400],
  ])('answers about %s with %i', async (day, status) => {
    expect((await ask(`?from=${day}&to=${day}`)).statusCode).toBe(status);
  });

  it('is for teachers only', async () => {
    const { authorization, ...anonymous } = mine;
    expect(authorization).toBeTruthy();
    expect((await ask('?from=2026-11-18&to=2026-11-18', anonymous)).statusCode).toBe(401);
  });
});

describe('the tables', () => {
  const sql = (text: string) => t.database.raw.query(text);
  const codeOf = (text: string) =>
    sql(text).then(
      () => 'fine',
      (error: { code: string; constraint?: string }) => `${error.code} ${error.constraint ?? ''}`.trim(),
    );
  const insertLesson = (id: string, from: string, to: string, status = 'UPCOMING') =>
    codeOf(
      `insert into lesson (id, class_id, teacher_id, no, title, start_at, end_at, status, mode, cancel_reason)
       select '${id}', 'c1', teacher_id, ${100 + Number(id.replaceAll(/\D/g, ''))}, '제목', '${from}', '${to}', '${status}', 'ONLINE',
         ${status === 'CANCELED' ? "'이유'" : 'null'} from teaching_class where id = 'c1'`,
    );

  it('refuse a lesson that overlaps another of the same teacher, but not one that touches it or a cancelled one', async () => {
    expect(await insertLesson('n1', '2027-01-05T10:00Z', '2027-01-05T11:00Z')).toBe('fine');
    expect(await insertLesson('n2', '2027-01-05T10:59Z', '2027-01-05T12:00Z')).toBe('23P01 lesson_no_overlap');
    expect(await insertLesson('n3', '2027-01-05T11:00Z', '2027-01-05T12:00Z')).toBe('fine');
    expect(await insertLesson('n4', '2027-01-05T10:00Z', '2027-01-05T11:00Z', 'CANCELED')).toBe('fine');
  });

  it('refuse a lesson under 25 minutes or over 12 hours', async () => {
    expect(await insertLesson('n5', '2027-01-06T10:00Z', '2027-01-06T10:24Z')).toBe('23514 lesson_length');
    expect(await insertLesson('n6', '2027-01-06T10:00Z', '2027-01-06T22:01Z')).toBe('23514 lesson_length');
  });

  it('refuse free time under 30 minutes, past midnight or over other free time of that weekday or day [CAL-2]', async () => {
    const slot = (id: string, on: string, start: number, end: number) =>
      codeOf(
        `insert into free_slot (id, teacher_id, kind, weekday, starts_on, until, date, start_minute, end_minute)
         select '${id}', teacher_id, ${on}, ${start}, ${end} from teaching_class where id = 'c1'`,
      );
    const weekly = (weekday: number, from = `date '2026-01-05' + ${weekday - 1}`, until = 'null') =>
      `'WEEKLY', ${weekday}, ${from}, ${until}, null`;
    const onDay = (day: string) => `'DATE', null, null::date, null::date, date '${day}'`;
    expect(await slot('x1', weekly(3), 590, 650)).toBe('23P01 free_slot_no_weekly_overlap');
    expect(await slot('x2', weekly(3), 600, 629)).toBe('23514 free_slot_length');
    expect(await slot('x3', weekly(3), 600, 630)).toBe('fine');
    expect(await slot('x4', weekly(4), 590, 650)).toBe('fine');
    expect(await slot('x5', onDay('2026-11-18'), 1350, 1400)).toBe('23P01 free_slot_no_date_overlap');
    expect(await slot('x6', weekly(5), 1400, 1441)).toMatch(/^23514/);
    // Rules of one weekday may follow each other in time, and begin and end on that weekday.
    expect(await slot('x7', weekly(1, "date '2026-11-02'", "date '2026-11-30'"), 540, 600)).toBe('fine');
    expect(await slot('x8', weekly(1, "date '2026-11-30'"), 570, 630)).toBe('23P01 free_slot_no_weekly_overlap');
    expect(await slot('x9', weekly(1, "date '2026-12-07'"), 570, 630)).toBe('fine');
    expect(await slot('x10', weekly(1, "date '2027-01-05'"), 900, 960)).toBe('23514 free_slot_starts_on_weekday');
    expect(await slot('x11', weekly(1, "date '2027-01-04'", "date '2027-01-12'"), 900, 960)).toBe(
      '23514 free_slot_ends_on_weekday',
    );
  });
});
