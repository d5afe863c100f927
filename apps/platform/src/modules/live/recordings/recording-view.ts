import type { LessonRecording } from '@portal/domain/live/recording';
import { KEPT_MS } from './recording-erasure.ts';
import type { RecordingStore } from './recording-store.ts';
import type { KeptRecording } from './recordings.queries.ts';

/** A recording as its teacher and the families see it. */
export const recordingView =
  (store: RecordingStore | undefined) =>
  async ({ row, lessonEndAt }: KeptRecording): Promise<LessonRecording> => {
    const byRule = row.state === 'FAILED' ? null : new Date(lessonEndAt.getTime() + KEPT_MS);
    return {
      id: row.id,
      state: row.state,
      startedAt: row.startedAt.toISOString(),
      endedAt: row.endedAt?.toISOString() ?? null,
      seconds: row.seconds,
      erasedAt: (row.erasedAt ?? byRule)?.toISOString() ?? null,
      url: row.state === 'READY' ? ((await store?.urlOf(row.objectKey)) ?? null) : null,
    };
  };
