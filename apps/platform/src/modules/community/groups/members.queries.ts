import { and, asc, eq, ilike, inArray, sql } from 'drizzle-orm';
import type { GroupRole } from '@portal/domain/community/group';
import { likePattern } from '../../../core/database/like-pattern.ts';
import { accountView } from '../../identity/module.ts';
import type { On } from '../community-deps.ts';
import { communityMember as member, type MemberRow } from './groups.tables.ts';

export interface MemberPage {
  readonly role?: GroupRole | undefined;
  readonly search?: string | undefined;
  readonly lastItem?: string | undefined;
  readonly size: number;
}

/** Who is in a group: who owns it, who moderates, and then in the order in which they came. */
export function membersStatement(db: On, groupId: string, { role, search, lastItem, size }: MemberPage) {
  const text = likePattern(search);
  return db
    .select({ member, name: accountView.name, avatar: accountView.avatar })
    .from(member)
    .innerJoin(accountView, eq(accountView.id, member.memberId))
    .where(
      and(
        eq(member.groupId, groupId),
        role && eq(member.role, role),
        text === '%%' ? undefined : ilike(accountView.name, text),
        lastItem === undefined
          ? undefined
          : sql`(${member.rank}, ${member.seq}) > (
              select rank, seq from community_member where group_id = ${groupId} and member_id = ${lastItem})`,
      ),
    )
    .orderBy(asc(member.rank), asc(member.seq))
    .limit(size);
}
export type NamedMember = Awaited<ReturnType<typeof membersStatement>>[number];

/** Who is in one group. Whoever writes holds the row of the group. */
export function memberQueries(db: On, groupId: string) {
  const isIn = (memberId: string) => and(eq(member.groupId, groupId), eq(member.memberId, memberId));
  return {
    page: (page: MemberPage): Promise<NamedMember[]> => membersStatement(db, groupId, page),

    async of(memberId: string): Promise<MemberRow | undefined> {
      const [row] = await db.select().from(member).where(isIn(memberId));
      return row;
    },

    async named(memberId: string): Promise<NamedMember | undefined> {
      const [row] = await db
        .select({ member, name: accountView.name, avatar: accountView.avatar })
        .from(member)
        .innerJoin(accountView, eq(accountView.id, member.memberId))
        .where(isIn(memberId));
      return row;
    },

    /** Of these people those who want to hear of it. */
    async listening(memberIds: readonly string[]): Promise<ReadonlySet<string>> {
      if (!memberIds.length) return new Set();
      const rows = await db
        .select({ id: member.memberId })
        .from(member)
        .where(and(eq(member.groupId, groupId), inArray(member.memberId, [...memberIds]), eq(member.isMuted, false)));
      return new Set(rows.map(({ id }) => id));
    },

    async owner(): Promise<MemberRow | undefined> {
      const [row] = await db
        .select()
        .from(member)
        .where(and(eq(member.groupId, groupId), eq(member.role, 'OWNER')));
      return row;
    },

    async add(memberId: string, role: GroupRole, joinedAt: Date): Promise<void> {
      await db.insert(member).values({ groupId, memberId, role, joinedAt });
    },

    async remove(memberId: string): Promise<void> {
      await db.delete(member).where(isIn(memberId));
    },

    async change(memberId: string, set: Partial<Pick<MemberRow, 'role' | 'isMuted'>>): Promise<boolean> {
      const rows = await db.update(member).set(set).where(isIn(memberId)).returning({ id: member.memberId });
      return rows.length > 0;
    },
  };
}
