import { NOTIFICATION_FILTERS } from '@portal/domain/notifications/notifications.contract';
import type { Database } from '../../../core/database/database.ts';
import { blocksOf, planOf, stepsOf } from '../../../testing/query-plan.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { type ListKind, pageStatement, readKeptStatement } from './notification-lists.queries.ts';

// An eighth of them stands in the shortest list: more than a count ever reads.
const SMALL = 900;
const LARGE = 100 * SMALL;
const CAP = 100;
// A tree of a hundred times more rows is a level higher, and both the page and the count go down one.
const HIGHER = 2;
/** How many one reader keeps unread, all of them old. */
const KEPT = 10;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  for (const [user, count, readSeq] of [
    ['small', SMALL, 0],
    ['large', LARGE, 0],
    ['calm', LARGE, LARGE - 40],
    ['kept', LARGE, LARGE - 40],
  ] as const)
    await database.raw.exec(`
      insert into notification_inbox (user_id, last_seq, total, read_seq) values ('${user}', ${count}, ${count / 2}, ${readSeq});
      insert into notification
        (id, user_id, seq, kept_unread, class_id, class_name, answer_ref, category, title, content, published_at, open_detail, read_at, archived_at, snoozed_until)
        select '${user}-' || n, '${user}', n, '${user}' = 'kept' and n % 8 = 0 and n <= ${8 * KEPT},
          'class-' || n / 4 % 2, '수업',
          case when n % 4 = 0 then 'move-' || n end, case when n / 4 % 2 = 0 then 'TRANS' end, '제목', '내용', now(), true,
          case when n % 4 = 1 then now() end, case when n % 4 = 2 then now() end, case when n % 4 = 3 then now() end
        from generate_series(1, ${count}) n;`);
  await vacuum();
}, 120_000);
afterAll(() => database.close());

/** Another transaction of the server, such as its own analysis, may keep rows from being known as visible to all: then again. */
async function vacuum(): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    await database.raw.exec('vacuum analyze');
    const [table] = await database.raw.query<{ ready: boolean }>(
      `select relallvisible = relpages as ready from pg_class where oid = 'notification'::regclass`,
    );
    if (table?.ready) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('Other transactions keep the rows from being visible to all');
}

const kinds: ListKind[] = NOTIFICATION_FILTERS.flatMap((filter) =>
  ([undefined, 'category', 'class'] as const).map((by) => ({ filter, by })),
);
const plan = (kind: ListKind, userId: string, beforeSeq: number) =>
  planOf(database, pageStatement(database.db, kind), {
    userId,
    beforeSeq,
    size: 10,
    category: 'TRANS',
    classId: 'class-0',
  });

describe('a list of a hundred times more notifications', () => {
  it.each(kinds)(
    '%j reads no more blocks, but for the height of the tree, wherever it begins [NTF-6]',
    async (kind) => {
      const small = blocksOf(await plan(kind, 'small', SMALL + 1));
      for (const before of [LARGE + 1, LARGE / 2, 1_000])
        expect(blocksOf(await plan(kind, 'large', before))).toBeLessThanOrEqual(small + HIGHER);
    },
  );

  it.each(kinds.filter(({ filter, by }) => filter !== 'all' || by))(
    '%j is counted up to the cap, out of its own index alone [NTF-6]',
    async (kind) => {
      const { filter, by } = kind;
      const index = `notification_${filter === 'all' ? 'listed' : filter}${by ? `_${by}` : ''}`;
      const steps = stepsOf(await plan(kind, 'large', LARGE + 1));
      const counts = steps.filter((step) => step['Node Type'] === 'Index Only Scan');
      expect(counts).toMatchObject([{ 'Index Name': index, 'Actual Rows': CAP, 'Heap Fetches': 0 }]);
      expect(blocksOf(counts[0]!)).toBeLessThanOrEqual(8);
      const pages = steps.filter((step) => step['Node Type'] === 'Index Scan' && step['Index Name'] === index);
      expect(pages).toMatchObject([{ 'Actual Rows': 10 }]);
      expect(steps.map((step) => step['Node Type']).join()).not.toMatch(/Bitmap/);
    },
  );

  it('that is nearly all read by the watermark does not read what lies below it [NTF-5] [NTF-6]', async () => {
    for (const by of [undefined, 'category', 'class'] as const) {
      const kind = { filter: 'unread', by } as const;
      expect(blocksOf(await plan(kind, 'calm', LARGE + 1))).toBeLessThanOrEqual(
        blocksOf(await plan(kind, 'small', SMALL + 1)) + HIGHER,
      );
    }
  });

  it('of which some old ones are kept unread reads those alone besides [NTF-5] [NTF-6]', async () => {
    const steps = stepsOf(await plan({ filter: 'unread' }, 'kept', LARGE + 1));
    const kept = steps.filter((step) => step['Index Name'] === 'notification_kept');
    // Counted all, and shown below what is newer.
    expect(kept.map((step) => step['Actual Rows'])).toEqual([KEPT, 1]);
    expect(blocksOf(steps[0]!)).toBeLessThanOrEqual(
      blocksOf(await plan({ filter: 'unread' }, 'small', SMALL + 1)) + HIGHER + 2 * KEPT,
    );
    const all = { userId: 'kept', upTo: LARGE, now: new Date().toISOString() };
    expect(blocksOf(await planOf(database, readKeptStatement(database.db), all))).toBeLessThan(400);
  });
});
