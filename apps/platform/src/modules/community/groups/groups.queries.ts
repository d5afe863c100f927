import { and, asc, eq, gt, ilike, or, type SQL, sql } from 'drizzle-orm';
import { likePattern } from '../../../core/database/like-pattern.ts';
import type { On } from '../community-deps.ts';
import { communityGroup as group, communityMember as member, type GroupRow } from './groups.tables.ts';

export interface GroupPage {
  readonly search?: string | undefined;
  /** What follows this one. */
  readonly lastItem?: string | undefined;
  readonly size: number;
}

/** A group with what its reader is in it. */
export interface ReadGroup {
  readonly group: GroupRow;
  readonly mine: Pick<typeof member.$inferSelect, 'role' | 'isMuted'> | null;
}

const mine = { role: member.role, isMuted: member.isMuted };
const isMine = (readerId: string) => and(eq(member.groupId, group.id), eq(member.memberId, readerId));

function wanted({ search, lastItem }: GroupPage): SQL | undefined {
  const text = likePattern(search);
  return and(
    text === '%%' ? undefined : or(ilike(group.name, text), ilike(group.description, text)),
    // Names are given once.
    lastItem === undefined ? undefined : gt(group.name, sql`(select name from community_group where id = ${lastItem})`),
  );
}

/** Groups by name, as one teacher reads them. */
export const groupsStatement = (db: On, readerId: string, page: GroupPage) =>
  db
    .select({ group, mine })
    .from(group)
    .leftJoin(member, isMine(readerId))
    .where(wanted(page))
    .orderBy(asc(group.name))
    .limit(page.size);

/** Those that she is in. */
export const myGroupsStatement = (db: On, readerId: string, page: GroupPage) =>
  db
    .select({ group, mine })
    .from(member)
    .innerJoin(group, eq(group.id, member.groupId))
    .where(and(eq(member.memberId, readerId), wanted(page)))
    .orderBy(asc(group.name))
    .limit(page.size);

export function groupQueries(db: On) {
  return {
    list: (readerId: string, page: GroupPage): Promise<ReadGroup[]> => groupsStatement(db, readerId, page),
    listMine: (readerId: string, page: GroupPage): Promise<ReadGroup[]> => myGroupsStatement(db, readerId, page),

    async read(readerId: string, id: string): Promise<ReadGroup | undefined> {
      const [row] = await db
        .select({ group, mine })
        .from(group)
        .leftJoin(member, isMine(readerId))
        .where(eq(group.id, id));
      return row;
    },

    async byId(id: string): Promise<GroupRow | undefined> {
      const [row] = await db.select().from(group).where(eq(group.id, id));
      return row;
    },

    /** Until the transaction ends nobody else comes, leaves, or becomes somebody else there. */
    async lock(id: string): Promise<GroupRow | undefined> {
      const [row] = await db.select().from(group).where(eq(group.id, id)).for('update');
      return row;
    },

    /** What was said in the last days, up to now. */
    async countSince(groupId: string, since: Date): Promise<{ posts: number; comments: number }> {
      const from = since.toISOString();
      const [row] = await db
        .select({
          posts: sql<number>`(select count(*)::int from community_post
          where group_id = ${groupId} and created_at >= ${from} and deleted_at is null and state in ('SHOWN', 'REPORTED'))`,
          comments: sql<number>`(select count(*)::int from community_comment
          where group_id = ${groupId} and created_at >= ${from} and deleted_at is null and state in ('SHOWN', 'REPORTED'))`,
        })
        .from(sql`(select 1) as one`);
      return row!;
    },

    /** What somebody said to the questions of others, and how much of it was chosen. */
    async givenBy(groupId: string, memberId: string): Promise<{ answers: number; solved: number }> {
      const [row] = await db
        .select({
          answers: sql<number>`count(*)::int`,
          solved: sql<number>`count(*) filter (where p.answer_id = c.id)::int`,
        })
        .from(sql`community_comment c join community_post p on p.id = c.post_id`)
        .where(sql`c.author_id = ${memberId} and c.group_id = ${groupId} and c.deleted_at is null
          and c.state in ('SHOWN', 'REPORTED') and p.kind = 'QUESTION' and p.author_id <> c.author_id
          and p.deleted_at is null and p.state in ('SHOWN', 'REPORTED')`);
      return row!;
    },
  };
}
