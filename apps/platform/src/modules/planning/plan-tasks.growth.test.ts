import type { Database } from '../../core/database/database.ts';
import { blocksOf, planOf } from '../../testing/query-plan.ts';
import { aClassRow } from '../../testing/teaching-rows.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { teachingClass } from '../classes/classes.tables.ts';
import { planTaskQueries, type TaskFilter } from './plan-tasks.queries.ts';

const NOW = new Date('2026-11-18T00:00:00Z');
const DONE = 300;
const PAGE = { page: 1, size: 20 };

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  for (const [teacher, tasks] of [
    ['short', DONE],
    ['long', 100 * DONE],
  ] as const) {
    await database.db.insert(teachingClass).values(aClassRow(teacher, { id: `class-${teacher}` }));
    // A class and a type of which there is little, and that long ago.
    await database.raw.exec(`
      insert into plan_task (id, teacher_id, key, source, type, title, due_at, finished_at, class_id)
        select '${teacher}-' || n, '${teacher}', n, 'AUTO', case when n > ${tasks - 40} then 'LESSON' else 'REMINDER' end, '일',
          '2026-11-18'::timestamptz - n * interval '1 minute', '2026-11-18'::timestamptz - n * interval '1 minute',
          case when n > ${tasks - 40} then 'class-${teacher}' end
        from generate_series(1, ${tasks}) n`);
  }
  await database.raw.exec('vacuum analyze');
}, 60_000);
afterAll(() => database.close());

describe('a hundred times as much that is done', () => {
  it.each<[string, TaskFilter]>([
    ['all', { state: 'completed' }],
    ['one class', { state: 'completed', classId: 'class-' }],
    ['one type', { state: 'completed', type: 'LESSON' }],
    ['a week', { state: 'completed', from: new Date('2026-11-11T00:00:00Z'), before: NOW }],
    ['what is open', { state: 'in-progress' }],
  ])('does not make a page of %s read more than twice as much [PLN-1]', async (_what, filter) => {
    const blocks = async (teacher: string) => {
      const own = { ...filter, ...(filter.classId && { classId: `${filter.classId}${teacher}` }) };
      const plan = await planOf(database, planTaskQueries(database.db, teacher).pageStatement(own, NOW, PAGE), {});
      return blocksOf(plan);
    };
    expect(await blocks('long')).toBeLessThanOrEqual(2 * (await blocks('short')) + 2);
  });

  it('is counted as far as pages go and no further [PLN-1]', async () => {
    expect(await planTaskQueries(database.db, 'short').total({ state: 'completed' }, NOW)).toBe(DONE);
    expect(await planTaskQueries(database.db, 'long').total({ state: 'completed' }, NOW)).toBe(1_000);
  });
});
