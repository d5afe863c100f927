import type { Database } from '../../core/database/database.ts';
import { blocksOf, planOf, stepsOf } from '../../testing/query-plan.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { rowQueries } from './rows/rows.queries.ts';
import { summaryQueries } from './summary/summary.queries.ts';

const DAYS = 3_650;
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
const scope = { teacherId: 't1' };
let many: Database;

beforeAll(async () => {
  many = await openTestDatabase();
  // Ten years with three lessons of six students on each day.
  await many.raw.exec(`
    insert into stat_fact (teacher_id, day, metric, ref_id, part, class_id, at, value)
      select 't1', day, metric, case metric when 'STUDENTS' then 's' || n else day || '-' || n end, case metric when 'STUDENTS' then 'c1' else '' end,
        'c1', day + interval '9 hours', 1
      from (select (date '2026-12-31' - k) as day from generate_series(0, ${DAYS - 1}) k) days, generate_series(1, 6) n,
        unnest(array['LESSONS_HELD', 'STUDENTS']) metric;
    insert into stat_day select 't1', date '2026-12-31' - k, 'c' || n, 3, 0, 180, 3, 1, 1, 0, 0, 18, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
      from generate_series(0, ${DAYS - 1}) k, generate_series(1, 3) n`);
  await many.raw.exec('vacuum analyze');
}, 120_000);
afterAll(() => many.close());

describe('ten years of one teacher [STT-1]', () => {
  it('a page of rows reads no more than it shows, and orders nothing', async () => {
    const page = rowQueries(many.db, scope).facts('LESSONS_HELD', NOVEMBER, { page: 1, size: 20 });
    const steps = stepsOf(await planOf(many, page, {}));
    expect(steps.filter((step) => step['Relation Name'] === 'stat_fact').map((step) => step['Actual Rows'])).toEqual([
      20,
    ]);
    expect(steps.map((step) => step['Node Type'])).not.toContain('Sort');
  });

  it('the sums of a month read its days alone', async () => {
    const steps = stepsOf(await planOf(many, summaryQueries(many.db, scope).classes(NOVEMBER), {}));
    expect(steps.find((step) => step['Relation Name'] === 'stat_day')?.['Actual Rows']).toBe(90);
  });

  it('which of its time belongs to a sum of the month is found among its days alone', async () => {
    const steps = stepsOf(await planOf(many, summaryQueries(many.db, scope).importedMonths(NOVEMBER), {}));
    expect(steps.find((step) => step['Relation Name'] === 'stat_day')?.['Actual Rows']).toBe(90);
  });

  it('six students are found among all their lessons without reading those', async () => {
    const found = rowQueries(many.db, scope).students(false, NOVEMBER, { page: 1, size: 20 });
    const plan = await planOf(many, found, {});
    expect(plan['Actual Rows']).toBe(6);
    // The table has more than ten times as many pages.
    expect(blocksOf(plan)).toBeLessThan(250);
  });
});
