import { randomUUID } from 'node:crypto';
import type { CardRef } from '@portal/domain/chat/chat-card';
import type { ChatKind } from '@portal/domain/chat/states/chat';
import type { Voice } from '@portal/domain/chat/voice';
import type { Db } from '../../core/database/database.ts';
import { chatMember, chatMessage, chatRoom } from './chats.tables.ts';
import { laterQueries } from './later/later.queries.ts';

/** A talk with its history, oldest message first. */
export interface ImportedChat {
  readonly id: string;
  readonly kind: ChatKind;
  readonly title: string | null;
  readonly classId?: string;
  /** Whose talk of two it is. */
  readonly pair?: { readonly teacherId: string; readonly guardianId: string };
  readonly members: readonly {
    readonly id: string;
    readonly name: string;
    readonly avatar: string | null;
    /** How many of the messages she has read; what was read before it came here waits for no answer. */
    readonly read: number;
    readonly archivedAt?: Date;
    readonly pinnedAt?: Date;
    /** Silent from then on. */
    readonly mutedAt?: Date;
  }[];
  readonly messages: readonly {
    readonly senderId: string;
    readonly content: string;
    readonly at: Date;
    readonly announcementId?: string;
    readonly card?: CardRef;
    /** Its files, which were imported too. */
    readonly fileIds?: readonly string[];
    /** Where it was said: how its one file sounds. */
    readonly voice?: Voice;
  }[];
  /** What waits here for its time. */
  readonly later?: readonly { readonly senderId: string; readonly content: string; readonly sendAt: Date }[];
}

/** Writes finished talks, as imports and demo data do. */
export async function importChats(db: Db, chats: readonly ImportedChat[], now: Date): Promise<void> {
  for (const { id, kind, title, classId, pair, members, messages, later = [] } of chats) {
    const createdAt = messages[0]?.at ?? now;
    await db.insert(chatRoom).values({
      id,
      kind,
      title,
      classId,
      ...pair,
      lastSeq: messages.length,
      lastMessageAt: messages.at(-1)?.at ?? null,
      createdAt,
    });
    await db.insert(chatMember).values(
      members.map((member) => ({
        roomId: id,
        memberId: member.id,
        name: member.name,
        avatar: member.avatar,
        lastReadSeq: member.read,
        ...answersOf(member.id, member.read, messages),
        archivedAt: member.archivedAt ?? null,
        pinnedAt: member.pinnedAt ?? null,
        mutedAt: member.mutedAt ?? null,
        joinedAt: createdAt,
      })),
    );
    if (messages.length)
      await db.insert(chatMessage).values(
        messages.map(({ at, card, ...message }, n) => ({
          ...message,
          roomId: id,
          seq: n + 1,
          sentAt: at,
          cardKind: card?.kind ?? null,
          cardId: card?.id ?? null,
        })),
      );
    for (const waiting of later)
      await laterQueries(db).add({
        ...waiting,
        roomId: id,
        clientId: randomUUID(),
        fileIds: [],
        replyTo: null,
        contactReason: null,
        cardKind: null,
        cardId: null,
        keptAt: now,
      });
  }
}

/** Nobody waits for an answer to what she read, or to what stands before her own last words. */
function answersOf(memberId: string, read: number, messages: ImportedChat['messages']) {
  const answeredSeq = Math.max(read, messages.findLastIndex(({ senderId }) => senderId === memberId) + 1);
  const waiting = messages.find(({ senderId }, n) => n >= answeredSeq && senderId !== memberId);
  return { answeredSeq, waitingSince: waiting?.at ?? null };
}
