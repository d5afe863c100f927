import type { FamilySummary } from '@portal/domain/families/family-summary.contract';
import { eventually } from '../../../testing/eventually.ts';
import { OK, refused } from '../../../testing/live-visits.ts';
import { recordedApp, type RecordedApp } from './recorded-app.ts';

let r: RecordedApp;
beforeAll(async () => {
  r = await recordedApp('recorded');
});
afterEach(() => {
  r.egress.is('WELL');
  r.egress.onAsked(async () => undefined);
});
afterAll(() => r.close());

const SECRETS = /test-secret|secret-of-the-media-server|eyJ\w+\.\w+/;

describe('a lesson that is recorded [CLS-3]', () => {
  it('is recorded once, with everybody told, and can be watched when its file is whole', async () => {
    const { t, egress } = r;
    await r.agreed();
    const { id, host, guest } = await r.visits.inRoom();
    const before = egress.begun.length;
    const presses = await Promise.all([host.ask('live.record', { on: true }), host.ask('live.record', { on: true })]);
    expect(presses).toEqual([OK, OK]);
    const since = t.clock.now().toISOString();
    for (const one of [host, guest])
      expect(await one.hear('live.recorded')).toEqual({ recording: { since, withoutConsent: [] } });
    expect(egress.begun.slice(before)).toEqual([
      {
        roomName: id,
        layout: 'speaker',
        fileOutputs: [
          {
            fileType: 'MP4',
            filepath: expect.stringMatching(/^recordings\/rec_[-0-9a-f]+\.mp4$/) as string,
            disableManifest: true,
            s3: {
              accessKey: 'test-key',
              secret: 'test-secret',
              region: 'us-east-1',
              endpoint: r.store.env['S3_ENDPOINT'],
              bucket: 'portal',
              forcePathStyle: true,
            },
          },
        ],
      },
    ]);
    expect(await r.statesOf(id)).toEqual(['RUNNING']);

    t.clock.advance(12 * 60_000);
    expect(await host.ask('live.record', { on: false })).toEqual(OK);
    expect(await guest.hear('live.recorded')).toEqual({ recording: { since: null, withoutConsent: [] } });
    await eventually(() => expect(egress.statusesOf(id)).toEqual(['EGRESS_ENDING']));
    expect(await r.recordingsOf(id)).toMatchObject([{ state: 'SAVING', seconds: null, url: null }]);
    expect((await r.visits.proved(id, 'RECORDING_STARTED')).actor).toBe(
      (await r.visits.proved(id, 'RECORDING_ENDED')).actor,
    );
    expect((await r.visits.proved(id, 'RECORDING_ENDED')).data).toEqual({ minutes: 12 });

    const [key] = r.filed(id);
    await r.swept(id, 'READY');
    const [recording] = await r.recordingsOf(id);
    const { endAt } = (await t.desk(id)).lesson;
    expect(recording).toMatchObject({
      startedAt: since,
      endedAt: t.clock.now().toISOString(),
      seconds: 755,
      erasedAt: new Date(Date.parse(endAt) + 30 * 86_400_000).toISOString(),
    });
    const url = new URL(recording!.url!);
    expect([url.origin, url.pathname]).toEqual([r.store.env['S3_ENDPOINT'], `/portal/${key}`]);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      'response-content-type': 'video/mp4',
      'response-content-disposition': 'inline',
      'X-Amz-Expires': '14400',
    });
    const watched = await fetch(url);
    expect([watched.status, await watched.text()]).toEqual([200, 'moving pictures']);
  });

  it('is seen by the families of its class when it is over, and by no other teacher', async () => {
    const { t } = r;
    const { id, host } = await r.recorded();
    await host.ask('live.record', { on: false });
    t.clock.advance(1_000);
    await host.ask('live.record', { on: true });
    r.egress.finish(id, 'EGRESS_FAILED');
    await r.swept(id, 'FAILED', 'FAILED');
    t.clock.advance(1_000);
    await host.ask('live.record', { on: true });
    r.filed(id);
    await r.swept(id, 'READY', 'FAILED', 'FAILED');
    const path = `/lessons/${id}/summary`;
    expect((await r.family('g1', 'GET', path)).status).toBe(404);
    t.clock.advance(30 * 60_000);
    await t.step(id, 'finish');
    const { recordings } = (await r.family<FamilySummary>('g1', 'GET', path)).data;
    expect(recordings).toMatchObject([
      { state: 'READY', seconds: 755, url: expect.stringContaining('/recordings/') as string },
    ]);
    const records = (await r.family<{ items: { id: string; hasSummary: boolean }[] }>('g1', 'GET', '/lessons')).data
      .items;
    expect(records.find((record) => record.id === id)?.hasSummary).toBe(true);
    const other = { ...(await t.signIn('other')), 'x-msg-app': 'teacher-web' };
    const { status } = await t.call('GET', `/tns/v1/lessons/${id}/recordings`, undefined, other);
    expect(status).toBe(404);
  });

  it('ends with the lesson, also at the media server', async () => {
    const { id, guest } = await r.recorded();
    await r.t.step(id, 'finish');
    await guest.hear('live.over');
    await eventually(async () => expect(await r.statesOf(id)).toEqual(['SAVING']));
    await eventually(() => expect(r.egress.statusesOf(id)).toEqual(['EGRESS_ENDING']));
  });

  it('ends when its teacher closes the room, also where she only goes away', async () => {
    const { id, host } = await r.recorded();
    expect(await host.ask('live.leave', {})).toEqual(OK);
    expect(await r.statesOf(id)).toEqual(['SAVING']);
    const other = await r.recorded();
    other.host.socket.disconnect();
    await other.guest.hear('live.left');
    await r.visits.proved(other.id, 'LEFT');
    await r.swept(other.id, 'SAVING');
  });

  it('which the media server refuses is none, and the host hears it', async () => {
    await r.agreed();
    const { id, host, guest } = await r.visits.inRoom();
    r.egress.is('REFUSES');
    expect(await host.ask('live.record', { on: true })).toEqual(refused('INVALID'));
    expect((await guest.hear('live.recorded')).recording.since).not.toBeNull();
    expect((await guest.hear('live.recorded')).recording.since).toBeNull();
    expect(await r.recordingsOf(id)).toMatchObject([{ state: 'FAILED', url: null, erasedAt: null }]);
    expect(await r.visits.kinds(id)).toEqual(expect.arrayContaining(['RECORDING_STARTED', 'RECORDING_ENDED']));
    expect(r.lines.join()).toContain('The media server answered 503');
    expect(r.lines.join()).not.toMatch(SECRETS);
    r.egress.is('WELL');
    r.t.clock.advance(1_000);
    expect(await host.ask('live.record', { on: true })).toEqual(OK);
    expect(await r.statesOf(id)).toEqual(['RUNNING', 'FAILED']);
  });

  it('that began though the answer was lost is found, ended, and its file removed', async () => {
    await r.agreed();
    const { id, host } = await r.visits.inRoom();
    r.egress.is('LOST');
    expect(await host.ask('live.record', { on: true })).toEqual(refused('INVALID'));
    expect(r.egress.running(id)).toHaveLength(1);
    await r.swept(id, 'FAILED');
    await eventually(() => expect(r.egress.running(id)).toHaveLength(0));
    const [key] = r.filed(id);
    await eventually(async () => {
      await r.swept(id, 'FAILED');
      expect(r.store.objects.has(key!)).toBe(false);
    });
  });

  it('and is ended while the media server still begins ends all the same', async () => {
    await r.agreed();
    const { id, host } = await r.visits.inRoom();
    r.egress.onAsked(async () => {
      await host.ask('live.record', { on: false });
    });
    expect(await host.ask('live.record', { on: true })).toEqual(OK);
    expect(await r.statesOf(id)).toEqual(['SAVING']);
    await eventually(() => expect(r.egress.statusesOf(id)).toEqual(['EGRESS_ENDING']));
  });

  it('is the host’s to begin', async () => {
    await r.agreed();
    const { guest } = await r.visits.inRoom();
    expect(await guest.ask('live.record', { on: true })).toEqual(refused('NOT_HOST'));
  });
});

describe('where lessons are not recorded', () => {
  it('no room says anything of it, and no family is asked [CLS-3]', async () => {
    const none = await recordedApp('unrecorded', {});
    const id = await none.visits.aLesson();
    const host = await none.t.host(id);
    expect((await host.hear('live.state')).recording).toBeNull();
    expect(await host.ask('live.record', { on: true })).toEqual(refused('NOT_ALLOWED'));
    expect((await none.family('g1', 'GET', '/recording-consent')).data).toMatchObject({ isOffered: false });
    expect(await none.recordingsOf(id)).toEqual([]);
    await none.close();
  });

  it('as between the browsers of a small class, though others are, it is the same', async () => {
    const small = await recordedApp('small', { LIVEKIT_EGRESS: 'on', LIVE_MEDIA: 'AUTO' });
    const host = await small.t.host(await small.visits.aLesson());
    expect((await host.hear('live.state')).recording).toBeNull();
    expect((await small.family('g1', 'GET', '/recording-consent')).data).toMatchObject({ isOffered: false });
    await small.close();
  });
});
