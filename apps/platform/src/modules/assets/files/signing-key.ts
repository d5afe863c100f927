import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../core/database/database.ts';
import { assetSecret } from './files.tables.ts';

const NAME = 'url-key';

/** The key of signed addresses, made at the first start and kept with the data, so that a restart ends none of them. */
export async function signingKey(db: Db): Promise<Buffer> {
  const read = async () => (await db.select().from(assetSecret).where(eq(assetSecret.name, NAME)))[0];
  const known = await read();
  if (known) return Buffer.from(known.value, 'base64url');
  // Two processes may start at once on one PostgreSQL; the first row stays.
  const value = randomBytes(32).toString('base64url');
  await db.insert(assetSecret).values({ name: NAME, value }).onConflictDoNothing();
  const row = await read();
  if (!row) throw new Error(`The secret ${NAME} was not stored`);
  return Buffer.from(row.value, 'base64url');
}
