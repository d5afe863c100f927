import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import type { Db } from '../../core/database/database.ts';
import { chatMember, chatMessage, chatRoom } from '../../modules/chat/chat.tables.ts';
import { guardian } from '../../modules/classes/classes.tables.ts';

/** A talk in which a teacher had the last word, and who of the families could answer. */
export interface OpenTalk {
  readonly roomId: string;
  readonly seq: number;
  readonly sentAt: Date;
  readonly guardians: { readonly id: string; readonly language: 'ko' | 'vi' }[];
}

/** Talks whose last message these teachers wrote since a moment. */
export async function openTalks(db: Db, teacherIds: readonly string[], since: Date): Promise<OpenTalk[]> {
  const rows = await db
    .select({
      roomId: chatRoom.id,
      seq: chatMessage.seq,
      sentAt: chatMessage.sentAt,
      guardian: { id: guardian.id, language: guardian.language },
    })
    .from(chatRoom)
    .innerJoin(chatMessage, and(eq(chatMessage.roomId, chatRoom.id), eq(chatMessage.seq, chatRoom.lastSeq)))
    .innerJoin(chatMember, eq(chatMember.roomId, chatRoom.id))
    .innerJoin(guardian, eq(guardian.id, chatMember.memberId))
    .where(and(inArray(chatMessage.senderId, [...teacherIds]), gte(chatRoom.lastMessageAt, since)))
    .orderBy(asc(chatRoom.id), asc(guardian.id));
  return [...Map.groupBy(rows, ({ roomId }) => roomId).values()].map((own) => ({
    roomId: own[0]!.roomId,
    seq: own[0]!.seq,
    sentAt: own[0]!.sentAt,
    guardians: own.map((row) => row.guardian),
  }));
}
