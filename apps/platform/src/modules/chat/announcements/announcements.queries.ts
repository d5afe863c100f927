import { and, asc, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { chatMember, chatMessage, chatRoom } from '../chats.tables.ts';
import {
  announcement,
  announcementReader,
  announcementReminder,
  type AnnouncementRow,
} from './announcements.tables.ts';

/** Which of a teacher's announcements are asked for. */
export interface AskedAnnouncements {
  readonly lastItem?: string | undefined;
  readonly size: number;
}

/** Newest first; also read by the test of its cost. */
export const announcementsStatement = (db: Db | Tx, teacherId: string, { lastItem, size }: AskedAnnouncements) =>
  db
    .select()
    .from(announcement)
    .where(
      and(
        eq(announcement.teacherId, teacherId),
        lastItem === undefined
          ? undefined
          : sql`(${announcement.sentAt}, ${announcement.id}) < (
              select sent_at, id from announcement where id = ${lastItem} and teacher_id = ${teacherId})`,
      ),
    )
    .orderBy(desc(announcement.sentAt), desc(announcement.id))
    .limit(size);

/** Everybody for whom these are, in each room, and whether she has read it there; also read by the test of its cost. */
export const readersStatement = (db: Db | Tx, condition: SQL) =>
  db
    .select({
      announcementId: announcementReader.announcementId,
      roomId: announcementReader.roomId,
      memberId: announcementReader.memberId,
      name: chatMember.name,
      hasRead: sql<boolean>`${chatMember.lastReadSeq} >= ${chatMessage.seq}`,
      askedAt: announcementReminder.askedAt,
      dueAt: announcementReminder.dueAt,
      doneAt: announcementReminder.doneAt,
    })
    .from(announcementReader)
    .innerJoin(
      chatMessage,
      and(
        eq(chatMessage.announcementId, announcementReader.announcementId),
        eq(chatMessage.roomId, announcementReader.roomId),
      ),
    )
    .innerJoin(
      chatMember,
      and(
        eq(chatMember.roomId, announcementReader.roomId),
        eq(chatMember.memberId, announcementReader.memberId),
        // Somebody may have left while it was sent.
        isNull(chatMember.leftAt),
      ),
    )
    .leftJoin(
      announcementReminder,
      and(
        eq(announcementReminder.announcementId, announcementReader.announcementId),
        eq(announcementReminder.memberId, announcementReader.memberId),
      ),
    )
    .where(condition)
    .orderBy(asc(chatMember.name), asc(announcementReader.memberId));

export type ReaderRow = Awaited<ReturnType<typeof readersStatement>>[number];

/** What teachers say to several classes; every statement by id names the teacher, or is of those that were read so. */
export function announcementQueries(db: Db | Tx) {
  return {
    /** False where she has sent one under this client id already; waits for one that is sent right now. */
    async add(row: typeof announcement.$inferInsert): Promise<boolean> {
      const rows = await db
        .insert(announcement)
        .values(row)
        .onConflictDoNothing({ target: [announcement.teacherId, announcement.clientId] })
        .returning({ id: announcement.id });
      return rows.length === 1;
    },

    async idOf(teacherId: string, clientId: string): Promise<string | undefined> {
      const [row] = await db
        .select({ id: announcement.id })
        .from(announcement)
        .where(and(eq(announcement.teacherId, teacherId), eq(announcement.clientId, clientId)));
      return row?.id;
    },

    async own(teacherId: string, id: string): Promise<AnnouncementRow | undefined> {
      const [row] = await db
        .select()
        .from(announcement)
        .where(and(eq(announcement.teacherId, teacherId), eq(announcement.id, id)));
      return row;
    },

    /** Until the transaction ends nobody else has people reminded of it. */
    async lock(teacherId: string, id: string): Promise<AnnouncementRow | undefined> {
      const [row] = await db
        .select()
        .from(announcement)
        .where(and(eq(announcement.teacherId, teacherId), eq(announcement.id, id)))
        .for('update');
      return row;
    },

    list: (teacherId: string, asked: AskedAnnouncements): Promise<AnnouncementRow[]> =>
      announcementsStatement(db, teacherId, asked),

    /** It is for everybody who is in its rooms now, but the teacher. */
    async addReaders({ id, teacherId }: Pick<AnnouncementRow, 'id' | 'teacherId'>): Promise<void> {
      await db.insert(announcementReader).select(
        db
          .select({
            announcementId: sql<string>`${id}::text`.as('announcement_id'),
            roomId: chatMember.roomId,
            memberId: chatMember.memberId,
          })
          .from(chatMessage)
          .innerJoin(
            chatMember,
            and(
              eq(chatMember.roomId, chatMessage.roomId),
              ne(chatMember.memberId, teacherId),
              isNull(chatMember.leftAt),
            ),
          )
          .where(eq(chatMessage.announcementId, id)),
      );
    },

    /** What these say in each of their rooms, by the name of its class. */
    messagesOf: async (ids: readonly string[]) =>
      ids.length === 0
        ? []
        : db
            .select({ message: chatMessage, room: { classId: chatRoom.classId, title: chatRoom.title } })
            .from(chatMessage)
            .innerJoin(chatRoom, eq(chatRoom.id, chatMessage.roomId))
            .where(inArray(chatMessage.announcementId, [...ids]))
            .orderBy(asc(chatRoom.title), asc(chatRoom.id)),

    readersOf: async (ids: readonly string[]): Promise<ReaderRow[]> =>
      ids.length === 0 ? [] : readersStatement(db, inArray(announcementReader.announcementId, [...ids])),

    /** Who would read it in these rooms. */
    readersIn: async (teacherId: string, roomIds: readonly string[]) =>
      roomIds.length === 0
        ? []
        : db
            .select({ roomId: chatMember.roomId, memberId: chatMember.memberId })
            .from(chatMember)
            .where(
              and(
                inArray(chatMember.roomId, [...roomIds]),
                ne(chatMember.memberId, teacherId),
                isNull(chatMember.leftAt),
              ),
            ),

    /** What the rooms of these classes are called, by the class. */
    async classNames(classIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (classIds.length === 0) return new Map();
      const rows = await db
        .select({ id: sql<string>`${chatRoom.classId}`, title: chatRoom.title })
        .from(chatRoom)
        .where(inArray(chatRoom.classId, [...classIds]));
      return new Map(rows.map(({ id, title }) => [id, title ?? '']));
    },
  };
}
