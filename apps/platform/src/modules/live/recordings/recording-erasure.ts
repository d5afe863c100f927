import { millisecondsInDay } from 'date-fns/constants';
import { RECORDING_KEPT_DAYS } from '@portal/domain/live/recording';
import type { LiveDeps } from '../live-deps.ts';
import type { LessonRecorder } from './lesson-recorder.ts';
import type { RecordingSteps } from './recording-steps.ts';
import type { RecordingStore } from './recording-store.ts';
import { recordingQueries } from './recordings.queries.ts';

/** A recording is kept for so long after its lesson. */
export const KEPT_MS = RECORDING_KEPT_DAYS * millisecondsInDay;

interface Around extends Pick<LiveDeps, 'database' | 'clock' | 'log'> {
  readonly steps: RecordingSteps;
  readonly recorder: Pick<LessonRecorder, 'halt'>;
  /** Absent: nothing can lie there. */
  readonly store: RecordingStore | undefined;
}

export type RecordingErasure = ReturnType<typeof recordingErasure>;

/** Erases recordings: nobody sees them from then on, and their files go as soon as the store is there. */
export function recordingErasure({ database: { db }, clock, log, steps, recorder, store }: Around) {
  const queries = recordingQueries(db);

  async function erase(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const before = await steps.erase(id);
      if (before?.state === 'RUNNING') recorder.halt(before);
    }
  }

  /** Tries again whatever could not be removed before. */
  async function removeFiles(): Promise<void> {
    if (!store) return;
    for (const { id, objectKey } of await queries.removable())
      try {
        await store.remove(objectKey);
        await queries.gone(id);
      } catch (err) {
        // The others would wait as long for a store that is away.
        return log.error({ err, recording: id }, 'a recording was not removed from the store, and will be tried again');
      }
  }

  return {
    erase,
    removeFiles,
    /** What stands of lessons that a child takes of whom a guardian says no; of one child in one class, or of all. */
    eraseRefused: async (only?: { readonly classId: string; readonly studentId: string }) =>
      erase(await queries.refused(only)),
    eraseDue: async () => erase(await queries.due(new Date(clock.now().getTime() - KEPT_MS))),
  };
}
