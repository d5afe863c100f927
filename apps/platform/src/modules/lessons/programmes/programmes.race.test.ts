import { aDiary, createLessonDeskApp, type LessonDeskApp } from '../../../testing/apps/lesson-desk-app.ts';
import { aProgramme } from '../../../testing/apps/programme-of-six.ts';

const CALLERS = 32;
const ROUNDS = 3;
let t: LessonDeskApp;
beforeAll(async () => {
  t = await createLessonDeskApp();
});
afterAll(() => t.close());

const outcomeOf = async (answer: Promise<{ status: number; code?: string }>) => {
  const { status, code } = await answer;
  return code ?? String(status);
};
const all = <T>(call: (caller: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: CALLERS }, (_, caller) => call(caller)));

describe('32 callers at one programme', () => {
  it('plan it anew while a lesson is wrapped up: once at most, and what was held is not touched [PLN-1]', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const of = await aProgramme(t);
      await of.hold(3);
      const { version } = await of.rest();
      const third = () =>
        t.database.raw.query('select programme_no, title, version from lesson where id = $1', [of.lessonId(3)]);
      const before = await third();
      const outcomes = await all((caller) =>
        outcomeOf(
          (caller + round) % 2
            ? of.replan({ version, together: [6], leftOut: [5] })
            : t.send(of.lessonId(3), aDiary({ programmeNo: 2 }), of.marks),
        ),
      );
      expect(outcomes.every((one) => ['200', 'VERSION_CONFLICT'].includes(one))).toBe(true);
      const plans = await t.database.raw.query('select id from programme_replan where class_id = $1', [of.id]);
      expect(plans.length).toBeLessThanOrEqual(1);
      expect(await third()).toEqual(before);
      // What the wrap-up says stands, whichever came first; no step has two lessons.
      const { programme, lessons } = await of.rest();
      expect(programme.map(({ coveredAt }) => coveredAt !== null)).toEqual([true, true, false, false, false, false]);
      const nos = lessons.flatMap((lesson) => lesson.nos);
      expect(new Set(nos).size).toBe(nos.length);
    }
  });
});
