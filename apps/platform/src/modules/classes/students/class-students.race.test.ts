import { createLeavingApp, type LeavingApp } from '../../../testing/apps/leaving-app.ts';

const ROUNDS = 3;
const STUDENTS = 6;
let t: LeavingApp;
beforeAll(async () => {
  t = await createLeavingApp();
});
afterAll(() => t.close());
beforeEach(() => t.clear());

const outcomeOf = ({ status, code }: { status: number; code?: string }) => code ?? String(status);

describe('at the same moment', () => {
  it('several students are moved into the last seat of a class: one has it, the others stay where they were', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await t.clear();
      const { from, to, studentId } = await t.twoClasses({ capacity: 1 });
      const others = Array.from({ length: STUDENTS - 1 }, (_, no) => t.addFamily(from, `학생 A1${no}`));
      const ids = [studentId, ...(await Promise.all(others))];
      const outcomes = await Promise.all(ids.map(async (id) => outcomeOf(await t.move(from, id, to))));
      expect(outcomes.toSorted()).toEqual(['200', ...Array<string>(STUDENTS - 1).fill('CLASS_FULL')]);
      const [here, there] = [await t.studentsOf(from), await t.studentsOf(to)];
      expect([here.length, there.length]).toEqual([STUDENTS - 1, 1]);
      expect(here.map(({ id }) => id)).not.toContain(there[0]!.id);
      expect(await t.letters()).toHaveLength(1);
    }
  });

  it('a student is moved into two classes, or removed: one of them stands, and one letter says so', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await t.clear();
      const { from, to, studentId } = await t.twoClasses();
      const weeklySchedule = [{ weekday: 'MONDAY' as const, start: '10:00', end: '11:00' }];
      const { id: third } = await t.made({ name: '월요반', weeklySchedule });
      const outcomes = await Promise.all(
        [t.move(from, studentId, to), t.move(from, studentId, third), t.remove(from, studentId)].map(async (asked) =>
          outcomeOf(await asked),
        ),
      );
      expect(outcomes.toSorted()).toEqual(['200', 'WRONG_STATE', 'WRONG_STATE']);
      expect(await t.formerOf(from)).toHaveLength(1);
      expect((await t.studentsOf(to)).length + (await t.studentsOf(third)).length).toBe(outcomes[2] === '200' ? 0 : 1);
      expect(await t.letters()).toHaveLength(1);
    }
  });

  it('the same click comes twice: both hear the same, and he left once', async () => {
    const { from, to, studentId } = await t.twoClasses();
    const [one, two] = await Promise.all([t.move(from, studentId, to), t.move(from, studentId, to)]);
    expect(two).toEqual(one);
    expect(await t.studentsOf(to)).toHaveLength(1);
    expect(await t.letters()).toHaveLength(1);
  });

  it('a student is removed while the clock gives his seat away and a family is accepted: no seat is given twice', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await t.clear();
      const { id } = await t.made({ capacity: 2 });
      const studentId = await t.addFamily(id, '학생 A01');
      const link = await t.linkOf(id);
      for (const studentName of ['신청한 학생', '기다리는 학생', '더 기다리는 학생'])
        await t.ask(link, { studentName });
      const [request] = (await t.invitation(id)).requests;
      await Promise.all([
        t.remove(id, studentId),
        t.answer(id, request!.id, { answer: 'ACCEPT' }),
        t.tick(),
        t.ask(link, { studentName: '늦게 온 학생' }),
      ]);
      await t.tick();
      const { seats, requests } = await t.invitation(id);
      expect(seats).toEqual({ capacity: 2, students: 1, held: 1, free: 0 });
      expect(requests.map(({ studentName, state }) => `${studentName} ${state}`)).toEqual([
        '기다리는 학생 REQUESTED',
        '더 기다리는 학생 WAITING',
        '늦게 온 학생 WAITING',
      ]);
    }
  });

  it('his family leaves the room while the clock lets people in: it is out', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await t.clear();
      const { from, studentId } = await t.twoClasses();
      await t.addFamily(from, '학생 A02');
      await Promise.all([t.tick(), t.remove(from, studentId)]);
      await t.tick();
      const inside = await t.sql<{ name: string }>(
        `select m.name from chat_member m join chat_room r on r.id = m.room_id
         where r.class_id = '${from}' and m.left_at is null order by m.name`,
      );
      expect(inside.map(({ name }) => name)).toEqual(['시험 선생님', '학생 A02 보호자']);
    }
  });
});
