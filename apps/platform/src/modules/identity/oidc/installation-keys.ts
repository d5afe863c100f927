import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../core/database/database.ts';
import { platformSecret } from '../identity.tables.ts';
import { randomSecret } from '../sessions/secrets.ts';

type Jwk = Readonly<Record<string, unknown>>;

export interface InstallationKeys {
  readonly jwks: { readonly keys: readonly Jwk[] };
  readonly cookieKeys: readonly string[];
}

/** Signing and cookie keys, made at the first start and kept with the data, so that a restart signs nobody out. */
export async function installationKeys(db: Db): Promise<InstallationKeys> {
  return {
    jwks: await kept(db, 'oidc-jwks', async () => ({ keys: [await signingKey()] })),
    cookieKeys: await kept(db, 'oidc-cookie-keys', () => Promise.resolve([randomSecret()])),
  };
}

async function signingKey(): Promise<Jwk> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: randomSecret().slice(0, 16) };
}

async function kept<T>(db: Db, name: string, make: () => Promise<T>): Promise<T> {
  const read = async () => (await db.select().from(platformSecret).where(eq(platformSecret.name, name)))[0];
  const known = await read();
  if (known) return known.value as T;
  // Two processes may start at once on one PostgreSQL; the first row stays.
  await db
    .insert(platformSecret)
    .values({ name, value: await make() })
    .onConflictDoNothing();
  const row = await read();
  if (!row) throw new Error(`The secret ${name} was not stored`);
  return row.value as T;
}
