import type { LiveAnswer } from '@portal/domain/live/live-events';
import type { RoomRecording } from '@portal/domain/live/recording';
import type { LiveDeps } from '../live-deps.ts';
import type { RoomRecorder } from '../media/room-recorder.ts';
import type { OpenRoom } from '../room/open-room.ts';
import { tellRecording } from '../room/room-recording.ts';
import { recordingConsentQueries } from './recording-consents.queries.ts';
import type { RecordedBy, RecordingSteps } from './recording-steps.ts';
import { recordingQueries } from './recordings.queries.ts';
import type { RecordingRow } from './recordings.tables.ts';

type Recorded = Pick<OpenRoom, 'room' | 'inTurn'>;
type Consenting = {
  readonly classId: string;
  readonly students: readonly { readonly id: string; readonly name: string }[];
};
export type LessonRecorder = ReturnType<typeof lessonRecorder>;

const OK: LiveAnswer = { ok: true };
const NOT_ALLOWED: LiveAnswer = { ok: false, code: 'NOT_ALLOWED' };

interface Around extends Pick<LiveDeps, 'database' | 'lessons' | 'log'> {
  readonly steps: RecordingSteps;
  /** Absent: there is no media server. */
  readonly server: RoomRecorder | undefined;
}

/**
 * Records lessons in rooms, and only while everybody's family consents. Rows say what is recorded, and the media server follows:
 * where it does not, the sweep sees to it.
 */
export function lessonRecorder({ database: { db }, lessons, log, steps, server }: Around) {
  const queries = recordingQueries(db);
  const consents = recordingConsentQueries(db);

  /** Those who take a lesson of this class without the consent of their families. */
  async function missing({ classId, students }: Consenting): Promise<RoomRecording['withoutConsent']> {
    const may = await consents.consenting(
      classId,
      students.map(({ id }) => id),
    );
    return students.filter(({ id }) => !may.has(id)).map(({ id, name }) => ({ id, name }));
  }

  /** Not waited for: what a media server that hangs goes on recording is found by the sweep. */
  function halt({ egressId, lessonId }: Pick<RecordingRow, 'egressId' | 'lessonId'>): void {
    if (egressId === null) return;
    server
      ?.stop(egressId)
      .catch((err: unknown) =>
        log.error({ err, lesson: lessonId }, 'a recording was not ended, and will be by the next sweep'),
      );
  }

  async function end({ id }: Pick<RecordingRow, 'id'>, by: RecordedBy, to?: 'SAVING' | 'FAILED'): Promise<void> {
    const ended = await steps.end(id, by, to);
    if (ended) halt(ended);
  }

  /** Reads how it stands; ends what nobody may record, and tells the room. */
  const look = ({ room, inTurn }: Recorded): Promise<void> =>
    inTurn(async () => {
      if (!room.recording.isOffered) return;
      let running = await queries.running(room.lesson.id);
      // As the class is now: somebody may have joined it whom this process has not heard of.
      const lesson = (running && (await lessons.byId(room.lesson.id))) ?? room.lesson;
      const withoutConsent = await missing(lesson);
      if (running && withoutConsent.length) {
        await end(running, null);
        running = undefined;
      }
      room.recording.set({ since: running?.startedAt.toISOString() ?? null, withoutConsent });
      tellRecording(room);
    });

  async function begin(on: Recorded, row: RecordingRow): Promise<LiveAnswer> {
    const { lessonId, objectKey } = row;
    try {
      const egressId = await server!.start(lessonId, objectKey);
      if (await queries.keepEgress(row.id, egressId)) return OK;
      // It was ended before the media server had answered.
      halt({ egressId, lessonId });
      return OK;
    } catch (err) {
      log.error({ err, lesson: lessonId }, 'a recording was not begun');
      await end(row, null, 'FAILED');
      await look(on);
      return { ok: false, code: 'INVALID' };
    }
  }

  return {
    look,
    missing,
    halt,
    end,

    /** Once, however many ask for it; everybody in the room knows it before. */
    async start(on: Recorded & Pick<OpenRoom, 'evidence'>, by: RecordedBy): Promise<LiveAnswer> {
      const { room, evidence } = on;
      const lesson = room.recording.isOffered && (await lessons.byId(room.lesson.id));
      if (!lesson) return NOT_ALLOWED;
      const isAllowed = (await missing(lesson)).length === 0;
      await evidence.written();
      const begun = isAllowed ? await steps.begin(lesson.id, by) : undefined;
      // Consents are read again once the row stands: whoever says no in this moment finds it, or is found.
      await look(on);
      if (!room.recording.isRunning()) {
        // The media server was not asked, and nobody else asks it.
        if (begun) await queries.lose(begun.id);
        return NOT_ALLOWED;
      }
      return begun ? begin(on, begun) : OK;
    },

    async stop(on: Recorded, by: RecordedBy): Promise<LiveAnswer> {
      if (!on.room.recording.isOffered) return NOT_ALLOWED;
      const running = await queries.running(on.room.lesson.id);
      if (running) await end(running, by);
      await look(on);
      return OK;
    },
  };
}
