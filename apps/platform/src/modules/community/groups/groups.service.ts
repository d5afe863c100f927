import { type GroupRole, isModerator } from '@portal/domain/community/group';
import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { CommunityDeps } from '../community-deps.ts';
import { groupQueries } from './groups.queries.ts';
import type { GroupRow } from './groups.tables.ts';
import { memberQueries } from './members.queries.ts';

/** Who comes into a group, who leaves it, and who is what there. */
export function groupService({ database: { db }, clock }: Pick<CommunityDeps, 'database' | 'clock'>) {
  /** One after the other in each group: the last place is given once, and a group always has its owner. */
  const inTurn = <T>(groupId: string, work: (tx: Tx, group: GroupRow) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      const group = await groupQueries(tx).lock(groupId);
      if (!group) throw new DomainError('NOT_FOUND');
      return work(tx, group);
    });

  return {
    join: (memberId: string, groupId: string): Promise<void> =>
      inTurn(groupId, async (tx, { memberCount, seats }) => {
        const members = memberQueries(tx, groupId);
        if (await members.of(memberId)) return;
        if (memberCount >= seats) throw new DomainError('GROUP_FULL');
        await members.add(memberId, 'MEMBER', clock.now());
      }),

    leave: (memberId: string, groupId: string): Promise<void> =>
      inTurn(groupId, async (tx) => {
        const members = memberQueries(tx, groupId);
        if ((await members.of(memberId))?.role === 'OWNER') throw new DomainError('LAST_OWNER');
        await members.remove(memberId);
      }),

    mute: (memberId: string, groupId: string, isMuted: boolean): Promise<void> =>
      inTurn(groupId, async (tx) => {
        if (!(await memberQueries(tx, groupId).change(memberId, { isMuted }))) throw new DomainError('NOT_MEMBER');
      }),

    /** Who passes the group on moderates it from then on. */
    changeRole: (ownerId: string, groupId: string, memberId: string, role: GroupRole): Promise<void> =>
      inTurn(groupId, async (tx) => {
        const members = memberQueries(tx, groupId);
        if ((await members.of(ownerId))?.role !== 'OWNER') throw new DomainError('NOT_OWNER');
        if (memberId === ownerId) {
          if (role !== 'OWNER') throw new DomainError('LAST_OWNER');
          return;
        }
        if (!(await members.of(memberId))) throw new DomainError('NOT_FOUND');
        if (role === 'OWNER') await members.change(ownerId, { role: 'MODERATOR' });
        await members.change(memberId, { role });
      }),
  };
}
export type GroupService = ReturnType<typeof groupService>;

/** What somebody is in a group, who writes there; throws NOT_MEMBER. */
export async function memberRole(tx: Tx, groupId: string, memberId: string): Promise<GroupRole> {
  const row = await memberQueries(tx, groupId).of(memberId);
  if (!row) throw new DomainError('NOT_MEMBER');
  return row.role;
}

/** Throws NOT_MODERATOR unless she looks after the group. */
export async function requireModerator(tx: Tx, groupId: string, memberId: string): Promise<void> {
  const row = await memberQueries(tx, groupId).of(memberId);
  if (!isModerator(row?.role ?? null)) throw new DomainError('NOT_MODERATOR');
}
