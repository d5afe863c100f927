import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PackContent } from '@portal/domain/library/pack';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

export const lessonPack = pgTable('lesson_pack', {
  id: text().primaryKey(),
  ownerId: text().notNull(),
  clientId: uuid().notNull(),
  name: text().notNull(),
  content: jsonb().notNull().$type<Omit<PackContent, 'name'>>(),
  createdAt: instant().notNull(),
  changedAt: instant().notNull(),
  version: integer().notNull().default(1),
});
export type PackRow = typeof lessonPack.$inferSelect;

export const lessonPackUse = pgTable(
  'lesson_pack_use',
  {
    lessonId: text().notNull(),
    clientId: uuid().notNull(),
    ownerId: text().notNull(),
    packId: text(),
    packName: text().notNull(),
    lectureId: text(),
    assignmentId: text(),
    polls: jsonb().notNull().$type<PackContent['polls']>(),
    pages: jsonb().notNull().$type<PackContent['pages']>(),
    at: instant().notNull(),
  },
  (own) => [primaryKey({ columns: [own.lessonId, own.clientId] })],
);
export type PackUseRow = typeof lessonPackUse.$inferSelect;
