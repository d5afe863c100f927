import type { Database } from '../core/database/database.ts';
import { blocksOf, planOf, stepsOf } from '../testing/query-plan.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { lessonsStatement, LONGEST_LESSON_MS } from './lessons/shown-lessons.queries.ts';
import {
  markAllReadStatement,
  pageStatement,
  unseenStatement,
} from './notifications/list/notification-lists.queries.ts';
import { outboxQueries } from './notifications/outbox/outbox.queries.ts';
import {
  boundsOf,
  eventsStatement,
  freeSlotsStatement,
  LONGEST_TIME_OFF_MS,
  timeOffsStatement,
} from './schedule/calendar/calendar.queries.ts';

const WEEK = { from: new Date('2026-11-15T15:00:00Z'), to: new Date('2026-11-22T15:00:00Z') };
/** The six weeks that a month view shows, as days and as instants. */
const MONTH_DAYS = { fromDay: '2026-10-26', toDay: '2026-12-06' };
const MONTH = { from: new Date('2026-10-25T15:00:00Z'), to: new Date('2026-12-06T15:00:00Z') };
const SMALL = 300;
const LARGE = 30_000;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  const { raw } = database;
  for (const [teacher, lessons] of [
    ['small', SMALL],
    ['large', LARGE],
  ] as const)
    // Six lessons a day, from this week back through history.
    await raw.exec(`
      insert into teaching_class (id, code, teacher_id, name, mode, progress, start_date, end_date, lesson_total, capacity)
        values ('c-${teacher}', 'c-${teacher}', '${teacher}', '수업', 'ONLINE', 'IN_PROGRESS', '2000-01-01', '2026-12-31', ${lessons}, 5);
      insert into lesson (id, class_id, teacher_id, no, title, start_at, end_at, status, held, mode)
        select 'l-${teacher}-' || n, 'c-${teacher}', '${teacher}', n, '제목', at, at + interval '50 minutes', 'FINISHED', true, 'ONLINE'
        from generate_series(1, ${lessons}) n,
          lateral (select timestamptz '2026-11-22 12:00Z' - (n / 6) * interval '1 day' - (n % 6) * interval '1 hour' as at) t;
      insert into notification_inbox (user_id, last_seq, total) values ('${teacher}', ${lessons}, ${lessons});
      insert into notification (id, user_id, seq, title, content, published_at, open_detail)
        select 'n-${teacher}-' || n, '${teacher}', n, '제목', '내용', now(), true from generate_series(1, ${lessons}) n;
      insert into calendar_event (id, teacher_id, title, date, time)
        select 'e-${teacher}-' || n, '${teacher}', '일정', date '2026-12-06' - n / 6, time '09:00' + n % 6 * interval '1 hour'
        from generate_series(1, ${lessons}) n;
      insert into free_slot (id, teacher_id, kind, weekday, starts_on, until, start_minute, end_minute)
        select 'w-${teacher}-' || n, '${teacher}', 'WEEKLY', 1, day, case when n >= 12 then day end, n % 12 * 60, n % 12 * 60 + 60
        from generate_series(0, ${lessons}) n, lateral (select date '2026-10-19' - 7 * (n / 12) as day) days;
      insert into free_slot (id, teacher_id, kind, date, start_minute, end_minute)
        select 'd-${teacher}-' || n, '${teacher}', 'DATE', date '2026-12-06' - n / 6, n % 6 * 60, n % 6 * 60 + 60
        from generate_series(1, ${lessons}) n;
      insert into time_off (id, teacher_id, start_at, end_at, reason)
        select 'o-${teacher}-' || n, '${teacher}', at, at + interval '3 hours', '쉬어요'
        from generate_series(1, ${lessons}) n, lateral (select timestamptz '2026-12-06Z' - n * interval '1 day' as at) days;`);
  await raw.exec(`
    insert into outbox (id, dedupe_key, user_id, payload, created_at, dispatched_at)
      select 'o-' || n, 'k-' || n, 'large', '{}', now(), case when n <= ${LARGE - 20} then now() end from generate_series(1, ${LARGE}) n;`);
  await raw.exec('vacuum analyze');
}, 120_000);
afterAll(() => database.close());

const costOf = async (
  ...[statement, values]: [Parameters<typeof planOf>[1], Record<string, unknown>]
): Promise<number> => blocksOf(await planOf(database, statement, values));

describe('a hundred times more data', () => {
  it('does not make a week of the calendar read more than twice as much [CAL-1]', async () => {
    const cost = (teacherId: string) =>
      costOf(lessonsStatement(database.db), { teacherId, ...boundsOf(WEEK, LONGEST_LESSON_MS) });
    const small = await cost('small');
    const large = await cost('large');
    expect(large).toBeLessThanOrEqual(2 * small);
    expect(large).toBeLessThan(60);
  });

  it.each([
    ['events', eventsStatement, MONTH_DAYS],
    ['rules of free time', freeSlotsStatement, MONTH_DAYS],
    ['times off', timeOffsStatement, boundsOf(MONTH, LONGEST_TIME_OFF_MS)],
  ] as const)(
    'does not make the %s of a month read more than twice as much [CAL-1]',
    async (_name, statement, values) => {
      const cost = (teacherId: string) => costOf(statement(database.db), { teacherId, ...values });
      const small = await cost('small');
      const large = await cost('large');
      expect(large).toBeLessThanOrEqual(2 * small);
      expect(large).toBeLessThan(60);
    },
  );

  it('does not make a page of notifications read more than twice as much, wherever it begins [NTF-6]', async () => {
    const cost = (userId: string, beforeSeq: number) =>
      costOf(pageStatement(database.db, { filter: 'all' }), { userId, beforeSeq, size: 10 });
    const small = await cost('small', SMALL + 1);
    for (const before of [LARGE + 1, LARGE - 10, LARGE / 2, 100]) {
      const large = await cost('large', before);
      expect(large).toBeLessThanOrEqual(2 * small);
    }
  });

  it('does not make marking all as read touch more than the one row of the inbox [NTF-5]', async () => {
    const steps = stepsOf(await planOf(database, markAllReadStatement(database.db), { userId: 'large' }));
    const tables = steps.flatMap((step) => step['Relation Name'] ?? []);
    expect(new Set(tables)).toEqual(new Set(['notification_inbox']));
    expect(Math.max(...steps.map((step) => step['Actual Rows']))).toBe(1);
    expect(blocksOf(steps[0]!)).toBeLessThan(10);
  });

  it('does not make the badge read more than twice as much, with nothing and with everything unseen [NTF-3]', async () => {
    const cost = (userId: string, app: string) => costOf(unseenStatement(database.db), { userId, app });
    const small = await cost('small', 'teacher-web');
    const large = await cost('large', 'teacher-web');
    expect(large).toBeLessThanOrEqual(2 * small);
    await database.raw.exec(`insert into notification_seen values ('large', 'seen', ${LARGE})`);
    expect(await cost('large', 'seen')).toBeLessThanOrEqual(small);
  });

  it('does not make the outbox read what was sent long ago', async () => {
    expect(await outboxQueries(database.db).claim(50)).toHaveLength(20);
    const plan = await database.raw.query<Record<'QUERY PLAN', string>>(
      'explain select * from outbox where dispatched_at is null order by seq limit 50',
    );
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/Index Scan using outbox_waiting/);
  });
});
