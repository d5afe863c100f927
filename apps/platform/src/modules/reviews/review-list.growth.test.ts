import type { Database } from '../../core/database/database.ts';
import { planOf, stepsOf } from '../../testing/query-plan.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { type ReviewFilter, reviewListQueries } from './review-list.queries.ts';

const REVIEWS = 10_000;
const AT_ONCE = 500;
let many: Database;

beforeAll(async () => {
  many = await openTestDatabase();
  await many.raw.exec(`
    insert into student (id, name, age) select 's' || k, '학생', 14 from generate_series(1, ${REVIEWS}) k;
    insert into teaching_class (id, code, teacher_id, name, mode, progress, start_date, end_date, lesson_total, capacity)
      select 'c' || n, 'c' || n, 't1', '반', 'ONLINE', 'FINISHED', '2026-01-01', '2026-02-01', 1, 1 from generate_series(1, 100) n`);
  // Each is counted among the teacher's stars: that row is written anew every time, and slower the longer the transaction is.
  for (let from = 1; from <= REVIEWS; from += AT_ONCE)
    await many.raw.exec(`
    insert into review (id, class_id, teacher_id, student_id, rating, content, created_at, handling, reply_content, replied_at,
        hidden_at, hidden_reason)
      select 'r' || k, 'c' || (1 + k % 100), 't1', 's' || k, case when k % 100 = 0 then 1 else 5 end, '', now() - k * interval '1 hour',
        case when k % 100 = 0 then 'PENDING' else 'PROCESSED' end, case when k % 100 = 0 then null else '답' end,
        case when k % 100 = 0 then null else now() end, case when k % 100 = 0 then now() end, case when k % 100 = 0 then '이유' end
      from generate_series(${from}, ${from + AT_ONCE - 1}) k`);
  await many.raw.exec('vacuum analyze');
}, 120_000);
afterAll(() => many.close());

describe('ten thousand reviews of one teacher', () => {
  it.each<[string, ReviewFilter]>([
    ['all', {}],
    ['of one star', { rating: 1 }],
    ['of one class', { classId: 'c7' }],
    ['that wait for her', { handlings: ['PENDING'] }],
    ['that she hides', { isHidden: true }],
    ['without an answer', { isAnswered: false }],
  ])('%s: a page reads no more than it shows [REV-1]', async (_which, filter) => {
    const plan = await planOf(many, reviewListQueries(many.db, 't1').page(filter, { page: 1, size: 10 }), {});
    const read = stepsOf(plan).filter((step) => step['Relation Name'] === 'review');
    expect(read.map((step) => step['Actual Rows'])).toEqual([10]);
    expect(stepsOf(plan).map((step) => step['Node Type'])).not.toContain('Sort');
  });
});
