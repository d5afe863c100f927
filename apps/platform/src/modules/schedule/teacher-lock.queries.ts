import { sql } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';

const SCHEDULE = 7_306_003;

/**
 * Until the transaction ends, nobody else writes into this teacher's schedule. Every writer of lessons takes it first: the
 * exclusion constraint alone is right too, but equal inserts deadlock on it and cost a second each (2.13).
 */
export async function lockSchedule(tx: Tx, teacherId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SCHEDULE}::int, hashtext(${teacherId}))`);
}
