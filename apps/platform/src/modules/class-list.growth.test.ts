import type { Database } from '../core/database/database.ts';
import { blocksOf, planOf } from '../testing/query-plan.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { classListQueries, type ClassOrder } from './classes/class-list.queries.ts';
import { classLessonQueries } from './lessons/class-lessons.queries.ts';

const OPEN = 20;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  for (const [teacher, classes] of [
    ['short', OPEN],
    ['long', 100 * OPEN],
  ] as const)
    // As many open classes as ever, each with a lesson to come, and behind them all that are over.
    await database.raw.exec(`
      insert into teaching_class (id, code, teacher_id, name, mode, progress, start_date, end_date, lesson_total, capacity)
        select '${teacher}-' || n, '${teacher}-' || n, '${teacher}', '수업 ' || n, 'ONLINE',
          case when n <= ${OPEN} then 'IN_PROGRESS' else 'FINISHED' end, date '2026-11-01' - n, '2026-12-31', 24, 5
        from generate_series(1, ${classes}) n;
      insert into lesson (id, class_id, teacher_id, no, title, start_at, end_at, status, held, mode)
        select '${teacher}-' || n, '${teacher}-' || n, '${teacher}', 1, '제목', at, at + interval '50 minutes',
          case when n <= ${OPEN} then 'UPCOMING' else 'FINISHED' end, case when n > ${OPEN} then true end, 'ONLINE'
        from generate_series(1, ${classes}) n, lateral (select timestamptz '2026-11-22 12:00Z' - n * interval '1 hour' as at) t`);
  await database.raw.exec('vacuum analyze');
}, 60_000);
afterAll(() => database.close());

async function cost(teacherId: string, order: Pick<ClassOrder, 'tab' | 'sort'>): Promise<number> {
  const { heldCount, notHeldCount } = classLessonQueries(database.db);
  const page = classListQueries(database.db, teacherId, { heldCount, notHeldCount }).page({
    ...order,
    page: 1,
    size: 10,
  });
  return blocksOf(await planOf(database, page, {}));
}

describe('a hundred times as many classes behind her', () => {
  it.each([
    ['all', 'nextLesson'],
    ['upcoming', 'nextLesson'],
    ['in-progress', 'nextLesson'],
    ['processing', 'nextLesson'],
    ['completed', 'nextLesson'],
    ['cancelled', 'nextLesson'],
    ['all', 'name'],
    ['all', 'startDate'],
  ] as const)('do not make her list of %s by %s read more than twice as much [CLS-1]', async (tab, sort) => {
    // Of the short list nothing is over: a page of all is the measure there.
    const small = await cost('short', { tab: tab === 'completed' ? 'all' : tab, sort });
    expect(await cost('long', { tab, sort })).toBeLessThanOrEqual(2 * small);
  });
});
