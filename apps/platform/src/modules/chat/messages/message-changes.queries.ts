import { and, eq, sql } from 'drizzle-orm';
import type { Reaction } from '@portal/domain/chat/states/reaction';
import type { ChatVerdict } from '@portal/domain/chat/states/verdict';
import type { Db, Tx } from '../../../core/database/database.ts';
import { chatMessage, chatReaction, chatRoom } from '../chats.tables.ts';
import { answerQueries } from './answers.queries.ts';
import { messageQueries } from './messages.queries.ts';

export interface MessagePlace {
  readonly roomId: string;
  readonly seq: number;
}

type Values = Partial<typeof chatMessage.$inferInsert>;

/** Changes messages that were sent; whoever changes holds the lock of their talk (`lockRoom`). */
export function messageChangeQueries(tx: Db | Tx) {
  const at = ({ roomId, seq }: MessagePlace) => and(eq(chatMessage.roomId, roomId), eq(chatMessage.seq, seq));

  /** The talk's next change is of this message. */
  async function change(place: MessagePlace, values: Values): Promise<number> {
    const [room] = await tx
      .update(chatRoom)
      .set({ lastChange: sql`${chatRoom.lastChange} + 1` })
      .where(eq(chatRoom.id, place.roomId))
      .returning({ change: chatRoom.lastChange });
    await tx
      .update(chatMessage)
      .set({ ...values, change: room!.change })
      .where(at(place));
    return room!.change;
  }

  return {
    async find(place: MessagePlace) {
      const [row] = await tx.select().from(chatMessage).where(at(place));
      return row;
    },

    /** Where the words of a message stand: those of an announcement in several rooms. */
    async sameWords(place: MessagePlace): Promise<MessagePlace[]> {
      const announcementId = (await this.find(place))?.announcementId;
      if (!announcementId) return [place];
      return tx
        .select({ roomId: chatMessage.roomId, seq: chatMessage.seq })
        .from(chatMessage)
        .where(eq(chatMessage.announcementId, announcementId));
    },

    edit: (place: MessagePlace, words: { content: string; contactReason: string | null; editedAt: Date }) =>
      change(place, words),

    /** What the team decided of it stands beside what is left of it; what its sender took back meanwhile is gone already. */
    async judge(place: MessagePlace, { kind, reason }: ChatVerdict, at: Date): Promise<number> {
      const verdict = { verdict: kind, verdictReason: reason };
      const isGone = (await this.find(place))?.deletedAt != null;
      return kind === 'REMOVED' && !isGone ? this.empty(place, at, verdict) : change(place, verdict);
    },

    /** Nothing is left of it but its place; nobody waits for an answer to it, or has it to read. */
    async empty(place: MessagePlace, deletedAt: Date, besides: Values = {}): Promise<number> {
      await tx.delete(chatReaction).where(and(eq(chatReaction.roomId, place.roomId), eq(chatReaction.seq, place.seq)));
      const nothing = { content: '', fileIds: [], voice: null, cardKind: null, cardId: null, deletedAt };
      const number = await change(place, { ...besides, ...nothing });
      await answerQueries(tx).recount(place.roomId);
      await messageQueries(tx).passTakenBack(place.roomId);
      return number;
    },

    /** Null takes back what she had chosen; undefined where that is what there was. */
    async react(place: MessagePlace, memberId: string, reaction: Reaction | null): Promise<number | undefined> {
      const hers = and(
        eq(chatReaction.roomId, place.roomId),
        eq(chatReaction.seq, place.seq),
        eq(chatReaction.memberId, memberId),
      );
      const [before] = await tx.select({ reaction: chatReaction.reaction }).from(chatReaction).where(hers);
      if ((before?.reaction ?? null) === reaction) return undefined;
      await (reaction === null
        ? tx.delete(chatReaction).where(hers)
        : tx
            .insert(chatReaction)
            .values({ ...place, memberId, reaction })
            .onConflictDoUpdate({
              target: [chatReaction.roomId, chatReaction.seq, chatReaction.memberId],
              set: { reaction },
            }));
      return change(place, {});
    },
  };
}
