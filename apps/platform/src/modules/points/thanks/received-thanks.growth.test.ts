import type { Database } from '../../../core/database/database.ts';
import { planOf, stepsOf } from '../../../testing/query-plan.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { receivedThanksQueries } from './received-thanks.queries.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.raw.exec(`
    insert into thank_you (id, teacher_id, class_id, lesson_id, student_id, guardian_id, text, transaction_id, said_at)
      select 'thk_' || n, 'tea_' || n % 3, 'cls', 'les_' || n, 'stu', 'gua', '고마워요', 'txn_' || n, now() - n * interval '1 hour'
      from generate_series(1, 6000) n`);
  await database.raw.exec('vacuum analyze');
}, 60_000);
afterAll(() => database.close());

it('finds a page of thanks by its index, however many there are [PTS-1]', async () => {
  const after = { id: 'thk_3000', saidAt: new Date(Date.now() - 3_000 * 3_600_000) };
  const statement = receivedThanksQueries(database.db, 'tea_0').page({ after, size: 20 });
  const steps = stepsOf(await planOf(database, statement, {}));
  expect(steps.map((step) => step['Index Name'])).toContain('thank_you_of_teacher');
  // Nobody's words are read but those of the page.
  expect(Math.max(...steps.map((step) => step['Actual Rows']))).toBeLessThanOrEqual(20);
});
