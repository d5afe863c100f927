import type { FileRef } from '@portal/domain/assets/file';
import type { CommunityGroup, GroupDetail, GroupMember } from '@portal/domain/community/group';
import type { CommunityDeps, On } from '../community-deps.ts';
import type { ReadGroup } from './groups.queries.ts';
import type { GroupRow } from './groups.tables.ts';
import type { NamedMember } from './members.queries.ts';

type Deps = Pick<CommunityDeps, 'files' | 'catalog'>;

/** The subject of a group by its name; one that was taken out of the catalogue is none. */
export function subjectOf({ catalog }: Pick<Deps, 'catalog'>, { subjectId }: Pick<GroupRow, 'subjectId'>) {
  const subject = catalog.subjects.find(({ id }) => id === subjectId);
  return subject ? { id: subject.id, name: subject.name } : null;
}

const bannersOf = (on: On, { files }: Pick<Deps, 'files'>, rows: readonly GroupRow[]) =>
  files.refsOf(
    on,
    rows.flatMap(({ bannerId }) => bannerId ?? []),
  );

function groupView(deps: Deps, { group, mine }: ReadGroup, banners: ReadonlyMap<string, FileRef>): CommunityGroup {
  const { id, name, bannerText, description, memberCount, seats, openQuestions, solvedQuestions } = group;
  const banner = banners.get(group.bannerId ?? '');
  return {
    groupId: id,
    groupName: name,
    bannerUrl: banner?.url ?? null,
    bannerText: banner ? bannerText : '',
    description,
    subject: subjectOf(deps, group),
    quantityMembers: memberCount,
    seats,
    myRole: mine?.role ?? null,
    isMuted: mine?.isMuted ?? false,
    openQuestions,
    solvedQuestions,
  };
}

/** Groups as their reader sees them. */
export async function groupViews(on: On, deps: Deps, rows: readonly ReadGroup[]): Promise<CommunityGroup[]> {
  const banners = await bannersOf(
    on,
    deps,
    rows.map(({ group }) => group),
  );
  return rows.map((row) => groupView(deps, row, banners));
}

type More = Pick<GroupDetail, 'lastWeek' | 'mine'> & {
  readonly faces: readonly NamedMember[];
  readonly readerId: string;
};

/** One group with the first of its members. */
export async function groupDetailView(
  on: On,
  deps: Deps,
  row: ReadGroup,
  { faces, readerId, ...counts }: More,
): Promise<GroupDetail> {
  const [view] = await groupViews(on, deps, [row]);
  const members = faces.map((one) => memberView(one, readerId));
  return { ...view!, ...counts, members, posts: row.group.postCount, packs: row.group.packCount };
}

export const memberView = ({ member, name, avatar }: NamedMember, readerId: string): GroupMember => ({
  id: member.memberId,
  name,
  avatar,
  role: member.role,
  joinedAt: member.joinedAt.toISOString(),
  isMe: member.memberId === readerId,
});
