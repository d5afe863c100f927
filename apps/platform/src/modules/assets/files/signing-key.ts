import { randomBytes } from 'node:crypto';
import type { Db } from '../../../core/database/database.ts';
import { keptSecret } from '../../../core/database/kept-secret.queries.ts';
import { assetSecret } from '../uploads/uploads.tables.ts';

/** The key of signed addresses. */
export async function signingKey(db: Db): Promise<Buffer> {
  const make = () => randomBytes(32).toString('base64url');
  return Buffer.from(await keptSecret(db, assetSecret, { name: 'url-key', make }), 'base64url');
}
