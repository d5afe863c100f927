import { inArray } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import { blocksOf, planOf, stepsOf } from '../../../testing/query-plan.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { announcementsStatement, readersStatement } from './announcements.queries.ts';
import { announcementReader } from './announcements.tables.ts';
import { dueStatement, reminderQueries } from './reminders.queries.ts';

const FEW = 30;
const PEOPLE = 10;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.raw.exec(`
    insert into chat_room (id, kind, title, created_at) select 'room-' || n, 'ROOM', '반', now() from generate_series(1, 4) n;
    insert into chat_member (room_id, member_id, name, joined_at)
      select 'room-' || n, 'grd-' || k, '이름', now() from generate_series(1, 4) n, generate_series(1, ${PEOPLE}) k`);
  for (const [teacher, many] of [
    ['short', FEW],
    ['long', 100 * FEW],
  ] as const)
    await database.raw.exec(`
      insert into announcement (id, teacher_id, client_id, sent_at)
        select '${teacher}-' || n, '${teacher}', gen_random_uuid(), now() - n * interval '1 hour' from generate_series(1, ${many}) n;
      insert into chat_message (room_id, seq, sender_id, content, sent_at, announcement_id)
        select 'room-' || k, n + ${teacher === 'long' ? FEW : 0}, '${teacher}', '공지', now(), '${teacher}-' || n
          from generate_series(1, ${many}) n, generate_series(1, 4) k;
      insert into announcement_reader (announcement_id, room_id, member_id)
        select '${teacher}-' || n, 'room-' || k, 'grd-' || p
          from generate_series(1, ${many}) n, generate_series(1, 4) k, generate_series(1, ${PEOPLE}) p`);
  // Reminders that were sent, and a few whose time has come; as exact as the product's clock, by which the next page is asked for.
  await database.raw.exec(`
    insert into announcement_reminder (announcement_id, member_id, asked_at, due_at, done_at)
      select 'long-' || n, 'grd-' || p, at, at, case when n > 3 then now() end
        from generate_series(1, ${100 * FEW}) n, generate_series(1, 2) p, lateral (select date_trunc('milliseconds', now()) - n * interval '1 hour' as at) asked`);
  await database.raw.exec('vacuum analyze');
}, 60_000);
afterAll(() => database.close());

const blocks = async (statement: Parameters<typeof planOf>[1]) => blocksOf(await planOf(database, statement, {}));
const page = (teacherId: string, lastItem?: string) =>
  blocks(announcementsStatement(database.db, teacherId, { lastItem, size: 20 }));

describe('a hundred times as many announcements', () => {
  it('do not make a page of them read more than twice as much [CHT-1]', async () => {
    expect(await page('long')).toBeLessThanOrEqual(2 * (await page('short')));
    expect(await page('long', 'long-2500')).toBeLessThanOrEqual(2 * (await page('long', 'long-5')));
  });

  it('do not make it dearer to see who has read a few of them [CHT-1]', async () => {
    const readersOf = (teacher: string) =>
      blocks(
        readersStatement(
          database.db,
          inArray(
            announcementReader.announcementId,
            Array.from({ length: 20 }, (_, n) => `${teacher}-${n + 1}`),
          ),
        ),
      );
    expect(await readersOf('long')).toBeLessThanOrEqual(2 * (await readersOf('short')));
  });

  it('leave those whose reminder is due found by themselves, the first ones and those behind them [CHT-1]', async () => {
    const due = async (...asked: Parameters<ReturnType<typeof reminderQueries>['due']>) =>
      planOf(database, dueStatement(database.db, ...asked), {});
    const now = new Date();
    const [, second] = await reminderQueries(database.db).due(now, 2);
    for (const [plan, found] of [
      [await due(now, 4), 4],
      [await due(now, 10, second), 4],
    ] as const) {
      expect(stepsOf(plan).map((step) => step['Index Name'])).toContain('announcement_reminder_due');
      expect(Math.max(...stepsOf(plan).map((step) => step['Actual Rows']))).toBe(found);
    }
  });
});
