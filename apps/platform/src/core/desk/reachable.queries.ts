import { count, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { OPS_PAGES_MAX } from '@portal/domain/ops/ops.contract';
import type { Db, Tx } from '../database/database.ts';

/** Rows of a page of the desk. */
export const OPS_PAGE = 20;

/** Counts the rows that can be paged to: what was decided grows for ever, and nobody waits longer for that. */
export function reachableStatement(db: Db | Tx, table: PgTable, wanted: SQL | undefined) {
  const rows = db
    .select({ row: sql`1`.as('row') })
    .from(table)
    .where(wanted)
    .limit(OPS_PAGES_MAX * OPS_PAGE)
    .as('rows');
  return db.select({ total: count() }).from(rows);
}
