import type { Database } from '../../../core/database/database.ts';
import { blocksOf, planOf, stepsOf } from '../../../testing/query-plan.ts';
import { aClassRow } from '../../../testing/teaching-rows.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { teachingClass } from '../../classes/classes.tables.ts';
import { submissionQueries } from './submissions.queries.ts';

const ASSIGNMENTS = 500;
const EACH = 20;
const SIZE = 20;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.insert(teachingClass).values(aClassRow('t-1', { id: 'c-1' }));
  await database.raw.exec(`
    insert into student (id, name, age) select 's-' || k, '학생', 14 from generate_series(1, ${EACH}) k;
    insert into enrollment (id, class_id, student_id, status, enrolled_at)
      select 'e-' || k, 'c-1', 's-' || k, 'ACTIVE', '2026-01-01' from generate_series(1, ${EACH}) k;
    insert into assignment (id, class_id, teacher_id, title, content, display_at, published_at, deadline_at, download_allowed,
        late_allowed, created_at)
      select 'a-' || k, 'c-1', 't-1', '과제', '', '2026-02-01', '2026-02-01', '2026-03-01', true, true, '2026-02-01'
      from generate_series(1, ${ASSIGNMENTS}) k;
    insert into submission (id, assignment_id, teacher_id, class_id, student_id, submitted_at, grade_state, graded_at, returned_at)
      select 'h-' || a.id || '-' || k, a.id, 't-1', 'c-1', 's-' || k, '2026-02-20'::timestamptz + k * interval '1 minute',
        case when k % 2 = 0 then 'NONE' else 'RETURNED' end, now(), now()
      from generate_series(1, ${EACH}) k, assignment a`);
  await database.raw.exec('vacuum analyze');
}, 60_000);
afterAll(() => database.close());

describe('ten thousand submissions of one teacher', () => {
  it.each([
    ['to-grade', 'urgent'],
    ['to-grade', 'new'],
    ['returned', 'new'],
  ] as const)('are not read for a page of what is %s, the %s first', async (list, order) => {
    const page = submissionQueries(database.db, 't-1').page({ list, order, page: 1, size: SIZE });
    const plan = await planOf(database, page, {});
    const steps = stepsOf(plan).filter((step) => step['Relation Name'] === 'submission');
    expect(steps.map((step) => step['Node Type'])).toEqual(['Index Scan']);
    expect(steps[0]!['Actual Rows']).toBeLessThanOrEqual(SIZE * 2);
    expect(blocksOf(plan)).toBeLessThan(400);
    expect(await page).toHaveLength(SIZE);
  });
});
