import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const classSecret = pgTable('class_secret', {
  name: text().primaryKey(),
  value: text().notNull(),
});

export const familyLink = pgTable('family_link', {
  id: text().primaryKey(),
  classId: text().notNull(),
  guardianId: text().notNull(),
  generation: integer().notNull().default(1),
  usedAt: timestamp({ withTimezone: true, mode: 'date' }),
  renewedAt: timestamp({ withTimezone: true, mode: 'date' }),
});

export type FamilyLinkRow = typeof familyLink.$inferSelect;
