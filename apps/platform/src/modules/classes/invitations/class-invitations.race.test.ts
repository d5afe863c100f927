import { randomUUID } from 'node:crypto';
import { aRow, createInvitationApp, type InvitationApp } from '../../../testing/apps/invitation-app.ts';

const TIMES = 8;
const ROUNDS = 3;
const MAIL = 'minjun@example.com';
let t: InvitationApp;
beforeAll(async () => {
  t = await createInvitationApp();
});
afterAll(() => t.close());
beforeEach(() => t.clear());

const together = <T>(work: (no: number) => Promise<T>) =>
  Promise.all(Array.from({ length: TIMES }, (_, no) => work(no)));

describe('at the same moment', () => {
  it('the same invitation is sent eight times: one letter goes', async () => {
    const { id } = await t.made();
    const clientId = randomUUID();
    const same = await together(() => t.invite(id, [MAIL], { clientId }));
    expect(same.map(({ status }) => status)).toEqual(Array(TIMES).fill(201));
    await together(() => t.invite(id, [MAIL]));
    expect(await t.letters()).toHaveLength(1);
  });

  it('a letter is sent once more eight times: one goes', async () => {
    const { id } = await t.made();
    await t.invite(id, [MAIL]);
    t.clock.advance(3_600_000);
    const { id: letter } = await t.one(id, MAIL);
    const statuses = await together(async () => (await t.actOn(id, letter, 'resend')).status);
    expect(statuses.sort()).toEqual([200, ...Array<number>(TIMES - 1).fill(429)]);
    expect(await t.one(id, MAIL)).toMatchObject({ sent: 2 });
  });

  it('an invitation is taken back while its family joins: it is one or the other', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await t.clear();
      const { id } = await t.made({ capacity: 1 });
      await t.bring(id, [aRow()]);
      const link = await t.secretOf(MAIL);
      const { id: letter } = await t.one(id, MAIL);
      const outcomes = await together(async (no) => {
        const isJoining = (no + round) % 2 === 0;
        const { code } = isJoining
          ? await t.ask(link, { studentName: aRow().studentName, email: MAIL })
          : await t.actOn(id, letter, 'withdraw');
        return { isJoining, isDone: code === undefined };
      });
      const { state } = await t.one(id, MAIL);
      const { seats } = await t.invitation(id);
      const hasJoined = outcomes.some(({ isJoining, isDone }) => isJoining && isDone);
      expect([state, seats.students, seats.held]).toEqual(hasJoined ? ['JOINED', 1, 0] : ['WITHDRAWN', 0, 0]);
      expect(outcomes.filter(({ isJoining, isDone }) => !isJoining && isDone)).toHaveLength(hasJoined ? 0 : 1);
    }
  });

  it('the same list is brought eight times: each family is invited once, and one seat is kept for each', async () => {
    const { id } = await t.made({ capacity: 4 });
    const rows = ['one', 'two'].map((studentName) =>
      aRow({ studentName, guardianEmail: `${studentName}@example.com` }),
    );
    const invited = await together(async () => (await t.bring(id, rows)).data.invited);
    expect(invited.sort()).toEqual([...Array<number>(TIMES - 1).fill(0), 2]);
    expect(await t.letters()).toHaveLength(2);
    expect((await t.invitation(id)).seats).toMatchObject({ held: 2, free: 2 });
  });

  it('a family confirms eight times: it has one seat', async () => {
    const { id } = await t.made({ capacity: 4 });
    await t.bring(id, [aRow()]);
    const link = await t.secretOf(MAIL);
    const states = await together(
      async () => (await t.ask(link, { studentName: aRow().studentName, email: MAIL })).data.state,
    );
    expect(states).toEqual(Array(TIMES).fill('ACCEPTED'));
    expect((await t.invitation(id)).seats).toMatchObject({ students: 1, held: 0, free: 3 });
  });
});
