import { randomUUID } from 'node:crypto';
import { type AssignmentApp, createAssignmentApp } from '../../../testing/apps/assignment-app.ts';

const ROUNDS = 8;
/** As if nobody had left. */
const BACK = `update enrollment set status = 'ACTIVE', ended_at = null, end_reason = null`;
let t: AssignmentApp;
beforeAll(async () => {
  t = await createAssignmentApp();
}, 60_000);
beforeEach(() => t.clear());
afterAll(() => t.close());

const settled = (action: Promise<unknown>) =>
  action.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );
const all = async (...actions: readonly Promise<unknown>[]) => (await Promise.all(actions.map(settled))).toSorted();
const submissions = () =>
  t.database.raw.query<{ submitted: Date; deadline: Date; late: boolean }>(
    `select submitted_at as submitted, deadline_at as deadline, submitted_at > deadline_at as late
       from submission join assignment on assignment.id = assignment_id`,
  );

describe('a family that hands in', () => {
  it('by both parents at the same moment hands in once', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await t.clear();
      const { id } = await t.made();
      const by = (guardianId: string) => t.submit(id, 's1', { guardianId });
      expect(await all(by('g1'), by('g2'), by('g1'), by('g2'))).toEqual([
        'WRONG_STATE',
        'WRONG_STATE',
        'WRONG_STATE',
        'done',
      ]);
      expect(await submissions()).toHaveLength(1);
      expect(await t.notices('teacher')).toHaveLength(1);
    }
  });

  it('with one request that is sent twice has done it both times, and the teacher hears of it once', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await t.clear();
      const { id } = await t.made();
      const clientId = randomUUID();
      const send = () => t.submit(id, 's1', { clientId });
      expect(await all(send(), send(), send())).toEqual(['done', 'done', 'done']);
      expect(await submissions()).toHaveLength(1);
      expect(await t.notices('teacher')).toHaveLength(1);
    }
  });

  it('while the deadline moves is in time by the one that stands, or is told that it is over', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await t.clear();
      const { id } = await t.made({ lateAllowed: false });
      t.clock.set('2026-11-20T11:59:59.999Z');
      // Signed in again, so that both calls begin at once.
      await t.made();
      const [extended, handed] = await Promise.all([
        t.act(id, 'extend', { deadlineAt: '2026-11-25T12:00:00Z' }),
        settled(t.submit(id)),
        Promise.resolve().then(() => t.clock.advance(round % 2 ? 1 : 0)),
      ]);
      expect(['done', 'HOMEWORK_CLOSED']).toContain(handed);
      const rows = await submissions();
      expect(rows).toHaveLength(handed === 'done' ? 1 : 0);
      if (extended.status === 200) for (const { late } of rows) expect(late).toBe(false);
    }
  });

  it('while the child leaves has handed in before, or finds nothing', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await t.database.raw.exec(BACK);
      await t.clear();
      const { id } = await t.made();
      const leave = t.call('POST', '/tns/v1/my-classes/c1/students/s1/remove', { reason: '이사해요' });
      const [left, handed] = await Promise.all([leave, settled(t.submit(id, 's1', { guardianId: 'g1' }))]);
      expect(left.status).toBe(200);
      expect(['done', 'NOT_FOUND', 'LINK_REVOKED']).toContain(handed);
      const [listed] = await t.submissions(id);
      if (handed === 'done') expect(listed).toMatchObject({ student: { id: 's1' }, hasLeft: true });
      else expect(listed).toMatchObject({ student: { id: 's2' } });
    }
    await t.database.raw.exec(BACK);
  });
});
