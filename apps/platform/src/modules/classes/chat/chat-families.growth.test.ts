import type { Database } from '../../../core/database/database.ts';
import { blocksOf, planOf } from '../../../testing/query-plan.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { knownStatement, namedStatement } from './chat-families.queries.ts';

const FAMILIES = 20;

let database: Database;
/** Teachers with this many families each, in one class. */
const add = (from: number, to: number) =>
  database.raw.exec(`
    insert into teaching_class (id, code, teacher_id, name, mode, progress, lesson_total, capacity, start_date, end_date)
      select 'c' || t, 'c' || t, 't' || t, '수업', 'ONLINE', 'IN_PROGRESS', 9, ${FAMILIES}, '2026-11-01', '2026-12-31'
        from generate_series(${from}, ${to}) t;
    insert into guardian (id, name, language, time_zone)
      select 'g' || t || '-' || n, '보호자 ' || n, 'ko', 'Asia/Seoul' from generate_series(${from}, ${to}) t, generate_series(1, ${FAMILIES}) n;
    insert into student (id, name, age)
      select 's' || t || '-' || n, '학생 ' || n, 9 from generate_series(${from}, ${to}) t, generate_series(1, ${FAMILIES}) n;
    insert into student_guardian (student_id, guardian_id, relation)
      select 's' || t || '-' || n, 'g' || t || '-' || n, 'MOTHER' from generate_series(${from}, ${to}) t, generate_series(1, ${FAMILIES}) n;
    insert into enrollment (id, class_id, student_id, status, enrolled_at)
      select 'e' || t || '-' || n, 'c' || t, 's' || t || '-' || n, 'ACTIVE', now()
        from generate_series(${from}, ${to}) t, generate_series(1, ${FAMILIES}) n`);
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const blocks = async (search?: string, lastItem?: string) => {
  await database.raw.exec('vacuum analyze');
  return blocksOf(await planOf(database, knownStatement(database.db, 't1', { search, lastItem, size: 10 }), {}));
};
const known = async () => [await blocks(), await blocks('1'), await blocks(undefined, 'g1-5')];

const named = async (text: string) => blocksOf(await planOf(database, namedStatement(database.db, 't1', text), {}));
const all = async () => [...(await known()), await named('학생 1'), await named('수업')];

it('ten times as many families of other teachers do not make hers dearer to look through [CHT-1]', async () => {
  await add(1, 100);
  const few = await all();
  await add(101, 1_000);
  for (const [at, cost] of (await all()).entries()) expect(cost).toBeLessThanOrEqual(2 * few[at]!);
}, 60_000);
