import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { Db } from '../../../core/database/database.ts';
import { keptSecret } from '../../../core/database/kept-secret.queries.ts';
import { platformSecret } from '../identity.tables.ts';
import { randomSecret } from '../sessions/secrets.ts';

type Jwk = Readonly<Record<string, unknown>>;

export interface InstallationKeys {
  readonly jwks: { readonly keys: readonly Jwk[] };
  readonly cookieKeys: readonly string[];
}

/** Signing and cookie keys; a restart signs nobody out. */
export async function installationKeys(db: Db): Promise<InstallationKeys> {
  const kept = <T>(name: string, make: () => T | Promise<T>) => keptSecret(db, platformSecret, { name, make });
  return {
    jwks: await kept('oidc-jwks', async () => ({ keys: [await signingKey()] })),
    cookieKeys: await kept('oidc-cookie-keys', () => [randomSecret()]),
  };
}

async function signingKey(): Promise<Jwk> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: randomSecret().slice(0, 16) };
}
