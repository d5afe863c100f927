import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import type { Db } from '../../core/database/database.ts';
import { chatMessageView as message, chatRoomView as room } from '../../modules/chat/module.ts';
import { classView } from '../../modules/classes/module.ts';

/** Classes in whose rooms their teacher has had the last word since a moment. */
export function unansweredClasses(
  db: Db,
  teacherIds: readonly string[],
  since: Date,
): Promise<{ classId: string; seq: number; sentAt: Date }[]> {
  return db
    .select({ classId: classView.id, seq: message.seq, sentAt: message.sentAt })
    .from(room)
    .innerJoin(classView, eq(classView.id, room.classId))
    .innerJoin(message, and(eq(message.roomId, room.id), eq(message.seq, room.lastSeq)))
    .where(
      and(
        inArray(classView.teacherId, [...teacherIds]),
        eq(message.senderId, classView.teacherId),
        gte(room.lastMessageAt, since),
      ),
    )
    .orderBy(asc(classView.id));
}
