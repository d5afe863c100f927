import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { CardRef } from '@portal/domain/chat/chat-card';
import type { Chat, ChatRoom } from '@portal/domain/chat/chats.contract';
import { blockOf, type ChatBlock } from '@portal/domain/chat/states/block';
import type { Voice } from '@portal/domain/chat/voice';
import { formatPlayTime } from '@portal/domain/format/play-time';
import { LIMITS } from '@portal/domain/tenant/limits';
import type { Db, Tx } from '../../core/database/database.ts';
import { shortened } from '../../core/shortened.ts';
import { cardRefOf } from './cards/read-cards.ts';
import { chatMember, chatRoom } from './chats.tables.ts';
import { pinnedStatement } from './keeping/keeping.queries.ts';
import {
  type AskedRooms,
  calling,
  CONDITIONS,
  isIn,
  named,
  roomsStatement,
  talksStatement,
  unreadCount,
} from './talks-statement.queries.ts';

const COUNT_CAP = LIMITS.badgeCap + 1;
const PREVIEW_LENGTH = 80;
/** What stands in the list for a message without words. */
const FILES_SENT = '파일을 보냈어요';
const VOICE_SENT = (seconds: number) => `음성 메시지 ${formatPlayTime(seconds)}`;
const TAKEN_BACK = '지운 메시지예요';

/** Where a talk stands for one of its members. */
export interface TalkStanding {
  readonly lastSeq: number;
  readonly lastChange: number;
  readonly lastReadSeq: number;
  readonly unreadCount: number;
  readonly block: ChatBlock;
  /** `preview` is empty where no words were sent. */
  readonly last: {
    readonly senderId: string;
    readonly senderName: string;
    readonly preview: string;
    readonly voiceSeconds: number | null;
    readonly card: CardRef | null;
    readonly at: Date;
    readonly isDeleted: boolean;
  } | null;
}

/** A talk without what is known of its family, which stands with the classes, and of a card that was sent without words. */
export type RoomRow = Omit<ChatRoom, 'family'> & {
  readonly guardianId: string | null;
  readonly wordlessCard: CardRef | null;
};

/** Reads the talks of one person; every statement goes through her membership. */
export function chatsQueries(db: Db | Tx) {
  async function read(memberId: string, statement: ReturnType<typeof talksStatement>) {
    const rows = await statement;
    return rows.map(({ room, mine, unreadCount: unread, other: partner, last: message, laterAt }) => {
      const block = blockOf({ mine: mine.blockedAt !== null, theirs: !!partner?.blockedAt });
      // Where nobody may write, nobody waits for an answer.
      const waitingSince = block === 'NONE' ? (mine.waitingSince?.toISOString() ?? null) : null;
      const mayWait =
        block === 'NONE' && !waitingSince && !!message?.at && message.senderId !== memberId && !message.deletedAt;
      const summary: RoomRow = {
        id: room.id,
        kind: room.kind,
        title: room.title ?? partner?.name ?? '',
        avatar: partner?.avatar ?? null,
        lastMessage: message?.at
          ? {
              senderName: message.senderName ?? '',
              preview: message.deletedAt ? TAKEN_BACK : previewOf(message.content || soundOrFiles(message.voice)),
              at: message.at.toISOString(),
            }
          : null,
        unreadCount: Math.min(unread, COUNT_CAP),
        lastSeq: room.lastSeq,
        answeredSeq: mine.answeredSeq,
        waitingSince,
        waitableSeq: mayWait ? room.lastSeq - 1 : null,
        isArchived: mine.archivedAt !== null,
        isPinned: mine.pinnedAt !== null,
        mute: mine.mutedAt && { until: mine.mutedUntil?.toISOString() ?? null },
        block,
        laterAt: laterAt?.toISOString() ?? null,
        guardianId: room.guardianId,
        wordlessCard: message?.content === '' ? cardRefOf(message) : null,
      };
      return { classId: room.classId, lastReadSeq: mine.lastReadSeq, summary };
    });
  }

  return {
    /** Newest message first. */
    async roomsOf(memberId: string, asked: AskedRooms, size: number): Promise<RoomRow[]> {
      return (await read(memberId, roomsStatement(db, { memberId, size, ...asked }))).map(({ summary }) => summary);
    },

    pinnedOf: async (memberId: string): Promise<RoomRow[]> =>
      (await read(memberId, pinnedStatement(db, memberId))).map(({ summary }) => summary),

    /** Where a talk stands for this person, with its last message; undefined unless she is in it. */
    async standing(memberId: string, id: string): Promise<TalkStanding | undefined> {
      const [found] = await talksStatement(db, { memberId, condition: eq(chatMember.roomId, id), size: 1 });
      if (!found) return undefined;
      const { room, mine, unreadCount: unread, other: partner, last: message } = found;
      return {
        lastSeq: room.lastSeq,
        lastChange: room.lastChange,
        lastReadSeq: mine.lastReadSeq,
        unreadCount: Math.min(unread, COUNT_CAP),
        block: blockOf({ mine: mine.blockedAt !== null, theirs: !!partner?.blockedAt }),
        last: message?.at
          ? {
              senderId: message.senderId!,
              senderName: message.senderName ?? '',
              preview: previewOf(message.content!),
              voiceSeconds: message.voice?.seconds ?? null,
              card: cardRefOf(message),
              at: message.at,
              isDeleted: message.deletedAt !== null,
            }
          : null,
      };
    },

    /** How far everybody else in a talk has read. */
    async othersRead(memberId: string, id: string): Promise<number[]> {
      const rows = await db
        .select({ read: chatMember.lastReadSeq })
        .from(chatMember)
        .where(and(eq(chatMember.roomId, id), ne(chatMember.memberId, memberId), isIn))
        .orderBy(asc(chatMember.memberId));
      return rows.map(({ read }) => read);
    },

    /** The talk, when this person is in it. */
    async one(
      memberId: string,
      id: string,
    ): Promise<
      | (Omit<Chat, 'family' | 'readers' | 'laterCount' | 'nextLessonAt'> &
          Pick<RoomRow, 'guardianId' | 'wordlessCard'>)
      | undefined
    > {
      const [found] = await read(
        memberId,
        talksStatement(db, { memberId, condition: eq(chatMember.roomId, id), size: 1 }),
      );
      if (!found) return undefined;
      const { summary, ...rest } = found;
      const members = await db
        .select()
        .from(chatMember)
        .where(and(eq(chatMember.roomId, id), isIn))
        .orderBy(asc(chatMember.name), asc(chatMember.memberId));
      return {
        ...summary,
        ...rest,
        members: members.map((member) => ({
          id: member.memberId,
          name: member.name,
          avatar: member.avatar,
          lastReadSeq: member.lastReadSeq,
          isMe: member.memberId === memberId,
        })),
      };
    },

    /** Of the unread ones those that call her now. */
    async countOf(
      memberId: string,
      { filter, search, guardianIds }: Omit<AskedRooms, 'lastItem'>,
      now: Date,
    ): Promise<number> {
      const counted = db
        .select({ id: chatMember.roomId })
        .from(chatMember)
        .innerJoin(chatRoom, eq(chatRoom.id, chatMember.roomId))
        .where(
          and(
            eq(chatMember.memberId, memberId),
            isIn,
            CONDITIONS[filter],
            filter === 'unread' ? calling(now) : undefined,
            named(db, search, guardianIds),
          ),
        )
        .limit(COUNT_CAP)
        .as('counted');
      const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(counted);
      return row?.count ?? 0;
    },

    async unreadIn(memberId: string, roomIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (!roomIds.length) return new Map();
      const rows = await db
        .select({ id: chatMember.roomId, unread: unreadCount })
        .from(chatMember)
        .where(and(eq(chatMember.memberId, memberId), isIn, inArray(chatMember.roomId, [...roomIds])));
      return new Map(rows.map(({ id, unread }) => [id, Math.min(unread, COUNT_CAP)]));
    },
  };
}

const soundOrFiles = (voice: Voice | null) => (voice ? VOICE_SENT(voice.seconds) : FILES_SENT);

/** One line of a message. */
export const previewOf = (content: string): string => shortened(content.replaceAll(/\s+/g, ' ').trim(), PREVIEW_LENGTH);
