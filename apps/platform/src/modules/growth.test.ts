import { fillPlaceholders } from 'drizzle-orm';
import type { Database } from '../core/database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { pageStatement, unseenStatement } from './messaging/notifications.queries.ts';
import { outboxQueries } from './messaging/outbox.queries.ts';
import { boundsOf, lessonsStatement, LONGEST_LESSON_MS } from './teaching/calendar.queries.ts';

const WEEK = { from: new Date('2026-11-15T15:00:00Z'), to: new Date('2026-11-22T15:00:00Z') };
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
      insert into notification_inbox values ('${teacher}', ${lessons}, ${lessons});
      insert into notification (id, user_id, seq, title, content, published_at, open_detail)
        select 'n-${teacher}-' || n, '${teacher}', n, '제목', '내용', now(), true from generate_series(1, ${lessons}) n;`);
  await raw.exec(`
    insert into outbox (id, dedupe_key, user_id, payload, created_at, dispatched_at)
      select 'o-' || n, 'k-' || n, 'large', '{}', now(), case when n <= ${LARGE - 20} then now() end from generate_series(1, ${LARGE}) n;`);
  await raw.exec('vacuum analyze');
}, 120_000);
afterAll(() => database.close());

interface Plan {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

/** Pages of 8 KB that a statement touches. */
async function costOf(
  statement: { toSQL(): { sql: string; params: unknown[] } },
  values: Record<string, unknown>,
): Promise<number> {
  const { sql, params } = statement.toSQL();
  const rows = await database.raw.query<Record<'QUERY PLAN', [{ Plan: Plan }]>>(
    `explain (analyze, buffers, format json) ${sql}`,
    fillPlaceholders(params, values),
  );
  const answer = rows[0]!['QUERY PLAN'];
  const root = (typeof answer === 'string' ? (JSON.parse(answer) as typeof answer) : answer)[0].Plan;
  return root['Shared Hit Blocks'] + root['Shared Read Blocks'];
}

describe('a hundred times more data', () => {
  it('does not make a week of the calendar read more than twice as much [CAL-1]', async () => {
    const cost = (teacherId: string) =>
      costOf(lessonsStatement(database.db), { teacherId, ...boundsOf(WEEK, LONGEST_LESSON_MS) });
    const small = await cost('small');
    const large = await cost('large');
    expect(large).toBeLessThanOrEqual(2 * small);
    expect(large).toBeLessThan(60);
  });

  it('does not make a page of notifications read more than twice as much, wherever it begins [NTF-6]', async () => {
    const cost = (userId: string, beforeSeq: number) =>
      costOf(pageStatement(database.db), { userId, beforeSeq, size: 10 });
    const small = await cost('small', SMALL + 1);
    for (const before of [LARGE + 1, LARGE - 10, LARGE / 2, 100]) {
      const large = await cost('large', before);
      expect(large).toBeLessThanOrEqual(2 * small);
    }
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
