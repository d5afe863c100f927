import type { LaterAnnouncementFailure } from '@portal/domain/chat/later-announcement';
import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { announcementQueries } from '../announcements/announcements.queries.ts';
import { type Said, sayAnnouncement, tellSaid } from '../announcements/say-announcement.ts';
import type { ChatDeps } from '../chat-deps.ts';
import { messageQueries } from '../messages/messages.queries.ts';
import { type LaterAnnouncementPlace, laterAnnouncementQueries } from './later-announcements.queries.ts';
import type { LaterAnnouncementRow } from './later-announcements.tables.ts';

/** What became of it: its messages and the names of the classes that it did not reach, or why there are none. */
export type DeliveredAnnouncement =
  | { readonly said: readonly Said[]; readonly missed: readonly string[] }
  | { readonly failure: LaterAnnouncementFailure };

/** What uses the files of an announcement that waits. */
export const usedByWaiting = (id: string): string => `announcement:${id}`;

/** Lets go of the files of one that waits no more. */
export async function releaseFiles(
  tx: Tx,
  { files }: Pick<ChatDeps, 'files'>,
  { id, teacherId, fileIds }: Pick<LaterAnnouncementRow, 'id' | 'teacherId' | 'fileIds'>,
): Promise<void> {
  if (fileIds.length)
    await files.use(tx, { ownerId: teacherId, location: 'CHAT', usedBy: usedByWaiting(id), fileIds: [] });
}

/**
 * Sends an announcement that waited, as it would be sent now: to those of its classes that are hers and open. The caller has locked its row; the row goes in the same transaction, or says why it stays.
 */
export async function deliverAnnouncement(
  tx: Tx,
  deps: ChatDeps,
  row: LaterAnnouncementRow,
): Promise<DeliveredAnnouncement> {
  const delivered = await tryToSend(tx, deps, row);
  if ('failure' in delivered) {
    await laterAnnouncementQueries(tx).fail(row, delivered.failure);
    return delivered;
  }
  await laterAnnouncementQueries(tx).remove(row);
  await releaseFiles(tx, deps, row);
  return delivered;
}

/** The rooms of those of its classes that hear it, each locked, and the classes that do not. */
async function whoHears(tx: Tx, { classes }: ChatDeps, { teacherId, classIds }: LaterAnnouncementRow) {
  const open = async () => (await classes.open(tx, teacherId)).filter(({ id }) => classIds.includes(id));
  const locked = new Set<string>();
  // In one order, so that two who lock some of the same rooms wait for each other and no more.
  for (const roomId of (await open()).map((one) => one.roomId).toSorted())
    if (await messageQueries(tx).lockRoom(teacherId, roomId)) locked.add(roomId);
  // One of them may have closed while its talk was waited for.
  const hearing = (await open()).filter(({ roomId }) => locked.has(roomId));
  const heard = new Set(hearing.map(({ id }) => id));
  return { roomIds: hearing.map(({ roomId }) => roomId), missedClassIds: classIds.filter((id) => !heard.has(id)) };
}

async function tryToSend(tx: Tx, deps: ChatDeps, row: LaterAnnouncementRow): Promise<DeliveredAnnouncement> {
  const { id, teacherId, clientId } = row;
  const { roomIds, missedClassIds } = await whoHears(tx, deps, row);
  if (roomIds.length === 0) return { failure: 'NO_CLASS' };
  const sentAt = deps.clock.now();
  try {
    // What was written before a file was missed goes back.
    return await tx.transaction(async (inner) => {
      const queries = announcementQueries(inner);
      // Sent at once under the same name meanwhile, it is not sent again.
      if (!(await queries.add({ id, teacherId, clientId, sentAt, missedClassIds }))) return { said: [], missed: [] };
      const said = await sayAnnouncement(inner, deps, row, { ...row, roomIds });
      return { said, missed: [...(await queries.classNames(missedClassIds)).values()] };
    });
  } catch (error) {
    if (error instanceof DomainError && error.code === 'FILE_NOT_FOUND') return { failure: 'FILE_GONE' };
    throw error;
  }
}

/** Those who have to hear of it: the rooms where it stands now, and its teacher's other tabs. */
export async function tellDeliveredAnnouncement(
  deps: ChatDeps,
  { id, teacherId }: LaterAnnouncementPlace,
  delivered: DeliveredAnnouncement,
): Promise<void> {
  if ('said' in delivered) await tellSaid(deps, delivered.said);
  deps.realtime.tell(teacherId, 'announcement.changed', { id });
}
