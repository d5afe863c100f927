import type { FastifyBaseLogger } from 'fastify';
import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose';
import * as v from 'valibot';
import { Text } from '@portal/domain/contract/scalar';
import type { LoginProvider } from '@portal/domain/identity/user';
import { isEmail } from '@portal/domain/patterns/patterns';
import type { Clock } from '../../../core/clock.ts';
import type { SocialProof, SocialSettings } from '../../../core/config/config.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { getSmallJson } from './small-json.ts';

/** What a caller brings; which of the two it has to be is the provider's to say. */
export interface Proof {
  readonly provider: LoginProvider;
  readonly idToken?: string | undefined;
  readonly accessToken?: string | undefined;
}

/** Somebody as her provider knows her. */
export interface ProvenIdentity {
  readonly provider: LoginProvider;
  readonly subject: string;
  readonly email: string | null;
}

/** Throws PROVIDER_DISABLED, VALIDATION for the wrong kind of token, and OPENID_INVALID for everything that fails after. */
export type ProveIdentity = (proof: Proof) => Promise<ProvenIdentity>;

type Known = Omit<ProvenIdentity, 'provider'>;
type Verify = (token: string) => Promise<Known>;

const TOLERANCE_SECONDS = 60;
const Subject = v.pipe(Text(255), v.nonEmpty());
const Email = v.fallback(v.nullable(v.pipe(v.string(), v.check(isEmail))), null);
const Claims = v.object({ sub: Subject, email: v.optional(Email, null), email_verified: v.optional(v.unknown()) });
const UserInfo = v.object({ id: v.optional(Subject), sub: v.optional(Subject), email: v.optional(Email, null) });

export function providerProofs(
  social: SocialSettings | undefined,
  { clock, log }: { clock: Clock; log: FastifyBaseLogger },
): ProveIdentity {
  const verifiers = new Map<string, { kind: SocialProof['kind']; verify: Verify }>();
  for (const [provider, proof] of Object.entries(social?.providers ?? {})) {
    const verify =
      proof.kind === 'ID_TOKEN' ? byIdToken(proof, social?.clientId ?? '', clock) : byUserInfo(provider, proof);
    verifiers.set(provider, { kind: proof.kind, verify });
  }

  return async ({ provider, idToken, accessToken }) => {
    const verifier = verifiers.get(provider);
    if (!verifier) throw new DomainError('PROVIDER_DISABLED');
    const field = verifier.kind === 'ID_TOKEN' ? 'idToken' : 'accessToken';
    const token = { idToken, accessToken }[field];
    if (token === undefined) throw new DomainError('VALIDATION', { fields: { [field]: '꼭 입력해 주세요.' } });
    try {
      return { provider, ...(await verifier.verify(token)) };
    } catch (err) {
      log.info({ err, provider }, 'a social sign-in could not be verified');
      throw new DomainError('OPENID_INVALID');
    }
  };
}

function byIdToken({ issuer, jwksUrl }: SocialProof & { kind: 'ID_TOKEN' }, audience: string, clock: Clock): Verify {
  const keys = createRemoteJWKSet(new URL(jwksUrl), {
    [customFetch]: async (url) => {
      const { status, body } = await getSmallJson(url);
      return Response.json(body, { status });
    },
  });
  return async (token) => {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      // Fixed here: the token's own word for it decides nothing.
      algorithms: ['RS256', 'ES256'],
      clockTolerance: TOLERANCE_SECONDS,
      currentDate: clock.now(),
      requiredClaims: ['sub', 'iat', 'exp'],
    });
    // One that several parties may take is not ours alone.
    if (Array.isArray(payload.aud) && payload.aud.length > 1) throw new Error('The ID token has several audiences');
    const { sub, email, email_verified: isVerified } = v.parse(Claims, payload);
    return { subject: sub, email: isVerified === true ? email : null };
  };
}

/**
 * An access token names no audience, so anybody's app could pass on the tokens of its visitors. This is safe only with
 * providers whose ids differ from app to app, as Facebook's and Zalo's do.
 */
function byUserInfo(provider: string, { userInfoUrl }: SocialProof & { kind: 'ACCESS_TOKEN' }): Verify {
  return async (token) => {
    const { status, body } = await getSmallJson(userInfoUrl, headersOf(provider, token));
    if (status !== 200) throw new Error(`The provider answered ${status}`);
    const { id, sub, email } = v.parse(UserInfo, body);
    return { subject: v.parse(Subject, id ?? sub), email };
  };
}

const headersOf = (provider: string, token: string): Record<string, string> =>
  provider === 'zalo' ? { access_token: token } : { authorization: `Bearer ${token}` };
