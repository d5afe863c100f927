import type { LessonRecording } from '@portal/domain/live/recording';
import type { pastLessonsOf } from '../../lessons/module.ts';
import type { LiveDeps } from '../live-deps.ts';
import { egressRecorder } from '../media/egress-recorder.ts';
import { lessonRecorder } from './lesson-recorder.ts';
import { openRecordingStore } from './open-recording-store.ts';
import { recordingErasure } from './recording-erasure.ts';
import { recordingSteps } from './recording-steps.ts';
import { recordingSweep } from './recording-sweep.ts';
import { recordingView } from './recording-view.ts';
import { recordingQueries } from './recordings.queries.ts';

export type Recordings = ReturnType<typeof recordings>;
/** What the rooms need of it. */
export type RoomRecordings = Pick<Recordings, 'recorder' | 'sweep'>;

/** Recordings as families see them. */
export interface FamilyRecordings {
  /** What can be watched of one of these lessons, or will be. */
  of(own: ReturnType<typeof pastLessonsOf>, lessonId: string): Promise<LessonRecording[]>;
  /** Those of these lessons of which something can be watched, or will be. */
  standingIn(lessonIds: readonly string[]): Promise<string[]>;
}

/** Recordings of lessons, from the room to their end by rule. */
export function recordings(deps: LiveDeps) {
  const { livekit } = deps.config.live;
  const { s3 } = deps.config.files;
  // Both also where nothing new is recorded any more: what was begun ends, and what was kept is erased.
  const server = livekit && egressRecorder(livekit, s3);
  const store = s3 && openRecordingStore(s3);
  const steps = recordingSteps(deps);
  const recorder = lessonRecorder({ ...deps, steps, server });
  const erasure = recordingErasure({ ...deps, steps, recorder, store });
  const view = recordingView(store);
  const queries = recordingQueries(deps.database.db);
  const families: FamilyRecordings = {
    of: async (own, lessonId) => Promise.all((await queries.ofPast(own, lessonId)).map(view)),
    standingIn: (lessonIds) => queries.standingIn(lessonIds),
  };
  return {
    recorder,
    erasure,
    view,
    families,
    ...recordingSweep({ ...deps, recorder, erasure, server }),
    close: async () => store?.close(),
  };
}
