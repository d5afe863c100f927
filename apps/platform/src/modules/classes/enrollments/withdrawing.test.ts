import { randomUUID } from 'node:crypto';
import type { EnrollmentAnswer } from '@portal/domain/classes/enrollment-request';
import type { Answer } from '../../../testing/apps/course-app.ts';
import { aRow, createInvitationApp, type InvitationApp } from '../../../testing/apps/invitation-app.ts';

const MAIL = 'minjun@example.com';
const CHILD = { studentName: '김민준', email: MAIL, guardianName: '김보호' };
let t: InvitationApp;
beforeAll(async () => {
  t = await createInvitationApp();
});
afterAll(() => t.close());
beforeEach(() => t.clear());

async function withdraw(link: string, clientId?: string): Promise<Answer<EnrollmentAnswer>> {
  t.clock.advance(1);
  const url = '/tns/v1/invitations/requests/withdraw';
  const answer = await t.request({ method: 'POST', url, headers: t.headers, payload: { link, clientId } });
  return { status: answer.statusCode, ...answer.json<Omit<Answer<EnrollmentAnswer>, 'status'>>() };
}
const states = async () =>
  (await t.sql<{ state: string }>('select state from enrollment_request order by requested_at')).map(
    ({ state }) => state,
  );

describe('a family that takes its own request back', () => {
  it('frees the seat, and its teacher is told [CLS-1]', async () => {
    const { id } = await t.made();
    const link = await t.linkOf(id);
    const clientId = randomUUID();
    await t.ask(link, { clientId });
    expect((await t.invitation(id)).seats.held).toBe(1);
    expect(await withdraw(link, clientId)).toMatchObject({ status: 200, data: { state: 'WITHDRAWN' } });
    expect(await t.invitation(id)).toMatchObject({ requests: [], seats: { held: 0 } });
    const told = await t.sql(`select 1 from outbox where dedupe_key like 'ENROLLMENT_REQUESTED/%WITHDRAWN%'`);
    expect(told).toHaveLength(1);
    expect((await withdraw(link, clientId)).status).toBe(200);
  });

  it('does so from the waiting list too', async () => {
    const { id } = await t.made({ capacity: 1 });
    await t.enrol(id, '가');
    const link = await t.linkOf(id);
    const clientId = randomUUID();
    expect((await t.ask(link, { clientId })).data.state).toBe('WAITING');
    expect((await withdraw(link, clientId)).data.state).toBe('WITHDRAWN');
  });

  it('cannot once it is in, and nobody can with the link of the class alone', async () => {
    const { id } = await t.made();
    const link = await t.linkOf(id);
    const clientId = randomUUID();
    await t.ask(link, { clientId });
    expect((await withdraw(link)).code).toBe('NOT_FOUND');
    expect((await withdraw(link, randomUUID())).code).toBe('NOT_FOUND');
    const [request] = (await t.invitation(id)).requests;
    await t.answer(id, request!.id, { answer: 'ACCEPT' });
    expect((await withdraw(link, clientId)).code).toBe('WRONG_STATE');
  });

  it('needs nothing but the link of its own letter, and may ask again by it', async () => {
    const { id } = await t.made();
    await t.invite(id, [MAIL]);
    const secret = await t.secretOf(MAIL);
    await t.ask(secret, CHILD);
    expect((await withdraw(secret)).data.state).toBe('WITHDRAWN');
    expect((await t.ask(secret, CHILD)).data.state).toBe('REQUESTED');
  });
});

describe('a family that asks by the link of the class, and then comes by an invitation with a kept seat', () => {
  it('is in by that seat, and what it had asked for before ends, however it was typed [CLS-1]', async () => {
    const { id } = await t.made({ capacity: 2 });
    await t.bring(id, [aRow()]);
    const secret = await t.secretOf(MAIL);
    await t.ask(await t.linkOf(id), { ...CHILD, studentName: '김민준 ', email: 'MinJun@example.com' });
    expect((await t.invitation(id)).seats).toMatchObject({ held: 2, free: 0 });
    expect((await t.ask(secret, CHILD)).data.state).toBe('ACCEPTED');
    expect(await states()).toEqual(['WITHDRAWN', 'ACCEPTED']);
    expect(await t.invitation(id)).toMatchObject({ requests: [], seats: { students: 1, held: 0, free: 1 } });
  });

  it('keeps what it had asked for another child', async () => {
    const { id } = await t.made({ capacity: 3 });
    await t.bring(id, [aRow()]);
    const secret = await t.secretOf(MAIL);
    await t.ask(await t.linkOf(id), { ...CHILD, studentName: '김서연' });
    await t.ask(secret, CHILD);
    expect((await t.invitation(id)).requests).toMatchObject([{ studentName: '김서연', state: 'REQUESTED' }]);
  });

  it('has one student and one seat, where the teacher had said yes to the first request meanwhile', async () => {
    const { id } = await t.made({ capacity: 3 });
    await t.bring(id, [aRow()]);
    const secret = await t.secretOf(MAIL);
    await t.ask(await t.linkOf(id), CHILD);
    const [request] = (await t.invitation(id)).requests;
    await t.answer(id, request!.id, { answer: 'ACCEPT' });
    expect((await t.ask(secret, CHILD)).data.state).toBe('ACCEPTED');
    expect((await t.invitation(id)).seats).toMatchObject({ students: 1, held: 0 });
    expect(await t.one(id, MAIL)).toMatchObject({ state: 'JOINED' });
  });

  it('stays where it is by an invitation that keeps no seat', async () => {
    const { id } = await t.made({ capacity: 3 });
    await t.invite(id, [MAIL]);
    const secret = await t.secretOf(MAIL);
    await t.ask(await t.linkOf(id), CHILD);
    expect((await t.ask(secret, CHILD)).data.state).toBe('REQUESTED');
    expect(await states()).toEqual(['REQUESTED']);
  });
});
