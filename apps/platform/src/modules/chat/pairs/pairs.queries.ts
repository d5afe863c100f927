import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { chatMember, chatRoom } from '../chats.tables.ts';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
}

/** The two of a talk, as they see each other. */
export interface Pair {
  readonly teacher: Person;
  readonly guardian: Person;
}

/** The talk of a teacher and a guardian. */
export function pairQueries(db: Db | Tx) {
  return {
    async idOf(teacherId: string, guardianId: string): Promise<string | undefined> {
      const [row] = await db
        .select({ id: chatRoom.id })
        .from(chatRoom)
        .where(and(eq(chatRoom.teacherId, teacherId), eq(chatRoom.guardianId, guardianId)));
      return row?.id;
    },

    /** Makes it where there is none, and brings it to their names; who asks at the same moment is given the same one. */
    async keep({ teacher, guardian }: Pair, now: Date): Promise<string> {
      const [room] = await db
        .insert(chatRoom)
        .values({
          id: `room_${randomUUID()}`,
          kind: 'P2P',
          teacherId: teacher.id,
          guardianId: guardian.id,
          createdAt: now,
        })
        .onConflictDoUpdate({ target: [chatRoom.teacherId, chatRoom.guardianId], set: { kind: 'P2P' } })
        .returning({ id: chatRoom.id });
      const { id: roomId } = room!;
      await db
        .insert(chatMember)
        .values(
          [teacher, guardian].map(({ id, name, avatar }) => ({ roomId, memberId: id, name, avatar, joinedAt: now })),
        )
        .onConflictDoUpdate({
          target: [chatMember.roomId, chatMember.memberId],
          set: { name: sql`excluded.name`, avatar: sql`excluded.avatar`, leftAt: null },
        });
      return roomId;
    },
  };
}
