import { and, asc, count, desc, eq, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { ChatReportOutcome } from '@portal/domain/chat/chat-report';
import type { Db, Tx } from '../../../core/database/database.ts';
import { chatMember, chatRoom } from '../chats.tables.ts';
import { chatReport as report, type ChatReportRow } from './reports.tables.ts';

/** Also read by the test of its cost. */
export const decisionsStatement = (db: Db | Tx, memberId: string, roomId: string) =>
  db
    .select({ count: count() })
    .from(report)
    .innerJoin(chatRoom, eq(chatRoom.id, report.roomId))
    .where(
      and(
        eq(chatRoom.id, roomId),
        or(and(eq(report.reporterId, memberId), isNotNull(report.outcome)), warnsOf(memberId)),
      ),
    );

/** Reports about talks; whoever writes holds the talk that they are about. */
export function reportQueries(db: Db | Tx) {
  return {
    /** Of one member in one talk, newest first. */
    by: (reporterId: string, roomId: string): Promise<ChatReportRow[]> =>
      db
        .select()
        .from(report)
        .where(and(eq(report.roomId, roomId), eq(report.reporterId, reporterId)))
        .orderBy(desc(report.no)),

    about: (caseId: string): Promise<ChatReportRow[]> =>
      db.select().from(report).where(eq(report.caseId, caseId)).orderBy(asc(report.no)),

    /** Why each of these cases was reported, and by whom; the first first. */
    reasonsOf: (caseIds: readonly string[]) =>
      db
        .select({
          id: report.caseId,
          reason: report.reason,
          reporterId: report.reporterId,
          outcomeAt: report.outcomeAt,
        })
        .from(report)
        .where(inArray(report.caseId, [...caseIds]))
        .orderBy(asc(report.no)),

    async add(row: typeof report.$inferInsert): Promise<ChatReportRow> {
      const [added] = await db.insert(report).values(row).returning();
      return added!;
    },

    /** Ends the reports that wait; the answer is whose they are, and where she made them. */
    async end(
      caseId: string,
      decided: { readonly outcome: ChatReportOutcome; readonly outcomeReason: string; readonly outcomeAt: Date },
    ): Promise<{ reporterId: string; roomId: string; seq: number }[]> {
      return db
        .update(report)
        .set(decided)
        .where(and(eq(report.caseId, caseId), isNull(report.outcome)))
        .returning({ reporterId: report.reporterId, roomId: report.roomId, seq: report.messageSeq });
    },

    /** Until the transaction ends nobody writes in these talks, nor reports anything of them; in the order of `lockRooms`. */
    async holdRooms(roomIds: readonly string[]): Promise<void> {
      for (const roomId of roomIds.toSorted())
        await db.select({ id: chatRoom.id }).from(chatRoom).where(eq(chatRoom.id, roomId)).for('update');
    },

    /** What these talks are called; null for one of two. */
    async titles(roomIds: readonly string[]): Promise<(string | null)[]> {
      const rows = await db
        .select({ title: chatRoom.title })
        .from(chatRoom)
        .where(inArray(chatRoom.id, [...roomIds]))
        .orderBy(asc(chatRoom.title), asc(chatRoom.id));
      return rows.map(({ title }) => title);
    },

    /** What the other one of a talk of two reported of the talk as a whole, where the team warned her of it; newest first. */
    warnings: (memberId: string, roomId: string) =>
      db
        .select({ reason: report.outcomeReason, at: report.outcomeAt })
        .from(report)
        .innerJoin(chatRoom, eq(chatRoom.id, report.roomId))
        .where(and(eq(chatRoom.id, roomId), warnsOf(memberId)))
        .orderBy(desc(report.no)),

    /** Whether one of hers waits for the team. */
    async areOpen(reporterId: string, roomId: string): Promise<boolean> {
      const rows = await db
        .select({ no: report.no })
        .from(report)
        .where(and(eq(report.roomId, roomId), eq(report.reporterId, reporterId), isNull(report.outcome)))
        .limit(1);
      return rows.length > 0;
    },

    /** How many of her own reports are decided, and how often she was warned. */
    async decisions(memberId: string, roomId: string): Promise<number> {
      const [row] = await decisionsStatement(db, memberId, roomId);
      return row?.count ?? 0;
    },

    /** Whom somebody talks with in a talk of two; undefined in one of several. */
    async otherOfTwo(roomId: string, memberId: string): Promise<string | undefined> {
      const [row] = await db
        .select({ id: chatMember.memberId })
        .from(chatMember)
        .innerJoin(chatRoom, eq(chatRoom.id, chatMember.roomId))
        .where(and(eq(chatRoom.id, roomId), eq(chatRoom.kind, 'P2P'), ne(chatMember.memberId, memberId)));
      return row?.id;
    },

    /** Everybody who is or was in a talk, by their names in it. */
    people: (roomId: string) =>
      db
        .select({ id: chatMember.memberId, name: chatMember.name })
        .from(chatMember)
        .where(eq(chatMember.roomId, roomId))
        .orderBy(asc(chatMember.joinedAt), asc(chatMember.memberId)),
  };
}

/** A report of the other one of a talk of two, about it as a whole, of which somebody was warned. */
const warnsOf = (memberId: string) =>
  and(
    eq(chatRoom.kind, 'P2P'),
    eq(report.messageSeq, 0),
    eq(report.outcome, 'WARNED'),
    ne(report.reporterId, memberId),
  );
