import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { GROUP_ROLES } from '@portal/domain/community/group';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
/** Written by triggers alone. */
const counted = () => integer().notNull().default(0);

export const communityGroup = pgTable('community_group', {
  id: text().primaryKey(),
  clientId: uuid().notNull().unique(),
  name: text().notNull().unique(),
  description: text().notNull(),
  bannerId: text(),
  bannerText: text().notNull().default(''),
  subjectId: text(),
  seats: integer().notNull(),
  foundedBy: text().notNull(),
  foundedAt: instant().notNull(),
  version: integer().notNull().default(1),
  memberCount: counted(),
  postCount: counted(),
  packCount: counted(),
  openQuestions: counted(),
  solvedQuestions: counted(),
});
export type GroupRow = typeof communityGroup.$inferSelect;

export const communityMember = pgTable(
  'community_member',
  {
    groupId: text().notNull(),
    memberId: text().notNull(),
    seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    role: text({ enum: GROUP_ROLES }).notNull(),
    rank: smallint()
      .notNull()
      .generatedAlwaysAs(sql`case role when 'OWNER' then 0 when 'MODERATOR' then 1 else 2 end`),
    joinedAt: instant().notNull(),
    isMuted: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.memberId] })],
);
export type MemberRow = typeof communityMember.$inferSelect;
