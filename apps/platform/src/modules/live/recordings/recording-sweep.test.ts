import { eventually } from '../../../testing/eventually.ts';
import { OK } from '../../../testing/live-visits.ts';
import { aHostOf, aStudentOf, liveProcess } from '../presence/live-processes.ts';
import { recordedApp, type RecordedApp } from './recorded-app.ts';

const DAY = 86_400_000;
let r: RecordedApp;
beforeAll(async () => {
  r = await recordedApp('swept');
});
afterEach(() => r.livekit.is('WELL'));
afterAll(() => r.close());

/** A lesson that a process records which nobody uses any more: it has died. */
async function leftBehind() {
  await r.agreed();
  const id = await r.t.lessonAt(0);
  const { come } = liveProcess(r.t);
  const host = await come(aHostOf(r.t, id));
  await come(aStudentOf(id, 's1'));
  expect(await host.ask('live.record', { on: true })).toEqual(OK);
  return id;
}
/** A recording that is whole, with the key of its file. */
async function kept(): Promise<{ id: string; key: string; recordingId: string }> {
  const { id, host } = await r.recorded();
  await host.ask('live.record', { on: false });
  const [key] = r.filed(id);
  await r.swept(id, 'READY');
  return { id, key: key!, recordingId: (await r.recordingsOf(id))[0]!.id };
}

describe('a recording whose process has died [CLS-3]', () => {
  it('goes on where its teacher comes back, who can end it', async () => {
    const id = await leftBehind();
    const next = liveProcess(r.t);
    const host = await next.come(aHostOf(r.t, id));
    expect(host.heard('live.state')?.recording?.since).not.toBeNull();
    for (let beats = 0; beats < 3; beats++) await next.rooms.beat();
    expect(await r.statesOf(id)).toEqual(['RUNNING']);
    expect(await host.ask('live.record', { on: false })).toEqual(OK);
    await eventually(() => expect(r.egress.statusesOf(id)).toEqual(['EGRESS_ENDING']));
  });

  it('ends where nobody comes back, and its file is kept', async () => {
    const id = await leftBehind();
    r.t.clock.advance(60_000);
    await r.swept(id, 'SAVING');
    await eventually(() => expect(r.egress.statusesOf(id)).toEqual(['EGRESS_ENDING']));
    r.filed(id);
    await r.swept(id, 'READY');
  });

  it('before the media server was asked is given up, and leaves the room free for another', async () => {
    const id = await leftBehind();
    await r.t.database.raw.query(
      `update live_recording set egress_id = null, object_key = 'none' where lesson_id = $1`,
      [id],
    );
    const next = liveProcess(r.t);
    const host = await next.come(aHostOf(r.t, id));
    r.t.clock.advance(59_000);
    await next.rooms.beat();
    expect(await r.statesOf(id)).toEqual(['RUNNING']);
    r.t.clock.advance(1_000);
    await r.swept(id, 'FAILED');
    expect(await host.ask('live.record', { on: true })).toEqual(OK);
    expect(await r.statesOf(id)).toEqual(['RUNNING', 'FAILED']);
    expect(await r.t.kindsOf(id)).toEqual(
      expect.arrayContaining(['RECORDING_STARTED', 'RECORDING_ENDED', 'RECORDING_STARTED']),
    );
  });

  it('before it knew the answer is found by where its file goes', async () => {
    const id = await leftBehind();
    await r.t.database.raw.query('update live_recording set egress_id = null where lesson_id = $1', [id]);
    const next = liveProcess(r.t);
    const host = await next.come(aHostOf(r.t, id));
    await eventually(async () => {
      await next.rooms.beat();
      const [row] = await r.t.database.raw.query<{ egress: string | null }>(
        'select egress_id as egress from live_recording where lesson_id = $1',
        [id],
      );
      expect(row!.egress).not.toBeNull();
    });
    await host.ask('live.record', { on: false });
    await eventually(() => expect(r.egress.running(id)).toEqual([]));
  });
});

describe('what the media server does by itself [CLS-3]', () => {
  it.each([
    ['EGRESS_ENDING', 'SAVING'],
    ['EGRESS_COMPLETE', 'READY'],
    ['EGRESS_LIMIT_REACHED', 'READY'],
    ['EGRESS_ABORTED', 'FAILED'],
  ] as const)('%s makes a recording %s', async (status, state) => {
    const { id } = await r.recorded();
    r.egress.finish(id, status);
    await r.swept(id, state);
    expect((await r.visits.kinds(id)).filter((kind) => kind === 'RECORDING_ENDED')).toHaveLength(1);
  });

  it('is asked for again when it was away, and nothing is said of its secrets', async () => {
    const { id, host } = await r.recorded();
    r.livekit.is('AWAY');
    expect(await host.ask('live.record', { on: false })).toEqual(OK);
    await eventually(() =>
      expect(r.lines.join()).toContain('a recording was not ended, and will be by the next sweep'),
    );
    expect(r.egress.running(id)).toHaveLength(1);
    await liveProcess(r.t).rooms.beat();
    await eventually(() => expect(r.lines.join()).toContain('recordings were not looked after'));
    r.livekit.is('WELL');
    await r.swept(id, 'SAVING');
    await eventually(async () => {
      await r.swept(id, 'SAVING');
      expect(r.egress.running(id)).toEqual([]);
    });
    expect(r.lines.join()).not.toMatch(/test-secret|secret-of-the-media-server|eyJ\w+\.\w+/);
  });

  it('with recordings of others is none of ours', async () => {
    const id = await r.t.lessonAt(0);
    await r.egress.methods['StartRoomCompositeEgress']!({ roomName: id, fileOutputs: [{ filepath: 'theirs.mp4' }] });
    await leftBehind();
    await liveProcess(r.t).rooms.beat();
    expect(r.egress.running(id)).toHaveLength(1);
  });
});

describe('a recording is erased [CLS-3]', () => {
  it('thirty days after its lesson', async () => {
    const { id, key } = await kept();
    const { endAt } = (await r.t.desk(id)).lesson;
    r.t.clock.set(new Date(Date.parse(endAt) + 30 * DAY - 1));
    await r.swept(id, 'READY');
    r.t.clock.advance(60_000);
    await r.swept(id, 'ERASED');
    await eventually(() => expect(r.store.objects.has(key)).toBe(false));
    expect((await r.recordingsOf(id))[0]).toMatchObject({ erasedAt: r.t.clock.now().toISOString(), url: null });
  });

  it('by its teacher, once, and not while it runs', async () => {
    const { id, key, recordingId } = await kept();
    const erase = (one = recordingId) => r.t.call('DELETE', `/tns/v1/lessons/${id}/recordings/${one}`);
    expect((await erase('rec_none')).code).toBe('NOT_FOUND');
    expect((await erase()).data).toMatchObject({ state: 'ERASED', url: null });
    await eventually(() => expect(r.store.objects.has(key)).toBe(false));
    const before = await r.recordingsOf(id);
    r.t.clock.advance(1_000);
    expect((await erase()).status).toBe(200);
    expect(await r.recordingsOf(id)).toEqual(before);
    const { id: other } = await r.recorded();
    const [running] = await r.recordingsOf(other);
    expect((await r.t.call('DELETE', `/tns/v1/lessons/${other}/recordings/${running!.id}`)).code).toBe('WRONG_STATE');
  });

  it('with all of a class that a child was in, when a guardian says no, and no others', async () => {
    const own = await kept();
    const earlier = await kept();
    await r.t.database.raw.query(
      `update lesson set start_at = '2026-11-01T00:00:00Z', end_at = '2026-11-01T01:00:00Z' where id = $1`,
      [earlier.id],
    );
    await r.say('g1', 's1', false);
    expect(await r.statesOf(own.id)).toEqual(['ERASED']);
    // It was over before the child came.
    expect(await r.statesOf(earlier.id)).toEqual(['READY']);
    await eventually(() => expect(r.store.objects.has(own.key)).toBe(false));
    expect(r.store.objects.has(earlier.key)).toBe(true);
  });

  it('also where the process died between the no and the erasing', async () => {
    const { id } = await kept();
    await r.t.database.raw.exec(`update live_recording_consent set may = false where guardian_id = 'g3'`);
    r.t.clock.advance(60_000);
    await r.swept(id, 'ERASED');
  });

  it('from the store as soon as that is there again', async () => {
    const { id, key, recordingId } = await kept();
    const { objects } = r.store;
    const remove = objects.delete.bind(objects);
    let tries = 0;
    objects.delete = () => {
      tries += 1;
      throw new Error('away');
    };
    await r.t.call('DELETE', `/tns/v1/lessons/${id}/recordings/${recordingId}`);
    await eventually(() => expect(tries).toBeGreaterThan(0));
    expect(await r.statesOf(id)).toEqual(['ERASED']);
    await eventually(() => expect(r.lines.join()).toContain('a recording was not removed from the store'));
    objects.delete = remove;
    await eventually(async () => {
      await r.swept(id, 'ERASED');
      expect(objects.has(key)).toBe(false);
    });
    await eventually(async () => {
      const rows = await r.t.database.raw.query('select 1 from live_recording where id = $1 and is_gone', [
        recordingId,
      ]);
      expect(rows).toHaveLength(1);
    });
  });
});
