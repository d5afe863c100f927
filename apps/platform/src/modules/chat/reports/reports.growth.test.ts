import type { Database } from '../../../core/database/database.ts';
import { blocksOf, planOf, stepsOf } from '../../../testing/query-plan.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { decisionsStatement } from './reports.queries.ts';

const TALKS = 20;
const EACH = 50;

let database: Database;
/** Talks of a guardian with teachers, in each of which both have reported much of the other. */
const add = (from: number, to: number) =>
  database.raw.exec(`
    insert into chat_room (id, kind, created_at) select 'r' || n, 'P2P', now() from generate_series(${from}, ${to}) n;
    insert into chat_member (room_id, member_id, name, joined_at)
      select 'r' || n, m, '이름', now() from generate_series(${from}, ${to}) n, unnest(array['guardian', 't' || n]) m;
    insert into chat_report (case_id, room_id, reporter_id, message_seq, reason, words, content_then, at, outcome, outcome_at)
      select 'case-' || n || '-' || k, 'r' || n, case k % 2 when 0 then 'guardian' else 't' || n end, k, 'RUDE', '', '', now(), 'KEPT', now()
        from generate_series(${from}, ${to}) n, generate_series(1, ${EACH}) k`);
const asked = async () => {
  await database.raw.exec('vacuum analyze');
  return planOf(database, decisionsStatement(database.db, 'guardian', 'r1'), {});
};
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

it('the poll of a family reads the reports of its own talk alone, whatever is reported elsewhere [CHT-1]', async () => {
  await add(1, TALKS);
  const few = blocksOf(await asked());
  await add(TALKS + 1, 20 * TALKS);
  const many = await asked();
  expect(stepsOf(many).map((step) => step['Index Name'])).toContain('chat_report_of');
  expect(Math.max(...stepsOf(many).map((step) => step['Actual Rows']))).toBeLessThanOrEqual(EACH);
  expect(blocksOf(many)).toBeLessThanOrEqual(2 * few);
}, 60_000);
