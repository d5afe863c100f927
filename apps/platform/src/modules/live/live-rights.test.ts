import type { BoardElement, RoomPass } from '@portal/domain/live/live-room';
import { createLiveApp, type LiveApp } from '../../testing/apps/live-app.ts';
import { liveVisits, OK, refused } from '../../testing/live-visits.ts';

let t: LiveApp;
let visits: ReturnType<typeof liveVisits>;
const drawn = (id: string, version = 1): BoardElement => ({ id, version });
const page = (...elements: BoardElement[]) => ({ page: 1, elements });

beforeAll(async () => {
  t = await createLiveApp();
  visits = liveVisits(t, 'rights');
}, 60_000);
afterAll(() => t.close());

describe('the right to draw [CLS-3]', () => {
  it('is a student’s from the beginning, and not her guardian’s', async () => {
    const { id, host, guest } = await visits.inRoom();
    const guardian = await t.guest(id, 's1', 'GUARDIAN');
    const { participants, studentsMayDraw } = await guardian.hear('live.state');
    expect([studentsMayDraw, ...participants.map(({ role, mayDraw }) => `${role} ${mayDraw}`)]).toEqual([
      true,
      'HOST true',
      'STUDENT true',
      'GUARDIAN false',
    ]);
    expect(await guest.ask('live.board', page(drawn('a', 2)))).toEqual(OK);
    await host.hear('live.drawn');
    expect(await guardian.ask('live.board', page(drawn('a', 3), drawn('mine')))).toEqual(refused('NOT_ALLOWED'));
    expect(await guardian.hear('live.undrawn')).toEqual({ page: 1, ids: ['a', 'mine'], elements: [drawn('a', 2)] });
    expect(host.unheard('live.drawn')).toBe(0);
    expect((await t.call('GET', `/tns/v1/lessons/${id}/room/board`)).data).toEqual({
      pages: [{ no: 1, elements: [drawn('a', 2)] }],
    });
  });

  it('is given to one and taken from one, and stays so when she comes back', async () => {
    const { id, host, guest } = await visits.inRoom();
    const { participantId } = guest.pass;
    expect(await host.ask('live.drawing', { participantId, may: false })).toEqual(OK);
    expect((await guest.hear('live.participant')).participant).toMatchObject({ id: participantId, mayDraw: false });
    expect(await guest.ask('live.board', page(drawn('a')))).toEqual(refused('NOT_ALLOWED'));
    const again = await t.guest(id);
    expect((await again.hear('live.state')).participants.map(({ mayDraw }) => mayDraw)).toEqual([true, false]);
    const guardian = await t.guest(id, 's1', 'GUARDIAN');
    await guardian.hear('live.state');
    await host.ask('live.drawing', { participantId: guardian.pass.participantId, may: true });
    expect(await guardian.ask('live.board', page(drawn('b')))).toEqual(OK);
  });

  it('is taken from all at once, also from who comes later, and given back to the students', async () => {
    const { id, host, guest } = await visits.inRoom();
    const guardian = await t.guest(id, 's1', 'GUARDIAN');
    await host.ask('live.drawing', { participantId: guardian.pass.participantId, may: true });
    await host.ask('live.drawing', { participantId: null, may: false });
    expect(await guest.hear('live.permitted')).toEqual({ studentsMayDraw: false });
    const late = await t.guest(id, 's2');
    await late.hear('live.state');
    for (const one of [guest, guardian, late])
      expect(await one.ask('live.board', page(drawn('a')))).toEqual(refused('NOT_ALLOWED'));
    expect(await host.ask('live.board', page(drawn('a')))).toEqual(OK);
    await host.ask('live.drawing', { participantId: null, may: true });
    expect(await late.ask('live.board', page(drawn('b')))).toEqual(OK);
    expect(await guardian.ask('live.board', page(drawn('c')))).toEqual(refused('NOT_ALLOWED'));
  });

  it('is the teacher’s to give, and she never loses hers', async () => {
    const { host, guest } = await visits.inRoom();
    const { participantId } = guest.pass;
    expect(await guest.ask('live.drawing', { participantId, may: true })).toEqual(refused('NOT_HOST'));
    expect(await host.ask('live.drawing', { participantId: 'host', may: false })).toEqual(refused('NOT_FOUND'));
    expect(await host.ask('live.drawing', { participantId: 'nobody', may: true })).toEqual(refused('NOT_FOUND'));
  });
});

describe('a link that is renewed [CLS-3]', () => {
  const renew = async (id: string, linkId: string) =>
    t.call('POST', `/tns/v1/lessons/${id}/guest-links/${linkId}/renew`, {});

  it('ends the stay of who is inside by the old one, and of nobody else', async () => {
    const { id, host, guest } = await visits.inRoom();
    const other = await t.guest(id, 's2');
    await renew(id, guest.pass.participantId);
    expect(await guest.hear('live.over')).toEqual({ reason: 'LINK' });
    await guest.gone();
    expect(await host.hear('live.left')).toEqual({ participantId: guest.pass.participantId });
    expect(await other.ask('live.hand', { up: true })).toEqual(OK);
    const back = await t.guest(id);
    expect((await back.hear('live.state')).participants).toHaveLength(3);
  });

  it('sends away who waits at the door by the old one, and lets nobody in whom it knew', async () => {
    const { id, host, guest } = await visits.inRoom();
    await host.ask('live.waitingRoom', { on: true });
    const waiting = await t.guest(id, 's2');
    await waiting.hear('live.door');
    await renew(id, waiting.pass.participantId);
    expect(await waiting.hear('live.over')).toEqual({ reason: 'LINK' });
    await guest.ask('live.leave', {});
    await renew(id, guest.pass.participantId);
    expect((await (await t.guest(id)).hear('live.door')).state).toBe('WAITING');
  });

  it('is a way in again for who was sent away by the old one', async () => {
    const { id, host, guest } = await visits.inRoom();
    const { participantId } = guest.pass;
    await host.ask('live.remove', { participantId });
    await renew(id, participantId);
    expect((await (await t.guest(id)).hear('live.state')).participants).toHaveLength(2);
  });

  it('ends a stay that begins in the same moment', async () => {
    const { id } = await visits.inRoom();
    const { pass } = (await t.enter(await t.secret(id, 's2'))).data as { pass: RoomPass };
    // Renewed by another process, which knows nothing of this one's tickets.
    await t.database.raw.query('update live_guest_link set generation = generation + 1 where id = $1', [
      pass.participantId,
    ]);
    const late = await t.visit(pass);
    expect(await late.hear('live.over')).toEqual({ reason: 'LINK' });
    await late.gone();
  });
});
