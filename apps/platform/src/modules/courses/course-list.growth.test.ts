import type { Database } from '../../core/database/database.ts';
import { blocksOf, planOf, stepsOf } from '../../testing/query-plan.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { courseListQueries } from './course-list.queries.ts';

const TEACHERS = 1_000;
const OWN = 10;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  // One of each teacher's courses waits.
  await database.raw.exec(`begin;
    insert into course (id, teacher_id, client_id, status, work_no, created_at, updated_at)
      select 'c-' || n || '-' || k, 't-' || n, gen_random_uuid(), case k when 1 then 'WAITING_APPROVAL' else 'DRAFT' end, 1,
        now(), now() - k * interval '1 hour'
      from generate_series(1, ${TEACHERS}) n, generate_series(1, ${OWN}) k;
    insert into course_revision (course_id, no, content, title, lesson_count, created_at)
      select id, 1, '{}', '강좌 ' || id, 8, now() from course;
    insert into approval_request (id, course_id, revision_no, status, note, submitted_at, due_at)
      select 'r-' || id, id, 1, 'PENDING', '', now(), now() + interval '1 day' from course where status = 'WAITING_APPROVAL';
    commit;`);
  await database.raw.exec('vacuum analyze');
}, 60_000);
afterAll(() => database.close());

describe('ten thousand courses of others', () => {
  it.each([undefined, '강좌'])('do not make a teacher’s own catalogue read any of them, looking for %s', async (q) => {
    const queries = courseListQueries(database.db, 't-500', ['math']);
    const plan = await planOf(
      database,
      queries.page({ q, page: 1, size: 10, sort: 'updatedAt', direction: 'DESC' }),
      {},
    );
    expect(Math.max(...stepsOf(plan).map((step) => step['Actual Rows']))).toBe(OWN);
    expect(blocksOf(plan)).toBeLessThan(10 * OWN);
  });
});
