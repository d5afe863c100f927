import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../core/database/database.ts';
import { announcementQueries } from './announcements.queries.ts';
import type { AnnouncementRow } from './announcements.tables.ts';

/** An announcement whose messages come with the talks that name it. */
export type ImportedAnnouncement = Omit<AnnouncementRow, 'clientId' | 'missedClassIds'>;

/** Writes finished announcements around their talks, as demo data do: before their messages, and for whom they are after them. */
export async function importAnnouncements(
  tx: Tx,
  announcements: readonly ImportedAnnouncement[],
  importTalks: () => Promise<void>,
): Promise<void> {
  const queries = announcementQueries(tx);
  for (const one of announcements) await queries.add({ ...one, clientId: randomUUID() });
  await importTalks();
  for (const one of announcements) await queries.addReaders(one);
}
