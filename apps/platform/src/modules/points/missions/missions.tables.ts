import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { MISSION_IDS } from '@portal/domain/points/mission';

export const missionClaim = pgTable(
  'mission_claim',
  {
    teacherId: text().notNull(),
    mission: text({ enum: MISSION_IDS }).notNull(),
    period: text().notNull(),
    points: integer().notNull(),
    transactionId: text().notNull().unique(),
    claimedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (own) => [primaryKey({ columns: [own.teacherId, own.mission, own.period] })],
);
