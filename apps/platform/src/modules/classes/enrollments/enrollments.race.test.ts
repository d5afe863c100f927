import { MY_CLASSES } from '../../../testing/apps/class-app.ts';
import { createEnrollmentApp, type EnrollmentApp } from '../../../testing/apps/enrollment-app.ts';

const FAMILIES = 8;
const ROUNDS = 3;
let t: EnrollmentApp;
beforeAll(async () => {
  t = await createEnrollmentApp();
});
afterAll(() => t.close());
beforeEach(() => t.clear());

const together = <T>(work: (no: number) => Promise<T>) =>
  Promise.all(Array.from({ length: FAMILIES }, (_, no) => work(no)));

describe('at the same moment', () => {
  it.each([
    [true, 'REQUESTED'],
    [false, 'ACCEPTED'],
  ] as const)('eight families ask for the last seat (asked: %s): one has it, the others wait', async (asks, state) => {
    for (let round = 0; round < ROUNDS; round++) {
      await t.clear();
      const { id } = await t.made({ capacity: 3 });
      for (const name of ['가', '나']) await t.enrol(id, name);
      await t.call('PUT', `${MY_CLASSES}/${id}/invitation`, { asksTeacher: asks });
      const link = await t.linkOf(id);
      const states = await together(async (no) => (await t.ask(link, { studentName: `학생 ${no}` })).data.state);
      expect(states.sort()).toEqual([state, ...Array<string>(FAMILIES - 1).fill('WAITING')]);
      expect((await t.invitation(id)).seats).toMatchObject({ free: 0, students: asks ? 2 : 3, held: asks ? 1 : 0 });
    }
  });

  it('a request is accepted and declined: one answer stands, and one letter says so', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await t.clear();
      const { id } = await t.made();
      await t.ask(await t.linkOf(id));
      const [request] = (await t.invitation(id)).requests;
      const outcomes = await together(async (no) => {
        const body = (no + round) % 2 ? { answer: 'ACCEPT' } : { answer: 'DECLINE', reason: '' };
        const { status, code } = await t.answer(id, request!.id, body);
        return code ?? String(status);
      });
      expect(outcomes.sort()).toEqual(['200', ...Array<string>(FAMILIES - 1).fill('WRONG_STATE')]);
      expect(await t.letters()).toHaveLength(2);
    }
  });

  it('the clock ends a request that is being accepted: it is one or the other', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await t.clear();
      const { id } = await t.made();
      await t.ask(await t.linkOf(id));
      const [request] = (await t.invitation(id)).requests;
      t.clock.advance(48 * 3_600_000);
      const [{ code }] = await Promise.all([t.answer(id, request!.id, { answer: 'ACCEPT' }), t.tick()]);
      await t.tick();
      const { seats, requests } = await t.invitation(id);
      expect(requests).toEqual([]);
      expect(seats).toMatchObject({ held: 0, students: code === undefined ? 1 : 0 });
    }
  });
});
