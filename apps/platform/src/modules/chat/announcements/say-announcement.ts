import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../core/database/database.ts';
import type { ChatDeps } from '../chat-deps.ts';
import { messageQueries } from '../messages/messages.queries.ts';
import { tellRoom } from '../messages/tell-room.ts';
import { writeMessage } from '../messages/write-message.ts';
import { announcementQueries } from './announcements.queries.ts';
import type { AnnouncementRow } from './announcements.tables.ts';

/** A message of it, in the room of one class. */
export interface Said {
  readonly id: string;
  readonly seq: number;
}

interface Words {
  readonly content: string;
  readonly contactReason: string | null;
  readonly fileIds: readonly string[];
  /** Where it is said. */
  readonly roomIds: readonly string[];
}

/** Writes a message of it into each of these rooms, for everybody who is there now; the caller has added it and locked the rooms. */
export async function sayAnnouncement(
  tx: Tx,
  deps: ChatDeps,
  { id, teacherId }: Pick<AnnouncementRow, 'id' | 'teacherId'>,
  { content, contactReason, fileIds, roomIds }: Words,
): Promise<Said[]> {
  const said: Said[] = [];
  for (const roomId of roomIds) {
    const one = {
      roomId,
      senderId: teacherId,
      ownerId: teacherId,
      clientId: randomUUID(),
      content,
      replyTo: null,
      contactReason,
      fileIds,
      voice: null,
      card: null,
      announcementId: id,
    };
    const { message } = await writeMessage(tx, deps, one, await messageQueries(tx).ground(one));
    said.push({ id: roomId, seq: message.seq });
  }
  await announcementQueries(tx).addReaders({ id, teacherId });
  return said;
}

/** Everybody in its rooms hears of it. */
export async function tellSaid(deps: ChatDeps, said: readonly Said[]): Promise<void> {
  for (const one of said) await tellRoom(deps, one.id, 'chat.message', one);
}
