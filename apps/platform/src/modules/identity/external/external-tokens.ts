import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import * as v from 'valibot';
import { Text } from '@portal/domain/contract/scalar';
import type { Clock } from '../../../core/clock.ts';
import type { ExternalProviderSettings } from '../../../core/config/external-provider-settings.ts';
import { getSmallJson } from '../social/small-json.ts';
import type { ProviderMetadata } from './external-provider.ts';
import { introspect } from './introspection.ts';

/** Whose token it is, as the provider says. */
export interface ExternalToken {
  readonly subject: string;
  /** The sign-in that it came from, where the provider names it. */
  readonly sid: string | undefined;
  readonly expiresAt: Date;
}

export type VerifyToken = (accessToken: string) => Promise<ExternalToken | 'EXPIRED' | 'INVALID'>;

const TOLERANCE_SECONDS = 30;
/** Seconds until the year 2200: what lies behind is no moment that a store could keep. */
const LAST_SECOND = 7_258_118_400;
const Second = v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_SECOND));
const Claims = v.object({
  sub: v.pipe(Text(255), v.nonEmpty()),
  exp: Second,
  nbf: v.optional(Second, 0),
  sid: v.optional(Text(255)),
});
const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * Checks access tokens of the provider: a JWT by the provider's keys, issuer and audience (RFC 9068), anything else by asking
 * (RFC 7662). Throws when the provider cannot be reached; that is no word about the token.
 */
export function externalTokens(
  settings: ExternalProviderSettings,
  metadata: ProviderMetadata,
  clock: Clock,
): VerifyToken {
  const { issuer, audience } = settings;
  const keys = createRemoteJWKSet(new URL(metadata.jwks_uri), {
    [customFetch]: async (url) => {
      const { status, body } = await getSmallJson(url);
      return Response.json(body, { status });
    },
  });

  async function byKeys(token: string): ReturnType<VerifyToken> {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience,
        // Asymmetric ones alone: the token's own word for it decides nothing.
        algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
        clockTolerance: TOLERANCE_SECONDS,
        currentDate: clock.now(),
        requiredClaims: ['sub', 'exp'],
      });
      // An ID token tells the portal who somebody is, and opens nothing here, even where both name one audience.
      if ('nonce' in payload || 'at_hash' in payload) return 'INVALID';
      return tokenOf(payload, clock);
    } catch (error) {
      if (error instanceof errors.JWTExpired) return 'EXPIRED';
      if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) throw error;
      return 'INVALID';
    }
  }

  async function byAsking(token: string): ReturnType<VerifyToken> {
    const claims = await introspect(settings, metadata, token);
    return claims === undefined ? 'INVALID' : tokenOf(claims, clock);
  }

  return (token) => (JWT.test(token) ? byKeys(token) : byAsking(token));
}

function tokenOf(claims: unknown, clock: Clock): ExternalToken | 'EXPIRED' | 'INVALID' {
  const { success, output } = v.safeParse(Claims, claims);
  const now = clock.now().getTime() / 1000;
  if (!success || output.nbf > now + TOLERANCE_SECONDS) return 'INVALID';
  if (output.exp < now - TOLERANCE_SECONDS) return 'EXPIRED';
  return { subject: output.sub, sid: output.sid, expiresAt: new Date(output.exp * 1000) };
}
