import { sql } from 'drizzle-orm';
import type { Tx } from '../../../core/database/database.ts';

const FILES = 7_306_012;

/** Until the transaction ends, nobody else signs a file for this person, so that a quota cannot be passed side by side. */
export async function lockFilesOf(tx: Tx, ownerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${FILES}::int, hashtext(${ownerId}))`);
}
