import { and, asc, count, eq, gt, ilike, sql } from 'drizzle-orm';
import { likePattern } from '../../../core/database/like-pattern.ts';
import type { On } from '../community-deps.ts';
import type { GroupPage } from '../groups/groups.queries.ts';
import { communityGroup as group, communityMember as member, type GroupRow } from '../groups/groups.tables.ts';

type NewGroupRow = typeof group.$inferInsert;
export interface KeptGroupRow {
  readonly group: GroupRow;
  readonly ownerId: string;
}

/** Groups as the team keeps them. */
export function groupDeskQueries(db: On) {
  const kept = () =>
    db
      .select({ group, ownerId: member.memberId })
      .from(group)
      .innerJoin(member, and(eq(member.groupId, group.id), eq(member.role, 'OWNER')));
  return {
    list: ({ search, lastItem, size }: GroupPage): Promise<KeptGroupRow[]> => {
      const text = likePattern(search);
      return kept()
        .where(
          and(
            text === '%%' ? undefined : ilike(group.name, text),
            lastItem === undefined
              ? undefined
              : gt(group.name, sql`(select name from community_group where id = ${lastItem})`),
          ),
        )
        .orderBy(asc(group.name))
        .limit(size);
    },

    async byId(id: string): Promise<KeptGroupRow | undefined> {
      const [row] = await kept().where(eq(group.id, id));
      return row;
    },

    async byKey(clientId: string): Promise<KeptGroupRow | undefined> {
      const [row] = await kept().where(eq(group.clientId, clientId));
      return row;
    },

    async isNamed(name: string, exceptId: string): Promise<boolean> {
      const [row] = await db.select({ id: group.id }).from(group).where(eq(group.name, name));
      return row !== undefined && row.id !== exceptId;
    },

    /** Groups are founded, and named anew, one after the other. */
    async lockAll(): Promise<number> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('community_group'))`);
      const [row] = await db.select({ n: count() }).from(group);
      return row!.n;
    },

    async add(row: NewGroupRow): Promise<void> {
      await db.insert(group).values(row);
    },

    async change(id: string, set: Partial<NewGroupRow>): Promise<void> {
      await db
        .update(group)
        .set({ ...set, version: sql`${group.version} + 1` })
        .where(eq(group.id, id));
    },
  };
}
