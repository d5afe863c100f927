import { and, desc, eq, exists, gt, gte, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { CardRef } from '@portal/domain/chat/chat-card';
import type { Voice } from '@portal/domain/chat/voice';
import type { FamilyRoom } from '@portal/domain/families/family-chat';
import type { Db, Tx } from '../../../core/database/database.ts';
import { cardRefOf, chatMemberView, chatMessageView, chatRoomView } from '../../chat/module.ts';
import { classView, enrollmentView, guardianshipView, takesPart } from '../../classes/module.ts';
import { familyVisit } from './family-visits.tables.ts';

interface Span {
  readonly from: Date;
  readonly to: Date;
}

interface Caller {
  readonly classId: string;
  readonly guardianId: string;
}

/** The newest message of a teacher's that a family has not seen, in one of its talks. */
export interface UnseenMessage extends Caller {
  readonly room: FamilyRoom;
  readonly teacherId: string;
  readonly roomId: string;
  readonly content: string;
  readonly voice: Voice | null;
  readonly card: CardRef | null;
  readonly sentAt: Date;
}

const target = [familyVisit.classId, familyVisit.guardianId];
/** No letter has called her since she was there. */
const isUntold = or(isNull(familyVisit.toldAt), lte(familyVisit.toldAt, familyVisit.seenAt));
/** She was not there since this was written. */
const isUnseen = (sentAt: Date | typeof chatMessageView.sentAt) =>
  or(isNull(familyVisit.seenAt), lt(familyVisit.seenAt, sentAt));

/** What a letter tells of a message. */
const { roomId, content, voice, cardKind, cardId } = chatMessageView;
const said = { roomId, content, voice, cardKind, cardId };

type ReadMessage = Omit<UnseenMessage, 'room' | 'card'> & Parameters<typeof cardRefOf>[0];
const unseenIn =
  (room: FamilyRoom) =>
  ({ cardKind, cardId, ...row }: ReadMessage): UnseenMessage => ({
    ...row,
    room,
    card: cardRefOf({ cardKind, cardId }),
  });

/** Reads and writes when families were at their pages; the caller comes with a link, or is the clock. */
export function familyVisitQueries(db: Db | Tx) {
  const isThere = takesPart(enrollmentView, classView);
  /** Of several pages that she has with the teacher of a talk of two, or had, the one where she was last. */
  const pageWithTeacher = (condition?: SQL) =>
    db
      .select({ id: classView.id })
      .from(classView)
      .innerJoin(enrollmentView, eq(enrollmentView.classId, classView.id))
      .innerJoin(guardianshipView, eq(guardianshipView.studentId, enrollmentView.studentId))
      .leftJoin(
        familyVisit,
        and(eq(familyVisit.classId, classView.id), eq(familyVisit.guardianId, guardianshipView.guardianId)),
      )
      .where(
        and(
          eq(classView.teacherId, chatRoomView.teacherId),
          eq(guardianshipView.guardianId, chatRoomView.guardianId),
          condition,
        ),
      )
      .orderBy(desc(isThere), sql`${familyVisit.seenAt} desc nulls last`, desc(enrollmentView.enrolledAt), classView.id)
      .limit(1);
  const pageOfTwo = pageWithTeacher(isThere);

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

    /**
     * Families that have neither read nor seen what their teacher wrote into the rooms of their classes within a span, and that no
     * letter has called since.
     */
    async unseenInClasses({ from, to }: Span, limit: number): Promise<UnseenMessage[]> {
      const room = chatRoomView;
      const member = chatMemberView;
      const message = chatMessageView;
      const children = db
        .select({ one: sql`1` })
        .from(guardianshipView)
        .where(eq(guardianshipView.guardianId, member.memberId));
      const rows = await db
        .selectDistinctOn([classView.id, member.memberId], {
          classId: classView.id,
          guardianId: member.memberId,
          teacherId: classView.teacherId,
          ...said,
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
      return rows.map(unseenIn('class'));
    },

    /** The same of what their teacher wrote to them alone. */
    async unseenAlone({ from, to }: Span, limit: number): Promise<UnseenMessage[]> {
      const room = chatRoomView;
      const member = chatMemberView;
      const message = chatMessageView;
      const rows = await db
        .selectDistinctOn([room.id], {
          classId: sql<string>`${pageOfTwo}`.as('class_id'),
          guardianId: member.memberId,
          teacherId: message.senderId,
          ...said,
          sentAt: message.sentAt,
        })
        .from(room)
        .innerJoin(
          member,
          and(
            eq(member.roomId, room.id),
            eq(member.memberId, room.guardianId),
            isNull(member.leftAt),
            lt(member.lastReadSeq, room.lastSeq),
          ),
        )
        .innerJoin(
          message,
          and(
            eq(message.roomId, room.id),
            gt(message.seq, member.lastReadSeq),
            eq(message.senderId, room.teacherId),
            isNull(message.deletedAt),
            gte(message.sentAt, from),
            lte(message.sentAt, to),
          ),
        )
        .leftJoin(
          familyVisit,
          and(eq(familyVisit.classId, sql`(${pageOfTwo})`), eq(familyVisit.guardianId, member.memberId)),
        )
        .where(
          and(
            isNotNull(room.teacherId),
            gte(room.lastMessageAt, from),
            isUnseen(message.sentAt),
            isUntold,
            exists(pageOfTwo),
          ),
        )
        .orderBy(room.id, desc(message.seq))
        .limit(limit);
      return rows.map(unseenIn('teacher'));
    },

    /** Where a family finds a talk, or found it: on the page of the class whose room it is, or on that with the teacher. */
    async pageOf(roomId: string): Promise<Pick<UnseenMessage, 'classId' | 'teacherId' | 'room'> | undefined> {
      const [row] = await db
        .select({ classId: classView.id, teacherId: classView.teacherId, ofClass: chatRoomView.classId })
        .from(chatRoomView)
        .innerJoin(classView, eq(classView.id, sql`coalesce(${chatRoomView.classId}, (${pageWithTeacher()}))`))
        .where(eq(chatRoomView.id, roomId));
      if (!row) return undefined;
      const { ofClass, ...page } = row;
      return { ...page, room: ofClass === null ? 'teacher' : 'class' };
    },

    /** A letter goes out now: true for one of those who ask at once, and for nobody while she has not been there since the last. */
    async tell({ classId, guardianId, sentAt }: Caller & Pick<UnseenMessage, 'sentAt'>, now: Date): Promise<boolean> {
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
