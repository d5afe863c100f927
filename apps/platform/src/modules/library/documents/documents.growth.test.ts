import type { Database } from '../../../core/database/database.ts';
import { blocksOf, planOf, stepsOf } from '../../../testing/query-plan.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { documentQueries, type Filter } from './documents.queries.ts';

const MANY = 10_000;
const FEW = 100;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  // One teacher with 10,000 documents and one with 100; every hundredth is about a parabola, of both.
  for (const [owner, count] of [
    ['many', MANY],
    ['few', FEW],
  ] as const)
    await database.raw.exec(`
      insert into file_asset (id, owner_id, location, uploader_code, name, content_type, size, stored_size, state, object_key,
          created_at, expires_at, stored_at, checked_at, is_read)
        select '${owner}-' || k, '${owner}', 'LECTURE', 'teacher-web', 'a.pdf', 'application/pdf', k, k, 'CHECKED', '${owner}-' || k,
          now(), now(), now(), now(), true from generate_series(1, ${count}) k;
      insert into file_text (file_id, text)
        select '${owner}-' || k, case when k % 100 = 0 then '포물선의 꼭짓점' else '일차함수의 그래프' end from generate_series(1, ${count}) k;
      insert into library_document (id, owner_id, name, file_id, created_at, changed_at)
        select '${owner}-' || k, '${owner}', '정리 ' || k, '${owner}-' || k, now(), now() - k * interval '1 minute'
        from generate_series(1, ${count}) k`);
  await database.raw.exec('vacuum analyze');
}, 120_000);
afterAll(() => database.close());

const shown = (over: Partial<Filter> = {}): Filter => ({ isHidden: false, ...over });
async function costOf(owner: string, filter: Filter, order: 'new' | 'name' | 'size' = 'new') {
  const plan = await planOf(
    database,
    documentQueries(database.db, owner).page(filter, order, { page: 1, size: 30 }),
    {},
  );
  return { rows: Math.max(...stepsOf(plan).map((step) => step['Actual Rows'])), blocks: blocksOf(plan) };
}

describe('a library of ten thousand documents', () => {
  it.each(['new', 'name', 'size'] as const)('is opened in the order %s as one of a hundred is', async (order) => {
    const [many, few] = [await costOf('many', shown(), order), await costOf('few', shown(), order)];
    expect(many.rows).toBe(30);
    expect(few.rows).toBeLessThanOrEqual(FEW);
    expect(many.blocks).toBeLessThan(60);
  });

  it('is searched by what is found, not by what there is', async () => {
    const found = await costOf('many', shown({ text: '포물선' }));
    // A hundred of hers and one of the other's are found, and nothing else is read.
    expect(found.rows).toBeLessThanOrEqual(2 * FEW);
    expect(found.blocks).toBeLessThan(3 * FEW);
  });

  it('is of no account to a teacher with a hundred who looks for the same words', async () => {
    const found = await costOf('few', shown({ text: '그래프' }));
    expect(found.rows).toBeLessThanOrEqual(FEW);
    expect(found.blocks).toBeLessThan(3 * FEW);
  });
});
