import type { Database } from '../../core/database/database.ts';
import { blocksOf, planOf } from '../../testing/query-plan.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { deskIncomeQueries } from './adjustments/desk-incomes.queries.ts';
import { incomeQueries } from './income/incomes.queries.ts';
import { ownTransactionQueries } from './transactions/transactions.queries.ts';

const SMALL = 300;
const MONTH = { from: new Date('2026-10-31T15:00:00Z'), until: new Date('2026-11-30T15:00:00Z') };

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  for (const [teacher, lessons] of [
    ['small', SMALL],
    ['large', 100 * SMALL],
  ] as const)
    // Four lessons a day, from the end of November back through history, each with its income.
    await database.raw.exec(`
      insert into teaching_class (id, code, teacher_id, name, mode, progress, start_date, end_date, lesson_total, capacity)
        values ('${teacher}', '${teacher}', '${teacher}', '수업', 'ONLINE', 'IN_PROGRESS', '2000-01-01', '2026-12-31', ${lessons}, 5);
      insert into wallet (id, owner_id, currency) values ('${teacher}', '${teacher}', 'VND');
      insert into lesson (id, class_id, teacher_id, no, title, start_at, end_at, status, held, mode)
        select '${teacher}-' || n, '${teacher}', '${teacher}', n, '제목', at, at + interval '50 minutes', 'FINISHED', true, 'ONLINE'
        from generate_series(1, ${lessons}) n, lateral (select timestamptz '2026-11-30 12:00Z' - n * interval '6 hours' as at) t;
      insert into wallet_transaction (id, code, wallet_id, currency, kind, state, amount, reason, ref_type, ref_id, title, created_at, finished_at)
        select id, id, '${teacher}', 'VND', 'TU', 'SUCCESS', 67, 'LESSON_INCOME', 'LESSON', id, '수업', end_at, end_at
        from lesson where teacher_id = '${teacher}';
      insert into student (id, name, age) values ('${teacher}', '학생', 14);
      insert into lesson_income (lesson_id, teacher_id, class_id, start_at, month, minutes, student_count, is_no_show, gross, fee,
          platform, channel, net, rate_total, rate_platform, relief, confirmed_at, booked_at, transaction_id)
        select id, teacher_id, class_id, start_at, to_char(start_at at time zone 'Asia/Seoul', 'YYYY-MM'), 60, 1, false, 100, 33, 10,
          23, 67, 3300, 1000, 0, end_at, end_at, id from lesson where teacher_id = '${teacher}';
      insert into income_part select id, '${teacher}', '8회', 100, 1, 60, 100 from lesson where teacher_id = '${teacher}';`);
  await database.raw.exec(`insert into app_user (id, code, username, name, user_type, created_at)
    select n, n || 'TC', n, '선생님', 'TEACHER', now() from unnest(array['small', 'large']) n`);
  await database.raw.exec('vacuum analyze');
}, 120_000);
afterAll(() => database.close());

type Statement = Parameters<typeof planOf>[1];
const costOf = async (statement: Statement) => blocksOf(await planOf(database, statement, {}));
async function compare(statementOf: (teacherId: string) => Statement): Promise<void> {
  const small = await costOf(statementOf('small'));
  expect(await costOf(statementOf('large'))).toBeLessThanOrEqual(2 * small + 4);
}

describe('a hundred times as many lessons behind her', () => {
  const behind = (teacher: string) => ({ startAt: new Date('2026-10-15T12:00:00Z'), lessonId: `${teacher}-100` });

  it.each([
    ['of all', {}],
    ['of a month', MONTH],
    ['of what was reversed', { state: 'REVERSED' as const }],
  ])('do not make a page of incomes %s read more than twice as much [INC-4]', async (_name, filter) => {
    const page = (from: boolean) => (teacher: string) =>
      incomeQueries(database.db, teacher).pageStatement(filter, 20, from ? behind(teacher) : undefined);
    await compare(page(false));
    await compare(page(true));
  });

  it('do not make the sum of a part of a month, or of a month by class, read more than twice as much [INC-4]', async () => {
    await compare((teacher) => incomeQueries(database.db, teacher).sumStatement(MONTH));
    await compare((teacher) => incomeQueries(database.db, teacher).classesStatement('2026-11'));
  });

  it.each([
    ['of all', {}],
    ['of what goes out', { kind: 'WD' as const }],
    ['of what failed', { state: 'FAILED' as const }],
    ['of one reason', { reason: 'ADJUSTMENT' as const }],
    ['of a month', MONTH],
  ])('do not make a page of transactions %s read more than twice as much [INC-5]', async (_name, filter) => {
    await compare((teacher) => ownTransactionQueries(database.db, teacher).pageStatement(teacher, filter, 20));
  });

  it('do not make the incomes of all teachers at the desk be read to the end [INC-4]', async () => {
    const page = (from?: { bookedAt: Date; lessonId: string }) =>
      deskIncomeQueries(database.db).pageStatement({ search: '', behind: from, size: 20 });
    expect(await costOf(page())).toBeLessThan(300);
    expect(await costOf(page({ bookedAt: new Date('2026-10-15T12:00:00Z'), lessonId: 'large-100' }))).toBeLessThan(300);
  });
});
