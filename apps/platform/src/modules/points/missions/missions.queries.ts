import { and, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { missionClaim } from './missions.tables.ts';

/** What one teacher was given for missions. Every statement names her. */
export function missionClaimQueries(db: Db | Tx, teacherId: string) {
  return {
    ofPeriods: (periods: readonly string[]) =>
      db
        .select()
        .from(missionClaim)
        .where(and(eq(missionClaim.teacherId, teacherId), inArray(missionClaim.period, [...periods]))),

    async add(row: Omit<typeof missionClaim.$inferInsert, 'teacherId'>): Promise<void> {
      await db.insert(missionClaim).values({ ...row, teacherId });
    },
  };
}
