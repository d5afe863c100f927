import { EMPTY_PROFILE } from '@portal/domain/profile/teacher-profile';
import type { Database } from '../../core/database/database.ts';
import { blocksOf, planOf, stepsOf } from '../../testing/query-plan.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { publicReviewRows } from '../reviews/public-reviews.queries.ts';
import { teacherQueries } from './teachers.queries.ts';

const TEACHERS = 400;

/** Approved teachers, each with so many reviews. */
async function platformWith(reviews: number): Promise<Database> {
  const database = await openTestDatabase();
  await database.raw.exec(`begin;
    insert into app_user (id, code, username, name, user_type, created_at)
      select 't' || n, 'KR' || lpad(n::text, 7, '0') || 'TC', 'user' || n, '선생님', 'TEACHER', now() from generate_series(1, ${TEACHERS}) n;
    insert into profile_submission (id, user_id, status, snapshot, submitted_at, due_at, decided_at)
      select 'sub' || n, 't' || n, 'APPROVED', '${JSON.stringify(EMPTY_PROFILE)}', now(), now(), now() from generate_series(1, ${TEACHERS}) n;
    insert into teacher_profile (user_id, draft, version, first_approved_at, published_submission_id)
      select 't' || n, '{}', 1, now(), 'sub' || n from generate_series(1, ${TEACHERS}) n;
    insert into student (id, name, age) select 's' || k, '학생', 14 from generate_series(1, ${reviews}) k;
    insert into teaching_class (id, code, teacher_id, name, mode, progress, start_date, end_date, lesson_total, capacity)
      select 'c' || n, 'c' || n, 't' || n, '반', 'ONLINE', 'FINISHED', '2026-01-01', '2026-02-01', 1, 1 from generate_series(1, ${TEACHERS}) n;
    insert into review (id, class_id, teacher_id, student_id, rating, content, created_at, handling)
      select 'r' || n || '-' || k, 'c' || n, 't' || n, 's' || k, 1 + (n + k) % 5, '', now() - k * interval '1 hour', 'PENDING'
      from generate_series(1, ${TEACHERS}) n, generate_series(1, ${reviews}) k;
    commit;`);
  await database.raw.exec('vacuum analyze');
  return database;
}

let few: Database;
let many: Database;
beforeAll(async () => {
  few = await platformWith(1);
  many = await platformWith(40);
}, 120_000);
afterAll(async () => {
  await few.close();
  await many.close();
});

const costOf = async (database: Database, statement: Parameters<typeof planOf>[1]) =>
  blocksOf(await planOf(database, statement, {}));

describe('forty times as many reviews', () => {
  it('do not make the first page of visitors read more, nor any of them [REG-1]', async () => {
    const plan = await planOf(many, teacherQueries(many.db).best(8), {});
    expect(stepsOf(plan).map((step) => step['Relation Name'])).not.toContain('review');
    const cost = (database: Database) => costOf(database, teacherQueries(database.db).best(8));
    expect(await cost(many)).toBeLessThanOrEqual(2 * (await cost(few)));
  });

  it('do not make a page of one teacher’s reviews read more than what it shows [REV-1]', async () => {
    const plan = await planOf(many, publicReviewRows(many.db, 't7', { page: 1, size: 10 }), {});
    const read = stepsOf(plan).filter((step) => step['Relation Name'] === 'review');
    expect(Math.max(...read.map((step) => step['Actual Rows']))).toBeLessThanOrEqual(10);
  });
});
