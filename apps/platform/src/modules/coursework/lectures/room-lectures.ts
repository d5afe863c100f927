import type { Db } from '../../../core/database/database.ts';
import { lectureQueries } from './lectures.queries.ts';

interface Wanted {
  readonly teacherId: string;
  readonly classId: string;
  readonly lectureId: string;
  readonly fileId: string;
}

/** Lectures as the rooms of lessons see them. */
export interface RoomLectures {
  /** The lecture when it is this teacher's, of this class, and has this file. */
  holding(wanted: Wanted): Promise<{ readonly downloadAllowed: boolean } | undefined>;
}

export const roomLectures = (db: Db): RoomLectures => ({
  async holding({ teacherId, classId, lectureId, fileId }) {
    const found = await lectureQueries(db).own(teacherId, lectureId);
    return found?.classId === classId && found.fileIds.includes(fileId) ? found : undefined;
  },
});
