import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** At most one row: which demo data this database holds, and the moment that its dates lean on. */
export const demoMarker = pgTable('demo_marker', {
  id: integer().primaryKey(),
  version: integer().notNull(),
  anchorAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  fingerprint: text().notNull(),
});
