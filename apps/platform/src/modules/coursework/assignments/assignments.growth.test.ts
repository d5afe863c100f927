import type { Database } from '../../../core/database/database.ts';
import { blocksOf, planOf, stepsOf } from '../../../testing/query-plan.ts';
import { aClassRow } from '../../../testing/teaching-rows.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { teachingClass } from '../../classes/classes.tables.ts';
import { assignmentListQueries } from './assignment-list.queries.ts';

const CLASSES = 500;
const OWN = 20;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  const rows = Array.from({ length: CLASSES }, (_, no) => aClassRow(`t-${no}`, { id: `c-${no}` }));
  await database.db.insert(teachingClass).values(rows);
  await database.raw.exec(`
    insert into student (id, name, age) select 's-' || c.id || '-' || k, '학생', 14 from generate_series(1, 4) k, teaching_class c;
    insert into enrollment (id, class_id, student_id, status, enrolled_at)
      select 'e-' || c.id || '-' || k, c.id, 's-' || c.id || '-' || k, 'ACTIVE', '2026-01-01' from generate_series(1, 4) k, teaching_class c;
    insert into assignment (id, class_id, teacher_id, title, content, display_at, published_at, deadline_at, download_allowed,
        late_allowed, created_at)
      select 'a-' || c.id || '-' || k, c.id, c.teacher_id, '과제', '', '2026-02-01', '2026-02-01', '2026-03-01', true, true, '2026-02-01'
      from generate_series(1, ${OWN}) k, teaching_class c;
    insert into submission (id, assignment_id, teacher_id, class_id, student_id, submitted_at)
      select 'h-' || a.id || '-' || k, a.id, a.teacher_id, a.class_id, 's-' || a.class_id || '-' || k, '2026-02-20' from generate_series(1, 2) k, assignment a`);
  await database.raw.exec('vacuum analyze');
}, 60_000);
afterAll(() => database.close());

describe('ten thousand assignments of other classes, with twenty thousand submissions', () => {
  it('are not read for the list of one class', async () => {
    const page = assignmentListQueries(database.db, 't-250').page({
      classId: 'c-250',
      now: new Date(),
      page: 1,
      size: 10,
    });
    const plan = await planOf(database, page, {});
    // Each of its ten rows counts its own students and what they handed in.
    expect(Math.max(...stepsOf(plan).map((step) => step['Actual Rows']))).toBeLessThanOrEqual(OWN);
    expect(blocksOf(plan)).toBeLessThan(10 * 60);
    expect(await page).toHaveLength(10);
    expect((await page)[0]).toMatchObject({ students: 4, submitted: 2, late: 0 });
  });
});
