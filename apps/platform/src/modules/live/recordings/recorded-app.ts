import type { LessonRecording, RecordingState } from '@portal/domain/live/recording';
import { familyHeaders } from '../../../testing/access-ground.ts';
import { createLiveApp, type LiveApp } from '../../../testing/apps/live-app.ts';
import { eventually } from '../../../testing/eventually.ts';
import { liveVisits } from '../../../testing/live-visits.ts';
import { startS3Double } from '../../../testing/s3-double.ts';
import { fakeLiveKit } from '../media/fake-livekit.ts';
import { liveProcess } from '../presence/live-processes.ts';

interface Consents {
  readonly isOffered: boolean;
  readonly items: readonly {
    studentId: string;
    may: boolean | null;
    saidAt: string | null;
    isRefusedByOther: boolean;
  }[];
}

/** A live app whose lessons can be recorded: by a fake media server, into an S3 store in memory. */
export async function recordedApp(name: string, env: Readonly<Record<string, string>> = { LIVEKIT_EGRESS: 'on' }) {
  const livekit = await fakeLiveKit();
  const store = await startS3Double();
  const lines: string[] = [];
  const options = { env: { ...livekit.env, ...store.env, ...env }, onLog: (line: string) => void lines.push(line) };
  const t: LiveApp = await createLiveApp(options);
  // Their numbers stay apart from those of `lessonAt`.
  const visits = liveVisits(t, `${name}9`);

  async function family<T>(guardianId: string, method: 'GET' | 'POST', path: string, body?: object) {
    const headers = { ...t.headers, ...(await familyHeaders(t.database, 'c1', guardianId)) };
    return t.call<T>(method, `/fam/v1${path}`, body, headers);
  }
  const say = (guardianId: string, studentId: string, may: boolean) =>
    family<Consents>(guardianId, 'POST', '/recording-consent', { studentId, may });
  const recordingsOf = async (id: string) =>
    (await t.call<{ items: LessonRecording[] }>('GET', `/tns/v1/lessons/${id}/recordings`)).data.items;
  const statesOf = async (id: string) => (await recordingsOf(id)).map(({ state }) => state);
  const agreed = async () => {
    await say('g1', 's1', true);
    await say('g2', 's1', true);
    await say('g3', 's2', true);
    await say('g2', 's2', true);
  };

  return {
    t,
    livekit,
    egress: livekit.egress,
    store,
    lines,
    visits,
    family,
    say,
    /** Everybody says yes. */
    agreed,
    recordingsOf,
    statesOf,
    /** A room with its host and a student, which is recorded. */
    async recorded() {
      await agreed();
      const room = await visits.inRoom();
      await room.host.ask('live.record', { on: true });
      return room;
    },
    /** Another process looks after recordings until they stand like this. */
    async swept(id: string, ...states: RecordingState[]): Promise<void> {
      const { rooms } = liveProcess(t);
      await eventually(async () => {
        await rooms.beat();
        if (JSON.stringify(await statesOf(id)) !== JSON.stringify(states)) throw new Error(`${await statesOf(id)}`);
      });
    },
    /** The media server has put the files of a lesson into the store. */
    filed(id: string): string[] {
      const keys = livekit.egress.finish(id);
      for (const key of keys)
        store.objects.set(key, { bytes: Buffer.from('moving pictures'), type: 'video/mp4', modified: new Date() });
      return keys;
    },
    async close() {
      await t.close();
      await store.close();
      await livekit.close();
    },
  };
}
export type RecordedApp = Awaited<ReturnType<typeof recordedApp>>;
