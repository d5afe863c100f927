import { randomBytes } from 'node:crypto';
import type { Db } from '../../core/database/database.ts';
import { keptSecret } from '../../core/database/kept-secret.queries.ts';
import { liveSecret } from './live.tables.ts';

/** The key of guests' links. */
export async function liveKey(db: Db): Promise<Buffer> {
  const make = () => randomBytes(32).toString('base64url');
  return Buffer.from(await keptSecret(db, liveSecret, { name: 'link-key', make }), 'base64url');
}
