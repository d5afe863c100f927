import type { IncomingMessage } from 'node:http';
import type { Config } from '../../../core/config/config.ts';
import type { Db } from '../../../core/database/database.ts';
import { digestOf } from '../sessions/secrets.ts';
import { holdsFamily } from '../sessions/session-cookies.ts';
import { sessionQueries } from '../sessions/session.queries.ts';

interface RevocableToken {
  readonly kind: string;
  readonly jti: string;
  readonly clientId?: string | undefined;
}

export type RevocationPolicy = ReturnType<typeof revocationPolicy>;

/** Whether the revocation endpoint may end a token. A no is answered like a yes, and nothing happens (RFC 7009). */
export function revocationPolicy(db: Db, config: Config) {
  const sessions = sessionQueries(db);
  return async (
    { req }: { readonly req: IncomingMessage },
    client: { readonly clientId: string },
    { kind, jti, clientId }: RevocableToken,
  ): Promise<boolean> => {
    if (clientId !== client.clientId) return false;
    const family = kind === 'RefreshToken' ? await sessions.byRefreshToken(digestOf(jti)) : undefined;
    return !family || holdsFamily(config, family, req.headers);
  };
}
