import { recordingsContract } from '@portal/domain/live/recordings.contract';
import { byId, defineAccess } from '../../../testing/access.ts';
import { liveRecording } from './recordings.tables.ts';

// A lesson of the desk.
const LESSON = 'les_desk_1';
const RECORDING = 'rec_matrix';
const recording = (id: string, recordingId: string) => ({ params: { id, recordingId } });

export const access = defineAccess(recordingsContract, {
  rows: {
    listRecordings: byId(LESSON, 'les_none'),
    eraseRecording: {
      own: recording(LESSON, RECORDING),
      foreign: recording(LESSON, RECORDING),
      missing: recording('les_none', 'rec_none'),
    },
  },
  async seed({ database: { db } }) {
    const at = new Date();
    const kept = { state: 'READY', startedAt: at, endedAt: at, seconds: 60, bytes: 1, isSettled: true } as const;
    await db.insert(liveRecording).values({ id: RECORDING, lessonId: LESSON, objectKey: RECORDING, ...kept });
  },
});
