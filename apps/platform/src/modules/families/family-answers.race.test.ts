import { createFamilyApp, type FamilyApp, type FamilyAtDoor } from '../../testing/apps/family-app.ts';

const ROUNDS = 8;
const FAMILIES = 8;
const SOON = '2026-11-20T01:00:00Z';
const LATER = '2026-11-21T01:00:00Z';
let t: FamilyApp;
let families: FamilyAtDoor[];

beforeAll(async () => {
  t = await createFamilyApp();
  const guests = Array.from({ length: FAMILIES }, (_, at) => at + 10);
  const each = (row: (n: number) => string) => guests.map(row).join(', ');
  await t.database.raw.exec(`
    delete from enrollment;
    insert into student (id, name, age) values ${each((n) => `('s${n}', '학생 A${n}', 12)`)};
    insert into guardian (id, name, language, time_zone) values ${each((n) => `('g${n}', '보호자 B${n}', 'ko', 'Asia/Seoul')`)};
    insert into student_guardian (student_id, guardian_id, relation) values ${each((n) => `('s${n}', 'g${n}', 'MOTHER')`)};
    insert into enrollment (id, class_id, student_id, status, enrolled_at)
      values ${each((n) => `('e-s${n}', 'c1', 's${n}', 'ACTIVE', '2026-11-01T00:00:00Z')`)};`);
  families = (await t.links()).map(({ path }) => t.atDoor(path));
});
afterAll(() => t.close());

const clear = () =>
  t.database.raw.exec(
    'delete from lesson_change; delete from lesson_move; delete from live_guest_link; delete from lesson',
  );
const outcomesOf = async (answers: readonly Promise<{ status: number; code?: string }>[]) =>
  (await Promise.all(answers)).map(({ status, code }) => code ?? String(status)).sort();

describe('families that answer at the same moment', () => {
  it(`move a lesson once, all ${FAMILIES} of them [CAL-3]`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await clear();
      t.clock.set(new Date('2026-11-18T01:42:00Z'));
      await t.addLesson('l1', SOON);
      const { id } = (await t.propose('l1', LATER)).data;
      expect(await outcomesOf(families.map((family) => family.answer(id, 'ACCEPTED')))).toEqual(
        Array.from({ length: FAMILIES }, () => '200'),
      );
      const [move] = await t.database.raw.query<{ status: string; answers: number; changes: number }>(
        `select status, (select count(*)::int from lesson_move_answer where move_id = id) as answers,
          (select count(*)::int from lesson_change where move_id = id and kind = 'ACCEPTED') as changes from lesson_move`,
      );
      expect(move).toEqual({ status: 'ACCEPTED', answers: FAMILIES, changes: 1 });
    }
  });

  it('and the teacher who takes her proposal back: one of both holds', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await clear();
      t.clock.set(new Date('2026-11-18T01:42:00Z'));
      await t.addLesson('l1', SOON);
      const { id } = (await t.propose('l1', LATER)).data;
      for (const family of families.slice(1)) await family.answer(id, 'ACCEPTED');
      await t.desk('l1');
      const outcomes = await outcomesOf([
        families[0]!.answer(id, 'ACCEPTED'),
        t.call('POST', `/tns/v1/lesson-moves/${id}/withdraw`),
      ]);
      expect(outcomes).toEqual(['200', 'WRONG_STATE']);
      const [row] = await t.database.raw.query<{ status: string; start: Date }>(
        `select m.status, l.start_at as start from lesson_move m join lesson l on l.id = m.lesson_id`,
      );
      expect(new Date(row!.start).toISOString()).toBe(
        new Date(row!.status === 'ACCEPTED' ? LATER : SOON).toISOString(),
      );
    }
  });

  it('confirm a lesson, or one of them doubts it: it is never confirmed with an open question [CLS-2]', async () => {
    await clear();
    for (let round = 0; round < ROUNDS; round++) {
      const id = await t.held('s10');
      await t.send(
        id,
        undefined,
        Array.from({ length: FAMILIES - 1 }, (_, at) => ({ studentId: `s${at + 11}`, state: 'PRESENT', note: '' })),
      );
      const [doubting, ...others] = families;
      const doubt = round % 2 ? doubting! : others.at(-1)!;
      await outcomesOf([...families.map((family) => family.confirm(id)), doubt.question(id)]);
      const { lesson, questions } = await t.desk(id);
      expect([lesson.status, questions.length]).toEqual(questions.length ? ['DONE', 1] : ['FINISHED', 0]);
    }
  });
});
