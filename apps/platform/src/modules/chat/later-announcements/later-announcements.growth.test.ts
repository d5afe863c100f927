import type { Database } from '../../../core/database/database.ts';
import { blocksOf, planOf } from '../../../testing/query-plan.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { dueStatement, waitingStatement } from './later-announcements.queries.ts';

const KEPT = 20;
const NOW = new Date('2026-11-18T01:42:00Z');

let database: Database;
/** Teachers of whom each keeps as many as she may, a few of them due. */
const fill = async (from: number, to: number) => {
  await database.raw.exec(`
    insert into announcement_later (id, teacher_id, client_id, content, class_ids, send_at, kept_at)
      select 'ann-' || t || '-' || n, 'teacher-' || t, gen_random_uuid(), '공지', '["c1"]',
        '${NOW.toISOString()}'::timestamptz + case when t = 1 and n < 3 then -n else n end * interval '1 hour', '${NOW.toISOString()}'
        from generate_series(${from}, ${to}) t, generate_series(1, ${KEPT}) n`);
  await database.raw.exec('vacuum analyze');
};
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const blocks = async (statement: Parameters<typeof planOf>[1]) => blocksOf(await planOf(database, statement, {}));

it('a hundred times as many announcements that wait make neither what is due nor what waits for one teacher dearer [CHT-2]', async () => {
  const costs = async () => [
    await blocks(dueStatement(database.db, NOW, 100)),
    await blocks(waitingStatement(database.db, 'teacher-1')),
  ];
  await fill(1, 10);
  const before = await costs();
  await fill(11, 1_000);
  const after = await costs();
  for (const [at, cost] of after.entries()) expect(cost).toBeLessThanOrEqual(2 * before[at]! + KEPT);
});
