import { randomBytes } from 'node:crypto';
import type { Db, Tx } from '../../../core/database/database.ts';
import { keptSecret } from '../../../core/database/kept-secret.queries.ts';
import { linkSigner } from '../../../core/signed-link.ts';
import { classSecret } from './family-links.tables.ts';

/** The links of classes, each kind with a key of its own. */
export async function classLinkSigner(on: Db | Tx, kind: 'family' | 'invitation' | 'guardian') {
  const make = () => randomBytes(32).toString('base64url');
  const key = await keptSecret(on, classSecret, { name: `${kind}-links`, make });
  return linkSigner(kind, Buffer.from(key, 'base64url'));
}
