import { and, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { chatMember, chatRoom } from '../chats.tables.ts';
import type { CardTalk } from './chat-cards.ts';

/** Whose talk it is; undefined unless this person is in it. */
export async function cardTalkOf(on: Db | Tx, memberId: string, roomId: string): Promise<CardTalk | undefined> {
  const [row] = await on
    .select({ classId: chatRoom.classId, guardianId: chatRoom.guardianId })
    .from(chatMember)
    .innerJoin(chatRoom, eq(chatRoom.id, chatMember.roomId))
    .where(and(eq(chatMember.roomId, roomId), eq(chatMember.memberId, memberId), isNull(chatMember.leftAt)));
  return row;
}
