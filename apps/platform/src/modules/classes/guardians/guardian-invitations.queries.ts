import { and, arrayOverlaps, desc, eq, gt, inArray, lt, or } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { guardianInvitation, type GuardianInvitationRow } from './guardian-invitations.tables.ts';

/** Reads and writes who was asked to be a guardian; the caller has asked whose children they are, or comes with the secret. */
export function guardianInvitationQueries(db: Db | Tx) {
  return {
    async byId(id: string): Promise<GuardianInvitationRow | undefined> {
      const [row] = await db.select().from(guardianInvitation).where(eq(guardianInvitation.id, id));
      return row;
    },

    /** All that are about some of these children, the newest first. */
    async of(studentIds: readonly string[]): Promise<GuardianInvitationRow[]> {
      // An overlap with nothing is no condition.
      if (!studentIds.length) return [];
      return db
        .select()
        .from(guardianInvitation)
        .where(arrayOverlaps(guardianInvitation.studentIds, [...studentIds]))
        .orderBy(desc(guardianInvitation.sentAt), desc(guardianInvitation.id));
    },

    /** By which somebody has become a guardian. */
    joinedBy: (guardianId: string): Promise<GuardianInvitationRow[]> =>
      db
        .select()
        .from(guardianInvitation)
        .where(and(eq(guardianInvitation.guardianId, guardianId), eq(guardianInvitation.state, 'JOINED'))),

    async isSent(invitedBy: string, clientId: string): Promise<boolean> {
      const same = and(eq(guardianInvitation.invitedBy, invitedBy), eq(guardianInvitation.clientId, clientId));
      return (await db.$count(guardianInvitation, same)) > 0;
    },

    countSent: (classId: string, invitedBy: string, since: Date): Promise<number> =>
      db.$count(
        guardianInvitation,
        and(
          eq(guardianInvitation.classId, classId),
          eq(guardianInvitation.invitedBy, invitedBy),
          gt(guardianInvitation.sentAt, since),
        ),
      ),

    async insert(row: GuardianInvitationRow): Promise<void> {
      await db.insert(guardianInvitation).values(row);
    },

    /** Moves one that is still as it was read; false when something was faster. */
    async move(
      { id, state }: Pick<GuardianInvitationRow, 'id' | 'state'>,
      to: Pick<GuardianInvitationRow, 'state' | 'endedAt'> & { readonly guardianId?: string },
    ): Promise<boolean> {
      const moved = await db
        .update(guardianInvitation)
        .set(to)
        .where(and(eq(guardianInvitation.id, id), eq(guardianInvitation.state, state)))
        .returning({ id: guardianInvitation.id });
      return moved.length === 1;
    },
  };
}

/** Names and addresses of those who did not come, or left, before then. */
export async function forgetGuardianInvitations(db: Db | Tx, before: Date): Promise<void> {
  const isEnded = inArray(guardianInvitation.state, ['DECLINED', 'WITHDRAWN', 'LEFT']);
  await db
    .delete(guardianInvitation)
    .where(
      or(
        and(isEnded, lt(guardianInvitation.endedAt, before)),
        and(eq(guardianInvitation.state, 'SENT'), lt(guardianInvitation.expiresAt, before)),
      ),
    );
}
