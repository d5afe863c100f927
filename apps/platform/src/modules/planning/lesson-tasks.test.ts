import type { PlanTask } from '@portal/domain/planning/plan-task';
import { aDiary, createLessonDeskApp, type LessonDeskApp, MINUTE } from '../../testing/apps/lesson-desk-app.ts';
import { answerAsStudent } from '../../testing/families/student-side.ts';

let t: LessonDeskApp;
beforeAll(async () => {
  t = await createLessonDeskApp();
});
// What one test leaves to come is not the next lesson of the other.
beforeEach(() =>
  t.database.raw.exec(`
    truncate plan_task;
    update lesson set status = 'CANCELED', cancel_reason = '이유' where status = 'UPCOMING'`),
);
afterAll(() => t.close());

const DAY = 86_400_000;
let count = 0;
const inDays = (n: number) => new Date(t.clock.now().getTime() + n * DAY).toISOString();
const tasks = async (state = 'in-progress') =>
  (await t.call<{ items: PlanTask[] }>('GET', `/tns/v1/teaching-plan/todos?type=LESSON&state=${state}`)).data.items;

/** A lesson that is wrapped up, and the ones that follow it in so many days. */
async function wrappedUp(...daysAhead: number[]) {
  const id = await t.held('s1', 's2');
  const next: string[] = [];
  for (const days of daysAhead) next.push(await t.addLesson(`next${100 + ++count}`, inDays(days)));
  expect((await t.send(id)).status).toBe(200);
  return { id, next };
}

describe('what a wrap-up says about the next time [W3]', () => {
  it('is to be prepared until the class meets again, and named by the wrap-up that made it', async () => {
    const { id, next } = await wrappedUp(2, 5);
    const [task] = await tasks();
    expect(task).toMatchObject({
      type: 'LESSON',
      source: 'AUTO',
      title: '다음 수업 준비',
      note: '활용 문제',
      dueAt: inDays(2),
      ref: { kind: 'LESSON', id: next[0] },
      class: { id: 'c1', name: '중2 수학' },
    });
    const made = (await t.desk(id)).tasks;
    expect(made).toContainEqual(task);
    // The homework of the same lesson is the other.
    expect(made.map(({ type }) => type).sort()).toEqual(['LESSON', 'SUBMISSION_DEADLINE']);
    // The answer was lost, and the page asks again.
    expect((await t.send(id)).status).toBe(200);
    expect(await tasks()).toHaveLength(1);
  });

  it('waits a week where no lesson is planned, with the class', async () => {
    await wrappedUp();
    expect(await tasks('upcoming')).toMatchObject([{ ref: { kind: 'CLASS', id: 'c1' }, dueAt: inDays(7) }]);
  });

  it('makes nothing to do when it says nothing', async () => {
    const id = await t.held('s1', 's2');
    await t.send(id, aDiary({ nextPlan: ' ', homework: '' }));
    expect([...(await tasks()), ...(await tasks('upcoming'))]).toEqual([]);
    expect((await t.desk(id)).tasks).toEqual([]);
  });

  it('makes nothing to do when the wrap-up is refused', async () => {
    const id = await t.held('s1', 's2');
    expect((await t.send(id, aDiary({ version: 7 }))).code).toBe('VERSION_CONFLICT');
    expect(await tasks('upcoming')).toEqual([]);
  });
});

describe('what is to be prepared for a lesson [PLN-1]', () => {
  it('moves with it', async () => {
    const { next } = await wrappedUp(2, 5);
    const { data } = await t.propose(next[0]!, inDays(3));
    await answerAsStudent(t, data.id, { decision: 'ACCEPTED' });
    expect(await tasks()).toMatchObject([{ ref: { id: next[0] }, dueAt: inDays(3) }]);
  });

  it('goes on to the next one when it is cancelled, and is taken back with the last', async () => {
    const { next } = await wrappedUp(2, 5);
    await t.call('POST', `/tns/v1/lessons/${next[0]}/cancel`, { reason: '휴일', version: 1 });
    expect(await tasks()).toMatchObject([{ ref: { id: next[1] }, dueAt: inDays(5) }]);
    await t.call('POST', `/tns/v1/lessons/${next[1]}/cancel`, { reason: '휴일', version: 1 });
    expect(await tasks()).toEqual([]);
  });

  it('goes on to the next one when nobody begins it', async () => {
    const { next } = await wrappedUp(2, 5);
    const due = inDays(5);
    t.clock.set(new Date(t.clock.now().getTime() + 2 * DAY + 120 * MINUTE));
    await t.tick();
    expect(await tasks()).toMatchObject([{ ref: { id: next[1] }, dueAt: due }]);
  });

  it.each([
    ['before its time', -10],
    ['late', 10],
  ])('is done in time when it begins %s', async (_name, minutes) => {
    const { next } = await wrappedUp(2);
    t.clock.set(new Date(t.clock.now().getTime() + 2 * DAY + minutes * MINUTE));
    await t.step(next[0]!, 'start');
    expect(await tasks('completed')).toMatchObject([{ status: 'FINISHED', ref: { id: next[0] } }]);
  });

  it('stays finished when she has finished it and the lesson is cancelled', async () => {
    const { next } = await wrappedUp(2, 5);
    const [task] = await tasks();
    await t.call('POST', `/tns/v1/teaching-plan/todos/${task!.id}/finish`);
    await t.call('POST', `/tns/v1/lessons/${next[0]}/cancel`, { reason: '휴일', version: 1 });
    expect(await tasks()).toEqual([]);
    expect(await tasks('completed')).toMatchObject([{ ref: { id: next[0] } }]);
  });
});
