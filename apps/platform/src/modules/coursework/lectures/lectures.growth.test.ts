import type { Database } from '../../../core/database/database.ts';
import { blocksOf, planOf, stepsOf } from '../../../testing/query-plan.ts';
import { aClassRow } from '../../../testing/teaching-rows.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { teachingClass } from '../../classes/classes.tables.ts';
import { lectureQueries } from './lectures.queries.ts';

const CLASSES = 1_000;
const OWN = 20;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  const rows = Array.from({ length: CLASSES }, (_, no) => aClassRow(`t-${no}`, { id: `c-${no}` }));
  await database.db.insert(teachingClass).values(rows);
  await database.raw.exec(`
    insert into lecture (id, class_id, teacher_id, client_id, title, content, download_allowed, created_at)
      select 'l-' || c.id || '-' || k, c.id, c.teacher_id, gen_random_uuid(), '자료', '', true, now()
      from generate_series(1, ${OWN}) k, teaching_class c`);
  await database.raw.exec('vacuum analyze');
}, 60_000);
afterAll(() => database.close());

describe('twenty thousand lectures of other classes', () => {
  it('are not read for the list of one class', async () => {
    const page = lectureQueries(database.db).page('t-500', 'c-500', { page: 1, size: 10 });
    const plan = await planOf(database, page, {});
    expect(Math.max(...stepsOf(plan).map((step) => step['Actual Rows']))).toBeLessThanOrEqual(OWN);
    expect(blocksOf(plan)).toBeLessThan(2 * OWN);
  });
});
