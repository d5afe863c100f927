import { OPS_PAGES_MAX } from '@portal/domain/ops/ops.contract';
import { blocksOf, planOf, stepsOf } from '../../testing/query-plan.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database/database.ts';
import { countStatement, itemsStatement, totalStatement } from './ops-items.queries.ts';
import { OPS_PAGE } from './reachable.queries.ts';

const OPEN = 20;
const NOW = new Date('2026-11-29T03:00:00Z');

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  // As many wait in one queue as in the other; behind the second lies a hundred times as much.
  for (const [queue, behind] of [
    ['CHATS', OPEN],
    ['POSTS', 100 * OPEN],
  ] as const)
    await database.raw.exec(`
      insert into ops_item (queue, id, applicant_name, title, submitted_at, due_at, state, reviewer_id, decided_at)
        select '${queue}', '${queue}-' || n, '보호자', '대화 전체', at, at + interval '2 days',
          case when n <= ${OPEN} then 'PICKED_UP' else 'ACCEPTED' end, 'ops', case when n > ${OPEN} then at + interval '1 day' end
        from generate_series(1, ${OPEN + behind}) n, lateral (select timestamptz '2026-11-29 03:00Z' - n * interval '1 hour' as at) t`);
  await database.raw.exec('vacuum analyze');
}, 60_000);
afterAll(() => database.close());

type Queue = 'CHATS' | 'POSTS';

describe('a hundred times as much that was decided', () => {
  it.each(['OPEN', 'MINE', 'DECIDED'] as const)(
    'does not make a page of the desk read more than its own rows: %s',
    async (filter) => {
      const plan = (queue: Queue) =>
        planOf(database, itemsStatement(database.db, queue, { filter, operatorId: 'ops', page: 1 }), {});
      const [few, many] = [await plan('CHATS'), await plan('POSTS')];
      expect(Math.max(...stepsOf(many).map((step) => step['Actual Rows']))).toBeLessThanOrEqual(OPEN);
      expect(blocksOf(many)).toBeLessThanOrEqual(2 * blocksOf(few));
    },
  );

  it('is counted as far as there are pages, and no further', async () => {
    const most = OPS_PAGES_MAX * OPS_PAGE;
    await database.raw.exec(`
      insert into ops_item (queue, id, applicant_name, title, submitted_at, due_at, state, reviewer_id, decided_at)
        select 'REVIEWS', 'old-' || n, '보호자', '후기', now(), now(), 'ACCEPTED', 'ops', now() from generate_series(1, ${most + 5_000}) n`);
    const asked = { filter: 'DECIDED', operatorId: 'ops' } as const;
    const plan = await planOf(database, totalStatement(database.db, 'REVIEWS', asked), {});
    expect(Math.max(...stepsOf(plan).map((step) => step['Actual Rows']))).toBe(most);
    expect(await totalStatement(database.db, 'REVIEWS', asked)).toEqual([{ total: most }]);
  });

  it('does not make it dearer to count what waits', async () => {
    const blocks = async (queue: Queue) =>
      blocksOf(await planOf(database, countStatement(database.db, queue, 'ops', NOW), {}));
    expect(await blocks('POSTS')).toBeLessThanOrEqual(2 * (await blocks('CHATS')));
  });
});
