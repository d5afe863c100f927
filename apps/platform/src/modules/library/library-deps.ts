import { sql } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';
import type { ModuleDeps } from '../../core/module.ts';
import type { Files } from '../assets/module.ts';
import type { CourseworkMaterial } from '../coursework/module.ts';

/** What everything about libraries works with. */
export interface LibraryDeps extends Pick<ModuleDeps, 'database' | 'clock'> {
  readonly files: Files;
  readonly material: CourseworkMaterial;
}

const LIBRARIES = 7_306_127;

/** Until the transaction ends, nothing else is changed in this teacher's library by herself. */
export async function lockLibrary(tx: Tx, ownerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LIBRARIES}::int, hashtext(${ownerId}))`);
}
