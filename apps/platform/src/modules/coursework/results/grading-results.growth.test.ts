import type { Database } from '../../../core/database/database.ts';
import { planOf, stepsOf } from '../../../testing/query-plan.ts';
import { aClassRow } from '../../../testing/teaching-rows.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { teachingClass } from '../../classes/classes.tables.ts';
import { gradingResultQueries } from './grading-results.queries.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  const classes = Array.from({ length: 20 }, (_, at) => aClassRow('t-1', { id: `c-${at}` }));
  await database.db.insert(teachingClass).values(classes);
  await database.raw.exec(`
    insert into student (id, name, age) select 's-' || k, '학생', 14 from generate_series(1, 20) k;
    insert into assignment (id, class_id, teacher_id, title, content, display_at, published_at, deadline_at, download_allowed,
        late_allowed, created_at)
      select 'a-' || k, 'c-' || k % 20, 't-1', '과제', '', '2026-02-01', '2026-02-01', '2026-03-01', true, true, '2026-02-01'
      from generate_series(1, 500) k;
    insert into submission (id, assignment_id, teacher_id, class_id, student_id, submitted_at, grade_state, graded_at, score, error_tags)
      select 'h-' || a.id || '-' || k, a.id, 't-1', a.class_id, 's-' || k, '2026-02-20', 'GRADED', now(), k,
        jsonb_build_array('t-' || k % 30)
      from generate_series(1, 20) k, assignment a`);
  await database.raw.exec('vacuum analyze');
}, 60_000);
afterAll(() => database.close());

describe('among ten thousand submissions of one teacher', () => {
  it.each([
    ['assignment', { assignmentId: 'a-7' }, 20],
    ['class', { classId: 'c-7' }, 500],
  ] as const)('what came out of one %s reads no others', async (_what, of, own) => {
    const queries = gradingResultQueries(database.db, 't-1');
    for (const query of [queries.figures(of), queries.errors(of)]) {
      const steps = stepsOf(await planOf(database, query as never, {}));
      const read = steps.filter((step) => step['Relation Name'] === 'submission');
      expect(read.map((step) => step['Node Type'])).not.toContain('Seq Scan');
      expect(Math.max(...read.map((step) => step['Actual Rows']))).toBe(own);
    }
  });
});
