import { millisecondsInMinute } from 'date-fns/constants';
import { roomState } from '@portal/domain/lessons/states/lesson-room';
import { atMostEvery } from '../../../core/at-most-every.ts';
import type { LiveDeps } from '../live-deps.ts';
import type { Egress, RoomRecorder } from '../media/room-recorder.ts';
import type { OpenRoom } from '../room/open-room.ts';
import type { LessonRecorder } from './lesson-recorder.ts';
import type { RecordingErasure } from './recording-erasure.ts';
import { recordingQueries } from './recordings.queries.ts';
import type { RecordingRow } from './recordings.tables.ts';

/** What the media server does not know for so long after it began is not there. */
const UNKNOWN_MS = millisecondsInMinute;
const RULES_EVERY_MS = millisecondsInMinute;

type Swept = Pick<OpenRoom, 'room' | 'inTurn'>;

interface Around extends Pick<LiveDeps, 'database' | 'clock' | 'config' | 'lessons' | 'log'> {
  readonly recorder: Pick<LessonRecorder, 'look' | 'missing' | 'end'>;
  readonly erasure: RecordingErasure;
  readonly server: RoomRecorder | undefined;
}

/**
 * Sees to it that rows and media server agree, also after one of them or a process died: what may not run ends, what has ended is
 * kept or given up, and what is kept too long is erased. It keeps nobody waiting.
 */
export function recordingSweep(around: Around) {
  const { database, clock, config, lessons, log, recorder, erasure, server } = around;
  const queries = recordingQueries(database.db);
  const isRulesDue = atMostEvery(clock, RULES_EVERY_MS);
  /** Lessons that are recorded and whose host was not seen by the last sweep: she may be on her way back. */
  let hostless: ReadonlySet<string> = new Set();
  let sweeping: Promise<void> | undefined;
  let isStopped = false;

  async function mayGoOn({ lessonId }: RecordingRow, hosted: ReadonlySet<string>): Promise<boolean> {
    const lesson = await lessons.byId(lessonId);
    if (!config.live.egress || !lesson || roomState(lesson, clock.now()) !== 'OPEN') return false;
    if (!hosted.has(lessonId) && hostless.has(lessonId)) return false;
    return (await recorder.missing(lesson)).length === 0;
  }

  async function endForbidden(): Promise<void> {
    const running = await queries.allRunning();
    const lessonIds = running.map(({ lessonId }) => lessonId);
    const hosted = await queries.hosted(lessonIds);
    for (const row of running) if (!(await mayGoOn(row, hosted))) await recorder.end(row, null);
    hostless = new Set(lessonIds.filter((id) => !hosted.has(id)));
  }

  /** It is over at the media server, with a file or without. */
  async function close(row: RecordingRow, file: Egress | undefined): Promise<void> {
    if (row.state === 'RUNNING') await recorder.end(row, null);
    await (file ? queries.ready(row.id, file) : queries.lose(row.id));
    await queries.settle(row.id);
  }

  /** Makes of a row what the media server says of it. */
  async function follow(row: RecordingRow, egress: Egress | undefined): Promise<void> {
    if (!egress) {
      const isOld = clock.now().getTime() - row.startedAt.getTime() >= UNKNOWN_MS;
      return isOld ? close(row, undefined) : undefined;
    }
    if (egress.state === 'WHOLE') return close(row, egress);
    if (egress.state === 'BROKEN') return close(row, undefined);
    if (row.state !== 'RUNNING') return egress.state === 'RUNNING' ? server?.stop(egress.id) : undefined;
    if (row.egressId === null) await queries.keepEgress(row.id, egress.id);
    // As when everybody has left.
    if (egress.state === 'ENDING') await recorder.end(row, null);
  }

  async function followServer(): Promise<void> {
    for (const row of await queries.unsettled()) {
      if (isStopped) return;
      const known = (await server?.of(row.lessonId)) ?? [];
      await follow(
        row,
        known.find(({ key }) => key === row.objectKey),
      );
    }
  }

  async function keepRules(): Promise<void> {
    if (!isRulesDue()) return;
    await erasure.eraseRefused();
    await erasure.eraseDue();
  }

  async function run(rooms: readonly Swept[]): Promise<void> {
    const steps: (() => Promise<unknown>)[] = [
      endForbidden,
      keepRules,
      // Another process may have begun or ended one.
      () => Promise.all(rooms.filter(({ room }) => room.seats.size).map((one) => recorder.look(one))),
      followServer,
      erasure.removeFiles,
    ];
    for (const step of steps)
      if (!isStopped)
        await step().catch((err: unknown) =>
          log.error({ err }, 'recordings were not looked after, and will be by the next sweep'),
        );
  }

  return {
    /** One at a time. */
    sweep(rooms: readonly Swept[]): Promise<void> {
      sweeping ??= run(rooms).finally(() => (sweeping = undefined));
      return sweeping;
    },
    /** The process ends. */
    async stop(): Promise<void> {
      isStopped = true;
      await sweeping;
    },
  };
}
