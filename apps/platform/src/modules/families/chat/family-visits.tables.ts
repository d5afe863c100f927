import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** When a family was last at its page, and when a letter last called it there because of a message. */
export const familyVisit = pgTable(
  'family_visit',
  { classId: text().notNull(), guardianId: text().notNull(), seenAt: instant(), toldAt: instant() },
  (table) => [primaryKey({ columns: [table.classId, table.guardianId] })],
);
