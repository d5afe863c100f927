import type { Database } from '../../core/database/database.ts';
import { platformWith } from '../../testing/families/reviewed-teachers.ts';
import { blocksOf, planOf, stepsOf } from '../../testing/query-plan.ts';
import { teacherQueries } from './teachers.queries.ts';

let few: Database;
let many: Database;
beforeAll(async () => {
  few = await platformWith(1);
  many = await platformWith(10);
}, 120_000);
afterAll(async () => {
  await few.close();
  await many.close();
});

const costOf = async (database: Database, statement: Parameters<typeof planOf>[1]) =>
  blocksOf(await planOf(database, statement, {}));

describe('ten times as many reviews', () => {
  it('do not make the first page of visitors read more, nor any of them [REG-1]', async () => {
    const plan = await planOf(many, teacherQueries(many.db).best(8), {});
    expect(stepsOf(plan).map((step) => step['Relation Name'])).not.toContain('review');
    const cost = (database: Database) => costOf(database, teacherQueries(database.db).best(8));
    expect(await cost(many)).toBeLessThanOrEqual(2 * (await cost(few)));
  });
});
