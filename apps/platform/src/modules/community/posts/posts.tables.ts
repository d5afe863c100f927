import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { WORDS_STATES } from '@portal/domain/community/moderation-transitions';
import { POST_KINDS } from '@portal/domain/community/post';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
/** Written by triggers alone. */
const counted = () => integer().notNull().default(0);

/** What posts and comments have in common. */
const said = () => ({
  id: text().primaryKey(),
  seq: bigint({ mode: 'number' }).notNull().unique().generatedAlwaysAsIdentity(),
  clientId: uuid().notNull(),
  groupId: text().notNull(),
  authorId: text().notNull(),
  content: text().notNull(),
  contactReason: text(),
  state: text({ enum: WORDS_STATES }).notNull().default('SHOWN'),
  createdAt: instant().notNull(),
  editedAt: instant(),
  deletedAt: instant(),
  version: integer().notNull().default(1),
});

export interface KeptFile {
  readonly fileId: string;
  /** What an image shows. */
  readonly text: string;
}

export const communityPost = pgTable('community_post', {
  ...said(),
  kind: text({ enum: POST_KINDS }).notNull(),
  title: text().notNull(),
  files: jsonb().notNull().default([]).$type<readonly KeptFile[]>(),
  isPinned: boolean().notNull().default(false),
  answerId: text(),
  likeCount: counted(),
  commentCount: counted(),
});
export type PostRow = typeof communityPost.$inferSelect;

export const communityComment = pgTable('community_comment', { ...said(), postId: text().notNull() });
export type CommentRow = typeof communityComment.$inferSelect;

export const communityLike = pgTable(
  'community_like',
  { postId: text().notNull(), memberId: text().notNull() },
  (table) => [primaryKey({ columns: [table.postId, table.memberId] })],
);
