import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { COMMUNITY_LIMITS } from '@portal/domain/community/community-limits';
import type { GroupFacts, NewGroup } from '@portal/domain/community/group-desk.contract';
import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { CommunityDeps } from '../community-deps.ts';
import { groupQueries } from '../groups/groups.queries.ts';
import { memberQueries } from '../groups/members.queries.ts';
import { groupDeskQueries, type KeptGroupRow } from './group-desk.queries.ts';

type Facts = Omit<GroupFacts, 'version'>;
type Deps = Pick<CommunityDeps, 'database' | 'clock' | 'files' | 'catalog' | 'accounts'>;

/** What the team does with groups. */
export function groupDeskService({ database: { db }, clock, files, catalog, accounts }: Deps) {
  async function ownerOf(tx: Tx, { ownerUsername }: Facts): Promise<string> {
    const id = await accounts.teacherCalled(tx, ownerUsername);
    if (id) return id;
    throw new DomainError('VALIDATION', {
      fields: { ownerUsername: '이 아이디나 이메일로 로그인하는 선생님이 없어요.' },
    });
  }

  function checkSubject({ subjectId }: Facts): void {
    if (subjectId === null || catalog.subjects.some(({ id }) => id === subjectId)) return;
    throw new DomainError('VALIDATION', { fields: { subjectId: '목록에 있는 과목을 골라 주세요.' } });
  }

  async function checkName(tx: Tx, name: string, exceptId: string): Promise<void> {
    if (!(await groupDeskQueries(tx).isNamed(name, exceptId))) return;
    throw new DomainError('VALUE_TAKEN', { fields: { groupName: '이미 있는 모임 이름이에요.' } });
  }

  /** The picture of whoever sends it; one that stood there before was perhaps another operator's. */
  async function keepBanner(tx: Tx, operatorId: string, id: string, bannerId: string | null): Promise<void> {
    const fileIds = bannerId === null ? [] : [bannerId];
    await files.use(tx, { ownerId: operatorId, location: 'GROUP_BANNER', usedBy: `group:${id}`, fileIds });
  }

  const columnsOf = ({ groupName, description, bannerId, bannerText, subjectId, seats }: Facts) => ({
    name: groupName,
    description,
    bannerId,
    bannerText: bannerId === null ? '' : bannerText,
    subjectId,
    seats,
  });

  /** Another owner comes in the place of the one before, who moderates from then on. */
  async function giveTo(tx: Tx, groupId: string, ownerId: string): Promise<void> {
    const members = memberQueries(tx, groupId);
    const owner = await members.owner();
    if (owner?.memberId === ownerId) return;
    if (owner) await members.change(owner.memberId, { role: 'MODERATOR' });
    if (!(await members.change(ownerId, { role: 'OWNER' }))) await members.add(ownerId, 'OWNER', clock.now());
  }

  return {
    create: (operatorId: string, { clientId, ...facts }: NewGroup): Promise<KeptGroupRow> =>
      db.transaction(async (tx) => {
        const groups = groupDeskQueries(tx);
        const founded = await groups.lockAll();
        const known = await groups.byKey(clientId);
        if (known) return sameAs(known, columnsOf(facts));
        const n = COMMUNITY_LIMITS.groupsMax;
        if (founded >= n) throw new DomainError('LIMIT_REACHED', { values: { n } });
        checkSubject(facts);
        const id = `grp_${randomUUID()}`;
        await checkName(tx, facts.groupName, id);
        const ownerId = await ownerOf(tx, facts);
        await groups.add({ id, clientId, ...columnsOf(facts), foundedBy: operatorId, foundedAt: clock.now() });
        await giveTo(tx, id, ownerId);
        await keepBanner(tx, operatorId, id, facts.bannerId);
        return (await groups.byId(id))!;
      }),

    update: (operatorId: string, id: string, { version, ...facts }: GroupFacts): Promise<KeptGroupRow> =>
      db.transaction(async (tx) => {
        const groups = groupDeskQueries(tx);
        await groups.lockAll();
        const seen = await groupQueries(tx).lock(id);
        if (!seen) throw new DomainError('NOT_FOUND');
        if (seen.version !== version) throw new DomainError('VERSION_CONFLICT');
        checkSubject(facts);
        await checkName(tx, facts.groupName, id);
        const ownerId = await ownerOf(tx, facts);
        const isIn = (await memberQueries(tx, id).of(ownerId)) !== undefined;
        if (facts.seats < seen.memberCount + (isIn ? 0 : 1))
          throw new DomainError('GROUP_FULL', { fields: { seats: '지금 멤버보다 적어요.' } });
        if (facts.bannerId !== seen.bannerId) await keepBanner(tx, operatorId, id, facts.bannerId);
        await groups.change(id, columnsOf(facts));
        await giveTo(tx, id, ownerId);
        return (await groups.byId(id))!;
      }),
  };
}
export type GroupDeskService = ReturnType<typeof groupDeskService>;

/** The same call again finds what it made; what was changed since is not what it asked for. */
function sameAs(known: KeptGroupRow, wanted: object): KeptGroupRow {
  const { group } = known;
  const made = Object.fromEntries(Object.keys(wanted).map((key) => [key, group[key as keyof typeof group]]));
  if (group.version === 1 && !isDeepStrictEqual(made, wanted)) throw new DomainError('KEY_REUSED');
  return known;
}
