import { createLessonDeskApp, type LessonDeskApp, MINUTE } from '../../../testing/apps/lesson-desk-app.ts';
import { aHostOf, aStudentOf, liveProcess } from './live-processes.ts';

const PROCESSES = 8;
const ROUNDS = 5;
let t: LessonDeskApp;

beforeAll(async () => {
  t = await createLessonDeskApp();
});
afterAll(() => t.close());

const movesOf = async (id: string) =>
  (await t.evidenceOf(id)).events.flatMap(({ kind, actorId }) =>
    ['JOINED', 'LEFT', 'RECOVERED'].includes(kind) ? [`${kind} ${actorId}`] : [],
  );

describe('8 processes that find the people of a dead one [CLS-3] [W1]', () => {
  it('end each stay once', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await t.lessonAt(0);
      const dead = liveProcess(t);
      for (const entrant of [aHostOf(t, id), aStudentOf(id, 's1'), aStudentOf(id, 's2')]) await dead.come(entrant);
      t.clock.advance(MINUTE);
      await Promise.all(Array.from({ length: PROCESSES }, () => liveProcess(t).rooms.beat()));
      const recovered = (await movesOf(id)).filter((move) => move.startsWith('RECOVERED'));
      expect(recovered.toSorted()).toEqual([`RECOVERED ${t.teacher.id}`, 'RECOVERED s1', 'RECOVERED s2'].toSorted());
      expect((await t.evidenceOf(id)).chainValid).toBe(true);
    }
  });

  it('end it once also while she comes back to one of them, and leave her there', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await t.lessonAt(0);
      await liveProcess(t).come(aStudentOf(id, 's1'));
      t.clock.advance(MINUTE);
      await Promise.all(
        Array.from({ length: PROCESSES }, async (_, no) => {
          if (no === 0) await liveProcess(t).come(aStudentOf(id, 's1'));
          else await liveProcess(t).rooms.beat();
        }),
      );
      expect(await movesOf(id)).toEqual(['JOINED s1', 'RECOVERED s1', 'JOINED s1']);
      const rows = await t.database.raw.query('select 1 from live_presence where lesson_id = $1', [id]);
      expect(rows).toHaveLength(1);
    }
  });
});
