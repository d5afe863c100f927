import { createLiveApp, type LiveApp } from '../../../testing/apps/live-app.ts';
import { eventually } from '../../../testing/eventually.ts';
import { liveVisits, OK } from '../../../testing/live-visits.ts';
import { aHostOf, aStudentOf, liveProcess } from '../presence/live-processes.ts';
import { fakeLiveKit } from './fake-livekit.ts';

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0).toReversed()) await one.close();
});

async function open(...given: Parameters<typeof fakeLiveKit>) {
  const server = await fakeLiveKit(...given);
  opened.push(server);
  const lines: string[] = [];
  const options = { env: server.env, onLog: (line: string) => void lines.push(line) };
  const t = await createLiveApp(options);
  opened.push(t);
  const visits = liveVisits(t, 'media');
  return { server, lines, t, visits };
}

type Visitor = Awaited<ReturnType<LiveApp['host']>>;

/** A room in which teacher and student see and hear each other by the media server. */
async function held() {
  const all = await open();
  const { id, host, guest } = await all.visits.inRoom();
  const guestId = guest.pass.participantId;
  const join = async ({ pass: { media } }: Visitor) => {
    if (media.kind !== 'SFU') throw new Error(media.kind);
    await all.server.join(media.token);
  };
  for (const one of [host, guest]) await join(one);
  expect(all.server.inside(id)).toEqual(['host', guestId]);
  return { ...all, id, host, guest, guestId, join, inside: () => all.server.inside(id) };
}

describe('picture and sound of a room by a media server [CLS-3]', () => {
  it('end for whom the host removes', async () => {
    const { host, guestId, inside } = await held();
    expect(await host.ask('live.remove', { participantId: guestId })).toEqual(OK);
    await eventually(() => expect(inside()).toEqual(['host']));
  });

  it('end for whom she does not let in, who had her pass before the door', async () => {
    const { t, id, host, guestId, join, inside } = await held();
    await host.ask('live.waitingRoom', { on: true });
    const late = await t.guest(id, 's2');
    await late.hear('live.door');
    await join(late);
    await host.ask('live.admit', { guestId: late.pass.participantId, admit: false });
    await eventually(() => expect(inside()).toEqual(['host', guestId]));
  });

  it('stay with whom she lets in', async () => {
    const { server, t, id, host, guestId, join, inside } = await held();
    await host.ask('live.waitingRoom', { on: true });
    const late = await t.guest(id, 's2');
    await late.hear('live.door');
    await host.ask('live.admit', { guestId: late.pass.participantId, admit: true });
    await join(late);
    await late.hear('live.state');
    await host.ask('live.remove', { participantId: guestId });
    await eventually(() => expect(inside()).toEqual(['host', late.pass.participantId]));
    expect(server.asked.map(({ identity }) => identity)).toEqual([guestId]);
  });

  it('end for whose link is renewed', async () => {
    const { t, id, guestId, inside } = await held();
    await t.call('POST', `/tns/v1/lessons/${id}/guest-links/${guestId}/renew`, {});
    await eventually(() => expect(inside()).toEqual(['host']));
  });

  it('end for the teacher who signs out', async () => {
    const { t, guestId, inside } = await held();
    await t.call('POST', '/mid/v1/auth/logout', {});
    await eventually(() => expect(inside()).toEqual([guestId]));
  });

  it('end for all with the lesson', async () => {
    const { t, id, inside } = await held();
    await t.step(id, 'finish');
    await eventually(() => expect(inside()).toEqual([]));
  });

  it('are no matter of the room’s: where the media server is away, it goes on', async () => {
    const { server, t, id, host, guest, guestId, inside, lines } = await held();
    server.is('SILENT');
    expect(await host.ask('live.remove', { participantId: guestId })).toEqual(OK);
    expect(await guest.hear('live.over')).toEqual({ reason: 'REMOVED' });
    expect(await host.ask('live.hand', { up: true })).toEqual(OK);
    expect((await t.step(id, 'finish')).status).toBe(200);
    expect(await host.hear('live.over')).toEqual({ reason: 'ENDED' });
    expect(inside()).toEqual(['host', guestId]);
    await eventually(() => expect(lines.join()).toContain('picture and sound were not ended'));
  });
});

describe('the sweep [CLS-3]', () => {
  it('comes with the heart of the rooms, which does not wait for it', async () => {
    const { server, lines, t } = await open();
    const id = await t.lessonAt(0);
    const { rooms, come } = liveProcess(t);
    await come(aHostOf(t, id));
    const student = aStudentOf(id, 's1');
    const provider = await rooms.media(id);
    const pass = await provider.passFor(student);
    if (pass.kind !== 'SFU') throw new Error(pass.kind);
    await server.join(pass.token);
    server.is('SILENT');
    await rooms.beat();
    const failure = 'who has picture and sound was not seen';
    expect(lines.join()).not.toContain(failure);
    await eventually(() => expect(lines.join()).toContain(failure));
    server.is('WELL');
    await eventually(async () => {
      t.clock.advance(10_000);
      await rooms.beat();
      expect(server.inside(id)).toEqual([]);
    });
  });

  it('says where the secret is wrong, and does not say the secret', async () => {
    const { server, t, lines } = await open({ secret: 'another-secret-that-is-long-enough-too' });
    const id = await t.lessonAt(0);
    const { rooms, come } = liveProcess(t);
    await come(aHostOf(t, id));
    await rooms.beat();
    await eventually(() => expect(lines.join()).toContain('The media server answered 401'));
    expect(lines.join()).not.toContain(server.settings.apiSecret);
    expect(lines.join()).not.toMatch(/eyJ\w+\.\w+/);
  });
});
