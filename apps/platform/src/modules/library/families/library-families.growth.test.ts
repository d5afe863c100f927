import type { Database } from '../../../core/database/database.ts';
import { blocksOf, planOf, stepsOf } from '../../../testing/query-plan.ts';
import { aClassRow } from '../../../testing/teaching-rows.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { teachingClass } from '../../classes/classes.tables.ts';
import { libraryFamilyQueries } from './library-families.queries.ts';

const MANY = 5_000;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.insert(teachingClass).values(aClassRow('t-1', { id: 'c-1' }));
  await database.raw.exec(`
    insert into lecture (id, class_id, teacher_id, client_id, title, content, download_allowed, created_at, published_at, display_at)
      select 'l-' || k, 'c-1', 't-1', gen_random_uuid(), '자료', '', true, now(), now(), now() from generate_series(1, ${MANY}) k`);
  await database.raw.exec('vacuum analyze');
}, 60_000);
afterAll(() => database.close());

describe('five thousand lectures of one class', () => {
  it.each([
    ['the first page', null],
    ['one in the middle', 2_500],
  ])('are not read for %s of its families', async (_, before) => {
    const page = libraryFamilyQueries(database.db, 'c-1', new Date()).page({ before, size: 11 });
    const plan = await planOf(database, page, {});
    expect(Math.max(...stepsOf(plan).map((step) => step['Actual Rows']))).toBe(11);
    expect(blocksOf(plan)).toBeLessThan(40);
  });
});
