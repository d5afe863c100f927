import type { IncomingHttpHeaders } from 'node:http';
import type { ModuleDeps } from '../../../core/module.ts';
import { FAMILY_SECONDS } from '../oidc/provider.ts';
import { digestOf, randomSecret } from './secrets.ts';
import { sessionQueries, type AuthSession } from './session.queries.ts';

interface NewSession {
  /** The provider's grant id. */
  readonly id: string;
  readonly userId: string;
  readonly clientId: string;
  readonly providerSession: string | null;
  /** The second in which she showed who she is (`signInSecond`). */
  readonly signedInAt: number;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Records a sign-in as a family of tokens that ends 30 days later whatever happens (R04). A browser on our own site gets the
 * HttpOnly half as well, and from then on refreshing needs both halves (R33). Undefined where the sign-in counts no more.
 */
export async function startSession(
  { database, clock, events }: ModuleDeps,
  { id, userId, clientId, providerSession, signedInAt, headers }: NewSession,
): Promise<{ session: AuthSession; secret: string | undefined } | undefined> {
  const site = headers['sec-fetch-site'];
  const secret = site === 'same-origin' || site === 'same-site' ? randomSecret() : undefined;
  const createdAt = clock.now();
  const session: AuthSession = {
    id,
    userId,
    clientId,
    providerSession,
    deviceId: deviceOf(headers) ?? null,
    remember: headers['x-remember'] !== '0',
    boundHash: secret ? digestOf(secret) : null,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + FAMILY_SECONDS * 1000),
    revokedAt: null,
    revokedReason: null,
  };
  if (!(await sessionQueries(database.db).start(session, signedInAt))) return undefined;
  events.emit('session.started', { userId, sessionId: id });
  return { session, secret };
}

function deviceOf(headers: IncomingHttpHeaders): string | undefined {
  const device = headers['device-id'];
  return typeof device === 'string' && /^[0-9a-fA-F-]{36}$/.test(device) ? device : undefined;
}
