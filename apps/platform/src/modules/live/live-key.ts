import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../core/database/database.ts';
import { liveSecret } from './live.tables.ts';

const NAME = 'link-key';

/** The key of guests' links, made at the first start and kept with the data, so that a restart ends none of them. */
export async function liveKey(db: Db): Promise<Buffer> {
  // Two processes may start at once on one PostgreSQL; the first row stays.
  const value = randomBytes(32).toString('base64url');
  await db.insert(liveSecret).values({ name: NAME, value }).onConflictDoNothing();
  const [row] = await db.select().from(liveSecret).where(eq(liveSecret.name, NAME));
  if (!row) throw new Error(`The secret ${NAME} was not stored`);
  return Buffer.from(row.value, 'base64url');
}
