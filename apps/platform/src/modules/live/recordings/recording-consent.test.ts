import { eventually } from '../../../testing/eventually.ts';
import { OK, refused } from '../../../testing/live-visits.ts';
import { aHostOf, aStudentOf, liveProcess } from '../presence/live-processes.ts';
import { recordedApp, type RecordedApp } from './recorded-app.ts';

let r: RecordedApp;
beforeAll(async () => {
  r = await recordedApp('consent');
});
afterAll(() => r.close());

/** s1 has the guardians g1 and g2, s2 has g2 and g3. */
type Said = readonly [guardianId: string, studentId: string, may: boolean];
const A01 = { id: 's1', name: '학생 A01' };
const A02 = { id: 's2', name: '학생 A02' };

describe('a lesson may be recorded [CLS-3]', () => {
  beforeEach(() => r.t.database.raw.exec('delete from live_recording_consent'));

  it.each<[string, readonly Said[], readonly object[]]>([
    ['not before anybody has said something', [], [A01, A02]],
    ['not while one child’s guardians have said nothing', [['g1', 's1', true]], [A02]],
    [
      'once one guardian of each child has said yes',
      [
        ['g1', 's1', true],
        ['g3', 's2', true],
      ],
      [],
    ],
    [
      'not while another guardian of a child says no',
      [
        ['g1', 's1', true],
        ['g2', 's1', false],
        ['g2', 's2', true],
      ],
      [A01],
    ],
    [
      'again when she has changed her mind',
      [
        ['g2', 's1', false],
        ['g2', 's1', true],
        ['g2', 's2', true],
      ],
      [],
    ],
    [
      'not any more when the one who said yes says no',
      [
        ['g1', 's1', true],
        ['g3', 's2', true],
        ['g3', 's2', false],
      ],
      [A02],
    ],
  ])('%s', async (_name, said, withoutConsent) => {
    for (const one of said) await r.say(...one);
    const host = await r.t.host(await r.visits.aLesson());
    const { recording } = await host.hear('live.state');
    expect(recording).toEqual({ since: null, withoutConsent });
    expect(await host.ask('live.record', { on: true })).toEqual(withoutConsent.length ? refused('NOT_ALLOWED') : OK);
  });

  it('as long as she who said yes is a guardian; what she said does not come back with her', async () => {
    const { raw } = r.t.database;
    await r.agreed();
    await r.t.database.raw.exec(`delete from live_recording_consent where guardian_id = 'g2'`);
    await raw.exec(`delete from student_guardian where guardian_id = 'g3'`);
    const namesNow = async () => {
      const host = await r.t.host(await r.visits.aLesson());
      return (await host.hear('live.state')).recording?.withoutConsent;
    };
    expect(await namesNow()).toEqual([A02]);
    await raw.exec(`insert into student_guardian (student_id, guardian_id, relation) values ('s2', 'g3', 'MOTHER')`);
    expect(await namesNow()).toEqual([A02]);
  });
});

describe('a guardian [CLS-3]', () => {
  beforeEach(() => r.t.database.raw.exec('delete from live_recording_consent'));

  it('says it for each of her children, and learns whether another one is against it', async () => {
    expect((await r.family('g2', 'GET', '/recording-consent')).data).toEqual({
      isOffered: true,
      items: ['s1', 's2'].map((studentId) => ({ studentId, may: null, saidAt: null, isRefusedByOther: false })),
    });
    await r.say('g1', 's1', false);
    const saidAt = r.t.clock.now().toISOString();
    const { data } = await r.say('g2', 's2', true);
    expect(data.items).toEqual([
      { studentId: 's1', may: null, saidAt: null, isRefusedByOther: true },
      { studentId: 's2', may: true, saidAt, isRefusedByOther: false },
    ]);
    r.t.clock.advance(60_000);
    expect((await r.say('g2', 's2', true)).data).toEqual(data);
  });

  it('says nothing of another one’s child, nor of her own in another class', async () => {
    expect((await r.say('g1', 's2', true)).code).toBe('NOT_FOUND');
    expect((await r.say('g1', 'none', true)).code).toBe('NOT_FOUND');
    const rows = await r.t.database.raw.query('select 1 from live_recording_consent');
    expect(rows).toEqual([]);
  });

  it('who says yes is heard in the room at once, by the host alone', async () => {
    await r.say('g3', 's2', true);
    const { host, guest } = await r.visits.inRoom();
    await r.say('g1', 's1', true);
    expect(await host.hear('live.recorded')).toEqual({ recording: { since: null, withoutConsent: [] } });
    expect(guest.unheard('live.recorded')).toBe(0);
  });
});

describe('a recording that runs ends [CLS-3]', () => {
  it('at once, and is erased, when a guardian says no', async () => {
    const { id, host, guest } = await r.recorded();
    await host.hear('live.recorded');
    await guest.hear('live.recorded');
    await r.say('g2', 's1', false);
    expect(await host.hear('live.recorded')).toEqual({ recording: { since: null, withoutConsent: [A01] } });
    expect(await guest.hear('live.recorded')).toEqual({ recording: { since: null, withoutConsent: [] } });
    const at = r.t.clock.now().toISOString();
    expect(await r.recordingsOf(id)).toMatchObject([{ state: 'ERASED', endedAt: at, erasedAt: at, url: null }]);
    expect(await r.visits.proved(id, 'RECORDING_ENDED')).toMatchObject({ actor: '', actorId: null });
    await eventually(() => expect(r.egress.statusesOf(id)).toEqual(['EGRESS_ENDING']));
    const [key] = r.filed(id);
    await r.swept(id, 'ERASED');
    await eventually(async () => {
      await r.swept(id, 'ERASED');
      expect(r.store.objects.has(key!)).toBe(false);
    });
  });

  it('before a student comes in who has joined the class meanwhile', async () => {
    const { id, host } = await r.recorded();
    await host.hear('live.recorded');
    await r.t.database.raw.exec(`insert into student (id, name, age) values ('s3', '학생 A03', 14);
      insert into enrollment (id, class_id, student_id, status, enrolled_at)
        values ('e-s3', 'c1', 's3', 'ACTIVE', '${r.t.clock.now().toISOString()}')`);
    const late = await r.t.guest(id, 's3');
    expect((await late.hear('live.state')).recording).toEqual({ since: null, withoutConsent: [] });
    expect(await r.statesOf(id)).toEqual(['SAVING']);
    const names = (await host.hear('live.recorded')).recording.withoutConsent;
    expect(names).toEqual([{ id: 's3', name: '학생 A03' }]);
    await r.t.database.raw.exec(`delete from enrollment where student_id = 's3'`);
  });

  it('when its only yes is gone with a guardian, though no room hears of it', async () => {
    const { id } = await r.recorded();
    await r.t.database.raw.exec(`delete from live_recording_consent where student_id = 's2'`);
    await r.swept(id, 'SAVING');
    await eventually(() => expect(r.egress.statusesOf(id)).toEqual(['EGRESS_ENDING']));
  });

  it('also in the room of another process, which tells its people with its next beat', async () => {
    await r.agreed();
    const id = await r.t.lessonAt(0);
    const { rooms, come } = liveProcess(r.t);
    const host = await come(aHostOf(r.t, id));
    const student = await come(aStudentOf(id, 's1'));
    expect(await host.ask('live.record', { on: true })).toEqual(OK);
    expect(student.heard('live.recorded')?.recording.since).not.toBeNull();
    await r.say('g1', 's1', false);
    expect(await r.statesOf(id)).toEqual(['ERASED']);
    expect(r.egress.running(id)).toEqual([]);
    await eventually(async () => {
      await rooms.beat();
      expect(student.heard('live.recorded')?.recording.since).toBeNull();
    });
    expect(host.heard('live.recorded')?.recording.withoutConsent).toEqual([A01]);
  });
});
