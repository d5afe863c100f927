import { randomUUID } from 'node:crypto';
import { type AssignmentApp, createAssignmentApp } from '../../../testing/apps/assignment-app.ts';
import { enrollment, guardian, student, studentGuardian } from '../../classes/classes.tables.ts';

const CALLERS = 32;
const ROUNDS = 8;
let t: AssignmentApp;
beforeAll(async () => {
  t = await createAssignmentApp();
  const ids = Array.from({ length: CALLERS }, (_, no) => `pupil${no}`);
  const { db } = t.database;
  await db.insert(student).values(ids.map((id) => ({ id, name: id, age: 14 })));
  await db
    .insert(guardian)
    .values(ids.map((id) => ({ id, name: id, language: 'ko' as const, timeZone: 'Asia/Seoul' })));
  await db
    .insert(studentGuardian)
    .values(ids.map((id) => ({ studentId: id, guardianId: id, relation: 'MOTHER' as const })));
  await db
    .insert(enrollment)
    .values(
      ids.map((id) => ({ id, classId: 'c1', studentId: id, status: 'ACTIVE' as const, enrolledAt: new Date(0) })),
    );
}, 60_000);
afterAll(() => t.close());

const tally = (outcomes: readonly string[]) =>
  outcomes.reduce<Record<string, number>>((counts, one) => ({ ...counts, [one]: (counts[one] ?? 0) + 1 }), {});
const answered = async (call: Promise<{ code?: string }>) => (await call).code ?? 'done';
const settled = (action: Promise<unknown>) =>
  action.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );
const each = (work: (no: number) => Promise<string>) =>
  Promise.all(Array.from({ length: CALLERS }, (_, no) => work(no)));
const submit = (id: string, no: number) => settled(t.submit(id, `pupil${no}`));

describe('32 callers at the same moment', () => {
  it('hand in and edit: nobody has handed in other words than those that stand [ASG-2]', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const made = await t.made({ title: '처음' });
      const outcomes = await each((no) =>
        no % 2 ? submit(made.id, no) : answered(t.edit(made, { title: `다른 제목 ${no}` })),
      );
      const edits = tally(outcomes.filter((_, no) => no % 2 === 0));
      expect(tally(outcomes.filter((_, no) => no % 2))).toEqual({ done: CALLERS / 2 });
      // One edit was first, or none: the rest found the version or the lock in their way.
      expect(
        Object.keys(edits).filter((one) => !['done', 'VERSION_CONFLICT', 'ASSIGNMENT_LOCKED'].includes(one)),
      ).toEqual([]);
      expect(edits['done'] ?? 0).toBeLessThanOrEqual(1);
      const [row] = await t.database.raw.query<{ title: string; edited: boolean }>(
        `select title, version > 1 as edited from assignment where id = $1`,
        [made.id],
      );
      expect(row).toEqual({
        title: expect.stringMatching(row!.edited ? /^다른/ : /^처음/) as string,
        edited: edits['done'] === 1,
      });
      expect(await t.read(made.id)).toMatchObject({ isLocked: true, counts: { submitted: CALLERS / 2 } });
    }
  });

  it('hand in and delete: it goes before the first of them, or stays with all of them [ASG-2]', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await t.made();
      const outcomes = await each((no) => (no % 8 === 7 ? answered(t.remove(id)) : submit(id, no)));
      const gone = outcomes.filter((one, no) => no % 8 === 7 && one === 'done').length;
      const handedIn = outcomes.filter((one, no) => no % 8 !== 7 && one === 'done').length;
      expect([gone, handedIn]).toEqual(gone ? [1, 0] : [0, CALLERS - 4]);
    }
  });

  it('hand in as one student: once', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await t.made();
      expect(tally(await each(() => submit(id, 0)))).toEqual({ done: 1, WRONG_STATE: CALLERS - 1 });
    }
  });

  it('give one assignment: one stands, and its class hears of it once [ASG-1]', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const clientId = randomUUID();
      const ids = await Promise.all(Array.from({ length: CALLERS }, async () => (await t.made({ clientId })).id));
      expect(new Set(ids).size).toBe(1);
      const told = await t.database.raw.query(
        `select 1 from outbox where dedupe_key like 'ASSIGNMENT_GIVEN/${ids[0]}/%'`,
      );
      expect(told).toHaveLength(1);
    }
  });

  it('would lose an edit’s innocence, if whoever saw no submission simply wrote', async () => {
    await t.database.raw.exec(
      'create table naive (edited boolean, handed_in boolean); insert into naive values (false, false)',
    );
    const action = (see: string, write: string) =>
      t.database.rawTransaction(async (connection) => {
        const rows = await connection.query<{ seen: boolean }>(`select ${see} as seen from naive`);
        await connection.query('select pg_sleep(0.05)');
        if (!rows[0]!.seen) await connection.query(`update naive set ${write} = true`);
      });
    await Promise.all([action('handed_in', 'edited'), action('false', 'handed_in')]);
    // An edit that had seen nothing handed in stands beside what was handed in to other words.
    expect(await t.database.raw.query('select * from naive')).toEqual([{ edited: true, handed_in: true }]);
  });
});
