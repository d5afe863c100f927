import { and, desc, eq, exists, gt, gte, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { chatMemberView, chatMessageView, chatRoomView } from '../../chat/module.ts';
import { classView, guardianshipView } from '../../classes/module.ts';
import { familyVisit } from './family-visits.tables.ts';

interface Caller {
  readonly classId: string;
  readonly guardianId: string;
}

/** The newest message of a teacher's that a family has not seen. */
export interface UnseenMessage extends Caller {
  readonly teacherId: string;
  readonly content: string;
  readonly sentAt: Date;
}

const target = [familyVisit.classId, familyVisit.guardianId];
/** No letter has called her since she was there. */
const isUntold = or(isNull(familyVisit.toldAt), lte(familyVisit.toldAt, familyVisit.seenAt));
/** She was not there since this was written. */
const isUnseen = (sentAt: Date | typeof chatMessageView.sentAt) =>
  or(isNull(familyVisit.seenAt), lt(familyVisit.seenAt, sentAt));

/** Reads and writes when families were at their pages; the caller comes with a link, or is the clock. */
export function familyVisitQueries(db: Db | Tx) {
  return {
    /** She is at her page now, unless that was noted since a moment. */
    async note({ classId, guardianId }: Caller, now: Date, notedSince: Date): Promise<void> {
      await db
        .insert(familyVisit)
        .values({ classId, guardianId, seenAt: now })
        .onConflictDoUpdate({
          target,
          set: { seenAt: now },
          setWhere: or(isNull(familyVisit.seenAt), lt(familyVisit.seenAt, notedSince)),
        });
    },

    /** Families that have neither read nor seen what their teacher wrote within a span, and that no letter has called since. */
    async unseen({ from, to }: { from: Date; to: Date }, limit: number): Promise<UnseenMessage[]> {
      const room = chatRoomView;
      const member = chatMemberView;
      const message = chatMessageView;
      const children = db
        .select({ one: sql`1` })
        .from(guardianshipView)
        .where(eq(guardianshipView.guardianId, member.memberId));
      return db
        .selectDistinctOn([classView.id, member.memberId], {
          classId: classView.id,
          guardianId: member.memberId,
          teacherId: classView.teacherId,
          content: message.content,
          sentAt: message.sentAt,
        })
        .from(room)
        .innerJoin(classView, eq(classView.id, room.classId))
        .innerJoin(member, and(eq(member.roomId, room.id), isNull(member.leftAt), lt(member.lastReadSeq, room.lastSeq)))
        .innerJoin(
          message,
          and(
            eq(message.roomId, room.id),
            gt(message.seq, member.lastReadSeq),
            eq(message.senderId, classView.teacherId),
            isNull(message.deletedAt),
            gte(message.sentAt, from),
            lte(message.sentAt, to),
          ),
        )
        .leftJoin(familyVisit, and(eq(familyVisit.classId, classView.id), eq(familyVisit.guardianId, member.memberId)))
        .where(and(gte(room.lastMessageAt, from), isUnseen(message.sentAt), isUntold, exists(children)))
        .orderBy(classView.id, member.memberId, desc(message.seq))
        .limit(limit);
    },

    /** A letter goes out now: true for one of those who ask at once, and for nobody while she has not been there since the last. */
    async tell({ classId, guardianId, sentAt }: UnseenMessage, now: Date): Promise<boolean> {
      const rows = await db
        .insert(familyVisit)
        .values({ classId, guardianId, toldAt: now })
        .onConflictDoUpdate({
          target,
          set: { toldAt: now },
          setWhere: and(isUntold, isUnseen(sentAt)),
        })
        .returning({ classId: familyVisit.classId });
      return rows.length === 1;
    },
  };
}
