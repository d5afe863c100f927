import type { Database } from '../../../core/database/database.ts';
import { testClock } from '../../../testing/test-app.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { lessonsOn } from '../../lessons/module.ts';
import { openTimes } from './open-times.service.ts';

const teacher = { id: 'teacher', timeZone: 'Asia/Seoul' };
// A Wednesday, 10:42 in Seoul.
const clock = testClock('2026-11-18T01:42:00Z');

let database: Database;
let times: ReturnType<typeof openTimes>;

/** An instant by the clocks of Seoul in November 2026. */
const at = (day: number, time: string) => new Date(`2026-11-${String(day).padStart(2, '0')}T${time}:00+09:00`);
const local = (instant: string) => new Date(Date.parse(instant) + 9 * 3_600_000).toISOString().slice(11, 16);

beforeAll(async () => {
  database = await openTestDatabase();
  times = openTimes(database.db, clock, lessonsOn);
  await database.raw.exec(`
    insert into teaching_class (id, code, teacher_id, name, mode, progress, start_date, end_date, lesson_total, capacity)
      values ('c', 'c', 'teacher', '중2 내신 대비반', 'ONLINE', 'IN_PROGRESS', '2026-01-01', '2027-12-31', 99, 5);
    insert into free_slot (id, teacher_id, kind, date, start_minute, end_minute)
      values ('f', 'teacher', 'DATE', '2026-11-25', 840, 960);
    insert into lesson (id, class_id, teacher_id, no, title, start_at, end_at, status, mode, cancel_reason) values
      ('l1', 'c', 'teacher', 1, '제목', '2026-11-25 13:00+09', '2026-11-25 13:50+09', 'UPCOMING', 'ONLINE', null),
      ('l2', 'c', 'teacher', 2, '제목', '2026-11-25 14:50+09', '2026-11-25 15:20+09', 'UPCOMING', 'ONLINE', null),
      ('l3', 'c', 'teacher', 3, '제목', '2026-11-25 20:00+09', '2026-11-25 21:00+09', 'CANCELED', 'ONLINE', '이유');
    insert into lesson_move (id, client_id, part, lesson_id, teacher_id, proposed_by, old_start_at, old_end_at, new_start_at,
      new_end_at, reason, status, short_notice, created_at, answer_by)
      values ('m1', gen_random_uuid(), 0, 'l1', 'teacher', 'TEACHER', '2026-11-25 13:00+09', '2026-11-25 13:50+09',
        '2026-11-25 17:00+09', '2026-11-25 17:50+09', '', 'PROPOSED', false, '2026-11-18Z', '2026-11-20Z');
    insert into time_off (id, teacher_id, start_at, end_at, reason)
      values ('o1', 'teacher', '2026-11-25 19:00+09', '2026-11-25 20:30+09', '병원');
    insert into external_calendar (id, teacher_id, client_id, name, url, created_at, due_at)
      values ('x', 'teacher', 'x', '개인', 'https://example.com/x.ics', now(), now());
    insert into busy_block (id, calendar_id, teacher_id, title, start_at, end_at)
      values ('b1', 'x', 'teacher', '약속', '2026-11-25 20:00+09', '2026-11-25 21:00+09');
    insert into calendar_event (id, teacher_id, title, date, time, end_time, busy) values
      ('e1', 'teacher', '치과', '2026-11-27', '14:00', '15:00', true),
      ('e2', 'teacher', '장보기', '2026-11-27', '16:00', '17:00', false),
      ('e3', 'teacher', '알림', '2026-11-27', '18:00', null, true),
      ('e4', 'teacher', '여행', '2026-11-28', '00:00', '23:59', true);
    insert into free_slot (id, teacher_id, kind, date, start_minute, end_minute)
      values ('f2', 'teacher', 'DATE', '2026-11-27', 840, 1140)`);
});
afterAll(() => database.close());

const nearest = async (options: Partial<Parameters<typeof times.nearestTimes>[1]>) =>
  (await times.nearestTimes(teacher, { minutes: 30, near: at(25, '14:20'), count: 3, ...options })).map(({ startAt }) =>
    local(startAt),
  );

describe('the nearest times', () => {
  it('begin on the quarter hour inside open stretches, nearest first [CAL-3]', async () => {
    expect(await nearest({ exceptLessonIds: ['l1', 'l2'], minutes: 50 })).toEqual(['14:15', '15:15', '13:15']);
  });

  it('begin with the very time that was asked for where nothing stands there, also outside free time [CAL-3]', async () => {
    expect(await nearest({ near: at(27, '09:15'), count: 2 })).toEqual(['09:15', '15:00']);
    expect((await nearest({ near: at(27, '14:15'), count: 1 }))[0]).toBe('15:00');
  });

  it('overlap each other only where there is no other way [CAL-3]', async () => {
    expect(await nearest({ near: at(24, '00:10'), minutes: 720 })).toEqual(['08:00', '08:15', '08:30']);
  });

  it('keep their distance from other lessons, and say the earlier of two equally near ones first [CAL-3]', async () => {
    // Free from 14:00 to 16:00; the lesson at 14:50 keeps 14:40 to 15:30.
    expect(await nearest({ count: 2 })).toEqual(['14:00', '15:30']);
    expect(await nearest({ count: 2, near: at(25, '14:45') })).toEqual(['14:00', '15:30']);
  });

  it('go on outside free time, between eight and ten, where that offers too few, and collide with nothing [CAL-3]', async () => {
    expect(await nearest({ count: 6, exceptLessonIds: ['l2'], minutes: 120 })).toEqual([
      '14:00',
      '10:45',
      '08:45',
      '14:15',
      '14:30',
      '14:45',
    ]);
    const all = await nearest({ count: 99, minutes: 60, near: at(25, '20:00') });
    expect(all.slice(0, 3)).toEqual(['21:00', '18:00', '15:45']);
    expect(all.toSorted()[0]).toBe('08:00');
  });

  it('leave out what is promised already, with its distance [CAL-3]', async () => {
    const taken = [{ from: at(25, '14:00'), to: at(25, '14:30') }];
    expect(await nearest({ count: 2, taken })).toEqual(['15:30', '16:00']);
  });

  it('stay in the day of the teacher and in the future, even inside the notice [CAL-3]', async () => {
    expect(await nearest({ near: at(18, '09:00') })).toEqual(['10:45', '11:15', '11:45']);
    expect(await nearest({ near: at(17, '09:00') })).toEqual([]);
    expect(await nearest({ near: at(24, '23:50'), minutes: 60 })).toEqual(['21:00', '20:00', '19:00']);
  });
});

describe('what stands in the way', () => {
  const other = async (from: string, to: string, exceptLessonIds: string[] = []) => {
    const found = await times.conflictOf(teacher, { from: at(25, from), to: at(25, to) }, { exceptLessonIds });
    return found && `${found.kind} ${found.id} ${found.title} ${local(found.startAt)}-${local(found.endAt)}`;
  };

  it('is a lesson first, then a waiting move, time off and a busy stretch [CAL-3] [CRS-7]', async () => {
    expect(await other('13:00', '22:00')).toBe('LESSON l1 중2 내신 대비반 13:00-13:50');
    expect(await other('15:30', '22:00')).toBe('LESSON_MOVE m1 중2 내신 대비반 17:00-17:50');
    expect(await other('18:00', '22:00')).toBe('TIME_OFF o1 병원 19:00-20:30');
    expect(await other('20:30', '22:00')).toBe('BUSY b1 약속 20:00-21:00');
    expect(await other('21:00', '22:00')).toBeUndefined();
  });

  it('is neither what touches, nor the distance around it, nor a lesson that is excepted with its move [CRS-7]', async () => {
    expect(await other('13:50', '14:50')).toBeUndefined();
    expect(await other('13:00', '17:50', ['l1', 'l2'])).toBeUndefined();
  });
});

describe('an own appointment of the teacher', () => {
  const conflict = async (day: number, from: string, to: string) =>
    (await times.conflictOf(teacher, { from: at(day, from), to: at(day, to) }))?.title;

  it('with an end is in the way of a lesson, unless she is free all the same [CAL-1] [CRS-7]', async () => {
    expect(await conflict(27, '14:30', '15:30')).toBe('치과');
    expect(await conflict(27, '15:00', '16:00')).toBeUndefined();
    expect(await conflict(27, '16:00', '17:00')).toBeUndefined();
    expect(await conflict(27, '18:00', '18:30')).toBeUndefined();
    expect(await conflict(28, '23:30', '23:59')).toBe('여행');
  });

  it('takes its time away from what can be booked, and from every time that is offered [CAL-2] [CAL-3]', async () => {
    const open = await times.openSpans(teacher, { from: at(27, '00:00'), to: at(28, '00:00') });
    expect(open).toEqual([{ from: at(27, '15:00'), to: at(27, '19:00') }]);
    expect(await nearest({ near: at(27, '14:00'), count: 2 })).toEqual(['15:00', '15:30']);
  });

  it('is in the way of a class that is planned [CLS-1]', async () => {
    const wanted = [
      { from: at(27, '14:00'), to: at(27, '15:00') },
      { from: at(28, '10:00'), to: at(28, '11:00') },
    ];
    expect((await times.conflictsOf(teacher, wanted)).map((other) => other?.kind)).toEqual(['EVENT', 'EVENT']);
  });
});

describe('inside a transaction', () => {
  it('open times see what it wrote [R14]', async () => {
    await database.db
      .transaction(async (tx) => {
        await tx.execute(
          `update lesson set start_at = start_at + interval '1 day', end_at = end_at + interval '1 day'`,
        );
        const inside = openTimes(tx, clock, lessonsOn);
        const span = { from: at(25, '13:00'), to: at(25, '13:50') };
        expect(await inside.conflictOf(teacher, span)).toBeUndefined();
        expect(await inside.openSpans(teacher, { from: at(25, '00:00'), to: at(26, '00:00') })).toEqual([
          { from: at(25, '14:00'), to: at(25, '16:00') },
        ]);
        throw new Error('take it back');
      })
      .catch((error: Error) => expect(error.message).toBe('take it back'));
  });
});
