import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../core/database/database.ts';
import { laterAnnouncementQueries } from './later-announcements.queries.ts';

/** An announcement that waits for its time. */
export interface ImportedWaiting {
  readonly id: string;
  readonly teacherId: string;
  readonly content: string;
  readonly classIds: readonly string[];
  readonly sendAt: Date;
}

/** Writes announcements that wait, as demo data do. */
export async function importWaiting(tx: Tx, waiting: readonly ImportedWaiting[], now: Date): Promise<void> {
  for (const one of waiting)
    await laterAnnouncementQueries(tx).add({
      ...one,
      clientId: randomUUID(),
      fileIds: [],
      contactReason: null,
      keptAt: now,
    });
}
