import { randomUUID } from 'node:crypto';
import { aRow, createInvitationApp, type InvitationApp } from '../../../testing/apps/invitation-app.ts';

const ROUNDS = 6;
const MAIL = 'minjun@example.com';
const CHILD = { studentName: '김민준', email: MAIL };
let t: InvitationApp;
beforeAll(async () => {
  t = await createInvitationApp();
});
afterAll(() => t.close());
beforeEach(() => t.clear());

describe('at the same moment', () => {
  it('a family comes by its kept seat while the teacher says yes to what it had asked before: one student, one seat', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await t.clear();
      const { id } = await t.made({ capacity: 4 });
      await t.bring(id, [aRow()]);
      const secret = await t.secretOf(MAIL);
      await t.ask(await t.linkOf(id), CHILD);
      const [request] = (await t.invitation(id)).requests;
      const calls = [
        () => t.ask(secret, CHILD).then(({ data }) => data.state as string),
        () => t.answer(id, request!.id, { answer: 'ACCEPT' }).then(({ code }) => code ?? 'ACCEPTED'),
      ];
      await Promise.all((round % 2 ? calls : calls.toReversed()).map((call) => call()));
      expect(await t.invitation(id)).toMatchObject({ requests: [], seats: { students: 1, held: 0, free: 3 } });
      expect(await t.one(id, MAIL)).toMatchObject({ state: 'JOINED' });
    }
  });

  it('it takes its request back while the teacher says yes: it is one or the other', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await t.clear();
      const { id } = await t.made();
      const clientId = randomUUID();
      const link = await t.linkOf(id);
      await t.ask(link, { clientId });
      const [request] = (await t.invitation(id)).requests;
      const url = '/tns/v1/invitations/requests/withdraw';
      const [back, yes] = await Promise.all([
        t.request({ method: 'POST', url, headers: t.headers, payload: { link, clientId } }),
        t.answer(id, request!.id, { answer: 'ACCEPT' }),
      ]);
      expect([back.statusCode, yes.status].toSorted()).toEqual([200, 409]);
      expect((await t.invitation(id)).seats).toMatchObject({ held: 0, students: yes.status === 200 ? 1 : 0 });
    }
  });
});
