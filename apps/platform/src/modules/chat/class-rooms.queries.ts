import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ChatPerson } from '@portal/domain/chat/chat-message';
import type { Tx } from '../../core/database/database.ts';
import { announcementReader } from './announcements/announcements.tables.ts';
import { chatMember, chatRoom } from './chats.tables.ts';

/** What was said while somebody was away does not wait for an answer either. */
const readOnReturn = sql`case when ${chatMember.leftAt} is null then ${chatMember.lastReadSeq} else excluded.last_read_seq end`;

export interface ClassRoom {
  readonly classId: string;
  readonly title: string;
  /** Everybody who belongs there; who is in the room already and not among them stays. */
  readonly members: readonly ChatPerson[];
}

/** Brings the room of a class to its name and its people; makes it where there is none. The answer is its id. */
export async function keepClassRoom(tx: Tx, { classId, title, members }: ClassRoom, now: Date): Promise<string> {
  const [room] = await tx
    .insert(chatRoom)
    .values({ id: `room_${randomUUID()}`, kind: 'ROOM', classId, title, createdAt: now })
    .onConflictDoUpdate({ target: chatRoom.classId, set: { title } })
    .returning({ id: chatRoom.id, lastSeq: chatRoom.lastSeq });
  const { id: roomId, lastSeq } = room!;
  const people = new Map(members.map((member) => [member.id, member]));
  if (people.size)
    await tx
      .insert(chatMember)
      .values(
        [...people.values()].map(({ id, name, avatar }) => ({
          roomId,
          memberId: id,
          name,
          avatar,
          joinedAt: now,
          // What was said before somebody came does not wait for an answer.
          lastReadSeq: lastSeq,
        })),
      )
      .onConflictDoUpdate({
        target: [chatMember.roomId, chatMember.memberId],
        set: { name: sql`excluded.name`, avatar: sql`excluded.avatar`, lastReadSeq: readOnReturn, leftAt: null },
      });
  return roomId;
}

/** Takes people out of the room of a class: they see and write nothing more there, and what they said stays under their names. */
export async function leaveClassRoom(
  tx: Tx,
  { classId, memberIds }: { readonly classId: string; readonly memberIds: readonly string[] },
  now: Date,
): Promise<void> {
  if (!memberIds.length) return;
  // What somebody writes there right now stands before it, or finds them gone.
  const [room] = await tx.select({ id: chatRoom.id }).from(chatRoom).where(eq(chatRoom.classId, classId)).for('update');
  if (!room) return;
  await tx
    .update(chatMember)
    .set({ leftAt: now })
    .where(
      and(eq(chatMember.roomId, room.id), inArray(chatMember.memberId, [...memberIds]), isNull(chatMember.leftAt)),
    );
  // No announcement waits for them, also when they come back.
  await tx
    .delete(announcementReader)
    .where(and(eq(announcementReader.roomId, room.id), inArray(announcementReader.memberId, [...memberIds])));
}
