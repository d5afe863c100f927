import type { Database, Tx } from '../../core/database/database.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { lockSchedule } from '../schedule/module.ts';
import { lesson } from './lessons.tables.ts';

const CALLERS = 32;
const ROUNDS = 20;
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.raw.exec(`
    insert into teaching_class (id, code, teacher_id, name, mode, progress, start_date, end_date, lesson_total, capacity)
      values ('c', 'c', 'teacher', '수업', 'ONLINE', 'IN_PROGRESS', '2026-01-01', '2026-12-31', 9999, 5);
    create table naive_lesson (round int, start_at timestamptz, end_at timestamptz)`);
});
afterAll(() => database.close());

const codeOf = (error: unknown) => ((error as Error).cause as { code?: string } | undefined)?.code ?? String(error);

/** All callers try to put a lesson at half past or at the hour of the same round; half an hour apart, so all of them overlap. */
async function round(number: number, before: (tx: Tx) => Promise<void>): Promise<Record<string, number>> {
  const base = Date.parse('2026-01-01T00:00:00Z') + number * 86_400_000;
  const outcomes = await Promise.all(
    Array.from({ length: CALLERS }, async (_, caller) => {
      const start = base + (caller % 2) * 1_800_000;
      try {
        await database.db.transaction(async (tx) => {
          await before(tx);
          await tx.insert(lesson).values({
            id: `l-${number}-${caller}`,
            classId: 'c',
            teacherId: 'teacher',
            no: number * CALLERS + caller + 1,
            title: '제목',
            startAt: new Date(start),
            endAt: new Date(start + 3_600_000),
            status: 'UPCOMING',
            mode: 'ONLINE',
          });
        });
        return 'stored';
      } catch (error) {
        return codeOf(error);
      }
    }),
  );
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

describe('32 callers who want the same hour of one teacher', () => {
  it('get it once, and the others learn that it is taken, without a deadlock [R14]', async () => {
    for (let number = 0; number < ROUNDS; number++)
      expect(await round(number, (tx) => lockSchedule(tx, 'teacher'))).toEqual({ stored: 1, '23P01': CALLERS - 1 });
  });

  it('get it more than once from a platform that looks first and then writes: the test would notice', async () => {
    const start = '2026-06-01T00:00:00Z';
    let worst = 0;
    for (let number = 0; number < ROUNDS; number++) {
      await Promise.all(
        Array.from({ length: CALLERS }, () =>
          database.rawTransaction(async (connection) => {
            const taken = await connection.query('select 1 from naive_lesson where round = $1', [number]);
            if (!taken.length) await connection.query('insert into naive_lesson values ($1, $2, $2)', [number, start]);
          }),
        ),
      );
      const [row] = await database.raw.query<{ n: number }>(
        'select count(*)::int as n from naive_lesson where round = $1',
        [number],
      );
      worst = Math.max(worst, row!.n);
    }
    expect(worst).toBeGreaterThan(1);
  });

  it('do not wait for each other when they are of different teachers', async () => {
    const started = performance.now();
    await Promise.all(
      ['one', 'two', 'three', 'four'].map((teacherId) =>
        database.db.transaction(async (tx) => {
          await lockSchedule(tx, teacherId);
          await tx.execute('select pg_sleep(1)');
        }),
      ),
    );
    expect(performance.now() - started).toBeLessThan(3_500);
  });
});
