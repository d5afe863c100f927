import { MINUTE } from '../../testing/apps/lesson-desk-app.ts';
import { createLiveApp, type LiveApp } from '../../testing/apps/live-app.ts';
import { liveVisits, OK, refused } from '../../testing/live-visits.ts';

let t: LiveApp;
let visits: ReturnType<typeof liveVisits>;

beforeAll(async () => {
  t = await createLiveApp();
  visits = liveVisits(t, 'waiting');
}, 60_000);
afterAll(() => t.close());

/** A room with a waiting room, whose host has been alone in it for so many minutes of the lesson. */
async function waitingFor(minutes: number) {
  const id = await visits.aLesson(0);
  const host = await t.host(id);
  await host.hear('live.waited');
  await host.ask('live.waitingRoom', { on: true });
  t.clock.advance(minutes * MINUTE);
  return { id, host };
}

describe('the door of a room', () => {
  it('is evidence: who waited there, and whether she came in or turned [CLS-3] [W1]', async () => {
    const { id, host } = await waitingFor(0);
    const guest = await t.guest(id);
    expect((await visits.proved(id, 'WAITED')).data).toEqual({ role: 'STUDENT', studentId: 's1' });
    t.clock.advance(MINUTE);
    await host.ask('live.admit', { guestId: guest.pass.participantId, admit: true });
    const guardian = await t.guest(id, 's2', 'GUARDIAN');
    await guardian.hear('live.door');
    guardian.socket.disconnect();
    expect(await visits.proved(id, 'TURNED')).toMatchObject({
      actor: '보호자 s2',
      actorId: guardian.pass.participantId,
      data: { role: 'GUARDIAN', why: 'LEFT' },
    });
    const { events } = await t.evidenceOf(id);
    expect(events.slice(2).map(({ kind, actorId }) => `${kind} ${actorId}`)).toEqual([
      `JOINED ${t.teacher.id}`,
      'WAITED s1',
      'JOINED s1',
      `WAITED ${guardian.pass.participantId}`,
      `TURNED ${guardian.pass.participantId}`,
    ]);
  });
});

describe('how long a teacher has waited', () => {
  it('is told to her and to nobody else, each time when somebody has come or gone [CLS-3]', async () => {
    const { id, host } = await waitingFor(7);
    const guest = await t.guest(id);
    const { wait } = await host.hear('live.waited');
    expect(wait).toMatchObject({ waitedMs: 7 * MINUTE, isRunning: false, isHostThere: true, atDoorIds: ['s1'] });
    await host.ask('live.admit', { guestId: guest.pass.participantId, admit: true });
    expect((await guest.hear('live.state')).wait).toBeNull();
    expect((await host.hear('live.waited')).wait).toMatchObject({ cameIds: ['s1'], atDoorIds: [] });
    await guest.ask('live.leave', {});
    expect((await host.hear('live.waited')).wait).toMatchObject({ waitedMs: 7 * MINUTE, isRunning: true });
    expect(guest.unheard('live.waited')).toBe(0);
    const again = await t.host(id);
    expect((await again.hear('live.state')).wait).toMatchObject({ waitedMs: 7 * MINUTE, cameIds: ['s1'] });
  });

  it('calls nobody who stands at the door or has said that he cannot come [CLS-3] [W11]', async () => {
    const { id, host } = await waitingFor(6);
    const guest = await t.guest(id);
    await guest.hear('live.door');
    await t.database.raw.query(
      `insert into lesson_absence (lesson_id, student_id, guardian_id, reason, announced_at) values ($1, 's2', 'g2', '감기', now())`,
      [id],
    );
    expect(await host.ask('live.waitMessage', {})).toEqual(refused('NOT_FOUND'));
    guest.socket.disconnect();
    await visits.proved(id, 'TURNED');
    expect(await host.ask('live.waitMessage', {})).toEqual(OK);
    expect((await visits.proved(id, 'WAIT_MESSAGE')).data).toMatchObject({ missing: 1 });
  });
});
