import { createFamilyApp, type FamilyApp, type FamilyAtDoor } from '../../testing/apps/family-app.ts';

const ROUNDS = 8;
const DAY = 86_400_000;
let t: FamilyApp;
let families: FamilyAtDoor[];

beforeAll(async () => {
  t = await createFamilyApp();
  families = [await t.family('g1'), await t.family('g2')];
});
afterAll(() => t.close());

let no = 0;
let id: string;
/** When the lesson of a round begins. */
let soon: Date;
// What happened in a lesson stays: each round has one of its own.
async function aLesson() {
  await t.database.raw.exec(
    `update lesson set status = 'CANCELED', cancel_reason = '이유', canceled_by = 'TEACHER' where status in ('UPCOMING', 'IN_PROGRESS');
    delete from outbox`,
  );
  no += 1;
  id = `l${no}`;
  soon = new Date(Date.parse('2026-11-20T01:00:00Z') + no * DAY);
  t.clock.set(new Date(soon.getTime() - 1.5 * DAY));
  await t.addLesson(id, soon.toISOString());
}
const announcing = (family: FamilyAtDoor, reason = '') =>
  t
    .request({
      method: 'PUT',
      url: `/fam/v1/lessons/${id}/absences/s1`,
      headers: { ...t.headers, ...family.headers },
      payload: { startAt: soon.toISOString(), reason },
    })
    .then((answer) => answer.json<{ code?: string }>().code ?? 'done');
const codeOf = async (call: Promise<{ code?: string }>) => (await call).code ?? 'done';
const standing = async () => {
  const [row] = await t.database.raw.query<{ absences: number; notices: number; status: string; start: Date }>(
    `select (select count(*)::int from lesson_absence where lesson_id = lesson.id) as absences, status, start_at as start,
      (select count(*)::int from outbox where dedupe_key like 'LESSON_ABSENCE/%') as notices from lesson where id = $1`,
    [id],
  );
  return row!;
};

describe('a family that says that a child cannot come, at the same moment as', () => {
  it('the teacher begins the lesson: it stands, or it was too late [CLS-3]', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await aLesson();
      t.clock.set(new Date(soon.getTime() - 60_000));
      const { version } = (await t.desk(id)).lesson;
      const start = () => codeOf(t.call('POST', `/tns/v1/lessons/${id}/start`, { version }));
      const calls = [() => announcing(families[0]!), start];
      const [one, other] = await Promise.all((round % 2 ? calls : calls.toReversed()).map((call) => call()));
      const [said, begun] = round % 2 ? [one, other] : [other, one];
      expect([begun, ['done', 'WRONG_STATE'].includes(said!)]).toEqual(['done', true]);
      const { absences, notices, status } = await standing();
      expect([absences, notices, status]).toEqual(said === 'done' ? [1, 1, 'IN_PROGRESS'] : [0, 0, 'IN_PROGRESS']);
    }
  });

  it('the lesson moves: nothing that was said about the old time stands at the new one [CAL-3]', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await aLesson();
      const later = new Date(soon.getTime() + DAY / 2).toISOString();
      const proposal = (await t.propose(id, later)).data.id;
      const move = () => codeOf(families[1]!.answer(proposal, 'ACCEPTED'));
      const calls = [() => announcing(families[0]!), move];
      const outcomes = await Promise.all((round % 2 ? calls : calls.toReversed()).map((call) => call()));
      expect(outcomes.filter((one) => !['done', 'WRONG_STATE'].includes(one))).toEqual([]);
      const { absences, start } = await standing();
      expect([absences, new Date(start).toISOString()]).toEqual([0, later]);
    }
  });

  it('the other guardian says so for another reason: one stands, and the teacher is told once', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await aLesson();
      const outcomes = await Promise.all(families.map((family, at) => announcing(family, `이유 ${at}`)));
      expect(outcomes.sort()).toEqual(['WRONG_STATE', 'done']);
      expect(await standing()).toMatchObject({ absences: 1, notices: 1 });
    }
  });
});
