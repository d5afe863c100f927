import { eventually } from '../../../testing/eventually.ts';
import { OK } from '../../../testing/live-visits.ts';
import { aHostOf, aStudentOf, liveProcess } from '../presence/live-processes.ts';
import { recordedApp, type RecordedApp } from './recorded-app.ts';

const PROCESSES = 6;
const ROUNDS = 5;
let r: RecordedApp;
beforeAll(async () => {
  r = await recordedApp('raced');
});
afterAll(() => r.close());

const kindsOf = async (id: string) => (await r.t.kindsOf(id)).filter((kind) => kind.startsWith('RECORDING_'));

/** Hosts of one lesson in as many processes. */
async function hosts() {
  await r.agreed();
  const id = await r.t.lessonAt(0);
  const processes = Array.from({ length: PROCESSES }, () => liveProcess(r.t));
  const people = [];
  for (const { come } of processes) people.push(await come(aHostOf(r.t, id)));
  await processes[0]!.come(aStudentOf(id, 's1'));
  return { id, processes, people };
}

describe(`${PROCESSES} processes that record one lesson [CLS-3]`, () => {
  it('begin it once and end it once', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id, people } = await hosts();
      const begun = r.egress.begun.length;
      expect(await Promise.all(people.map((host) => host.ask('live.record', { on: true })))).toEqual(
        people.map(() => OK),
      );
      expect(r.egress.begun).toHaveLength(begun + 1);
      expect(await r.statesOf(id)).toEqual(['RUNNING']);
      await Promise.all(people.map((host) => host.ask('live.record', { on: false })));
      expect(await r.statesOf(id)).toEqual(['SAVING']);
      expect(await kindsOf(id)).toEqual(['RECORDING_STARTED', 'RECORDING_ENDED']);
    }
  });

  it('keep its file once', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id, processes, people } = await hosts();
      await people[0]!.ask('live.record', { on: true });
      r.filed(id);
      await Promise.all(processes.map(({ rooms }) => rooms.beat()));
      await r.swept(id, 'READY');
      expect(await kindsOf(id)).toEqual(['RECORDING_STARTED', 'RECORDING_ENDED']);
    }
  });

  it('never record while a guardian says no at the same moment', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id, people } = await hosts();
      await Promise.all([...people.map((host) => host.ask('live.record', { on: true })), r.say('g1', 's1', false)]);
      expect(await r.statesOf(id)).not.toContain('RUNNING');
      expect(await r.statesOf(id)).not.toContain('SAVING');
      await eventually(() => expect(r.egress.running(id)).toEqual([]));
    }
  });
});
