import type { recordingsContract } from '@portal/domain/live/recordings.contract';
import { DomainError } from '../../../core/domain-error.ts';
import type { Handlers } from '../../../core/http/implement.ts';
import type { LiveDeps } from '../live-deps.ts';
import { type KeptRecording, recordingQueries } from './recordings.queries.ts';
import type { Recordings } from './recordings.ts';

export function recordingsHandlers(
  { database: { db } }: Pick<LiveDeps, 'database'>,
  { erasure, view }: Pick<Recordings, 'erasure' | 'view'>,
): Handlers<typeof recordingsContract> {
  async function own(teacherId: string, lessonId: string): Promise<KeptRecording[]> {
    const found = await recordingQueries(db).ofTeacher(teacherId, lessonId);
    if (!found) throw new DomainError('NOT_FOUND');
    return found;
  }
  async function ownOne(teacherId: string, lessonId: string, recordingId: string): Promise<KeptRecording> {
    const found = (await own(teacherId, lessonId)).find(({ row }) => row.id === recordingId);
    if (!found) throw new DomainError('NOT_FOUND');
    return found;
  }

  return {
    listRecordings: async ({ params: { id }, caller: { userId } }) => ({
      data: { items: await Promise.all((await own(userId, id)).map(view)) },
    }),

    async eraseRecording({ params: { id, recordingId }, caller: { userId } }) {
      const { row } = await ownOne(userId, id, recordingId);
      // One that runs is ended in its room, and of one that failed there is nothing.
      if (row.state === 'RUNNING' || row.state === 'FAILED') throw new DomainError('WRONG_STATE');
      await erasure.erase([recordingId]);
      void erasure.removeFiles();
      return { data: await view(await ownOne(userId, id, recordingId)) };
    },
  };
}
