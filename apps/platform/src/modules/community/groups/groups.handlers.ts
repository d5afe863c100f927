import { millisecondsInWeek } from 'date-fns/constants';
import { GROUP_FACES, type GroupDetail } from '@portal/domain/community/group';
import type { groupsContract } from '@portal/domain/community/groups.contract';
import { SHARED_PACK_POINTS } from '@portal/domain/community/shared-pack';
import { DomainError } from '../../../core/domain-error.ts';
import type { Handlers } from '../../../core/http/implement.ts';
import type { CommunityDeps } from '../community-deps.ts';
import { takingQueries } from '../shared-packs/takings.queries.ts';
import { groupDetailView, groupViews, memberView } from './group-view.ts';
import { groupQueries } from './groups.queries.ts';
import type { GroupService } from './groups.service.ts';
import { memberQueries } from './members.queries.ts';

const PAGE = 20;

export function groupsHandlers(deps: CommunityDeps, groups: GroupService): Handlers<typeof groupsContract> {
  const { db } = deps.database;
  const queries = groupQueries(db);
  const pageOf = ({ size, ...page }: { search?: string; lastItem?: string; size?: string }) => ({
    ...page,
    size: Number(size ?? PAGE),
  });

  async function detail(readerId: string, groupId: string): Promise<{ data: GroupDetail }> {
    const read = await queries.read(readerId, groupId);
    if (!read) throw new DomainError('NOT_FOUND');
    const [faces, lastWeek, given, { packs, takers, paid }] = await Promise.all([
      memberQueries(db, groupId).page({ size: GROUP_FACES }),
      queries.countSince(groupId, new Date(deps.clock.now().getTime() - millisecondsInWeek)),
      queries.givenBy(groupId, readerId),
      takingQueries(db).sharedBy(readerId, groupId),
    ]);
    const mine = { ...given, packs, takers, points: paid * SHARED_PACK_POINTS };
    return { data: await groupDetailView(db, deps, read, { faces, readerId, lastWeek, mine }) };
  }

  return {
    async listMyGroups({ query, caller: { userId } }) {
      return { data: { items: await groupViews(db, deps, await queries.listMine(userId, pageOf(query))) } };
    },

    async listGroups({ query, caller: { userId } }) {
      return { data: { items: await groupViews(db, deps, await queries.list(userId, pageOf(query))) } };
    },

    getGroup: ({ params: { groupId }, caller: { userId } }) => detail(userId, groupId),

    async listGroupMembers({ params: { groupId }, query, caller: { userId } }) {
      if (!(await queries.byId(groupId))) throw new DomainError('NOT_FOUND');
      const rows = await memberQueries(db, groupId).page({ ...query, ...pageOf(query) });
      return { data: { items: rows.map((row) => memberView(row, userId)) } };
    },

    async joinGroup({ params: { groupId }, caller: { userId } }) {
      await groups.join(userId, groupId);
      return detail(userId, groupId);
    },

    async leaveGroup({ params: { groupId }, caller: { userId } }) {
      await groups.leave(userId, groupId);
      return detail(userId, groupId);
    },

    async muteGroup({ params: { groupId }, body: { isMuted }, caller: { userId } }) {
      await groups.mute(userId, groupId, isMuted);
      return detail(userId, groupId);
    },

    async changeMemberRole({ params: { groupId, memberId }, body: { role }, caller: { userId } }) {
      await groups.changeRole(userId, groupId, memberId, role);
      const changed = await memberQueries(db, groupId).named(memberId);
      if (!changed) throw new DomainError('NOT_FOUND');
      return { data: memberView(changed, userId) };
    },
  };
}
