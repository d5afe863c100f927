import { createGuardianApp, GRANDMA, type GuardianApp } from '../../../testing/apps/guardian-app.ts';

const ROUNDS = 6;
let t: GuardianApp;
beforeAll(async () => {
  t = await createGuardianApp();
});
afterAll(() => t.close());
beforeEach(() => t.clearGuardians());

const codes = async (calls: readonly Promise<{ status: number; code?: string }>[]) =>
  (await Promise.all(calls)).map(({ status, code }) => code ?? String(status)).toSorted();
const standing = async () => {
  const [row] = await t.database.raw.query<{ guardians: number; open: number }>(
    `select (select count(*)::int from student_guardian where student_id = 's1') as guardians,
      (select count(*)::int from guardian_invitation where state = 'SENT') as open`,
  );
  return row!;
};

describe('at the same moment', () => {
  it('two guardians ask the same address for the same child: one letter goes', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await t.clearGuardians();
      const [g1, g2] = [await t.family('g1'), await t.family('g2')];
      expect(await codes([t.ask(g1), t.ask(g2)])).toEqual(['201', 'GUARDIAN_KNOWN']);
      expect(await t.lettersTo(GRANDMA)).toHaveLength(1);
    }
  });

  it('she says yes while who asked takes it back: it is one or the other', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await t.clearGuardians();
      const g1 = await t.family('g1');
      await t.ask(g1);
      const secret = await t.secretTo(GRANDMA);
      const calls = [() => t.accept(secret), () => t.withdraw(g1, GRANDMA)];
      const [one, other] = await Promise.all((round % 2 ? calls : calls.toReversed()).map((call) => call()));
      const [said, back] = round % 2 ? [one, other] : [other, one];
      expect([said!.code ?? 'joined', back!.code ?? 'withdrawn']).toEqual(
        said!.status === 200 ? ['joined', 'WRONG_STATE'] : ['LINK_REVOKED', 'withdrawn'],
      );
      expect(await standing()).toEqual({ guardians: said!.status === 200 ? 3 : 2, open: 0 });
    }
  });

  it('she presses eight times: she is one guardian, with one letter', async () => {
    await t.ask(await t.family('g1'));
    const secret = await t.secretTo(GRANDMA);
    const answers = await Promise.all(Array.from({ length: 8 }, () => t.accept(secret)));
    expect(answers.filter(({ data }) => data.path !== null)).toHaveLength(1);
    expect(await standing()).toEqual({ guardians: 3, open: 0 });
    expect(await t.lettersTo(GRANDMA)).toHaveLength(2);
  });

  it('six are asked for a child that has two: four guardians at most, with those who have not answered', async () => {
    const families = [await t.family('g1'), await t.family('g2')];
    const outcomes = await codes(
      Array.from({ length: 6 }, (_, no) => t.ask(families[no % 2]!, { email: `no${no}@family.example` })),
    );
    expect(outcomes).toEqual(['201', '201', ...Array<string>(4).fill('GUARDIANS_FULL')]);
    expect(await standing()).toEqual({ guardians: 2, open: 2 });
  });

  it('the last two leave: one of them stays', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await t.clearGuardians();
      const doors = [await t.joined('a@family.example'), await t.joined('b@family.example')];
      await t.database.raw.exec(`delete from student_guardian where student_id = 's1' and guardian_id in ('g1', 'g2')`);
      expect(await codes(doors.map((door) => door.post('/guardians/leave', { studentIds: ['s1'] })))).toEqual([
        '200',
        'WRONG_STATE',
      ]);
      expect((await standing()).guardians).toBe(1);
      await t.database.raw.exec(
        `insert into student_guardian (student_id, guardian_id, relation) values ('s1', 'g1', 'MOTHER'), ('s1', 'g2', 'FATHER')`,
      );
    }
  });
});
