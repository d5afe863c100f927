import type { groupDeskContract, KeptGroup } from '@portal/domain/community/group-desk.contract';
import { DESK_OF_QUEUE } from '@portal/domain/ops/ops';
import { DomainError } from '../../../core/domain-error.ts';
import type { Handlers } from '../../../core/http/implement.ts';
import type { CommunityDeps } from '../community-deps.ts';
import { subjectOf } from '../groups/group-view.ts';
import { groupDeskQueries, type KeptGroupRow } from './group-desk.queries.ts';
import type { GroupDeskService } from './group-desk.service.ts';

const PAGE = 20;

/** Groups lie at the desk of those who decide about what is reported in them. */
export function groupDeskHandlers(deps: CommunityDeps, service: GroupDeskService): Handlers<typeof groupDeskContract> {
  const { database, files, accounts } = deps;
  const { db } = database;

  /** Throws FORBIDDEN for who works at another desk, whatever lies there. */
  async function atDesk(operatorId: string): Promise<void> {
    if (!(await accounts.desksOf(db, operatorId)).includes(DESK_OF_QUEUE.POSTS)) throw new DomainError('FORBIDDEN');
  }

  async function views(rows: readonly KeptGroupRow[]): Promise<KeptGroup[]> {
    const banners = await files.refsOf(
      db,
      rows.flatMap(({ group }) => group.bannerId ?? []),
    );
    return Promise.all(
      rows.map(async ({ group, ownerId }) => {
        const owner = await accounts.getUser(db, ownerId);
        return {
          groupId: group.id,
          groupName: group.name,
          description: group.description,
          banner: banners.get(group.bannerId ?? '') ?? null,
          bannerText: group.bannerText,
          subject: subjectOf(deps, group),
          quantityMembers: group.memberCount,
          seats: group.seats,
          owner: { id: ownerId, name: owner?.name ?? '', username: owner?.username ?? '' },
          version: group.version,
        };
      }),
    );
  }

  const answer = async (row: KeptGroupRow) => ({ data: (await views([row]))[0]! });

  return {
    async listKeptGroups({ query: { size, ...page }, caller }) {
      await atDesk(caller.userId);
      return { data: { items: await views(await groupDeskQueries(db).list({ ...page, size: Number(size ?? PAGE) })) } };
    },

    async getKeptGroup({ params: { groupId }, caller }) {
      await atDesk(caller.userId);
      const row = await groupDeskQueries(db).byId(groupId);
      if (!row) throw new DomainError('NOT_FOUND');
      return answer(row);
    },

    async createGroup({ body, caller }) {
      await atDesk(caller.userId);
      return answer(await service.create(caller.userId, body));
    },

    async updateGroup({ params: { groupId }, body, caller }) {
      await atDesk(caller.userId);
      return answer(await service.update(caller.userId, groupId, body));
    },
  };
}
