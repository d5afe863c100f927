import * as v from 'valibot';
import type { ExternalProviderSettings } from '../../../core/config/external-provider-settings.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import { isPortalUser, type User } from '../accounts/accounts.queries.ts';
import { FAMILY_SECONDS } from '../oidc/provider.ts';
import type { FoundCaller } from '../sessions/caller-cache.ts';
import { digestOf } from '../sessions/secrets.ts';
import { sessionQueries } from '../sessions/session.queries.ts';
import { getSmallJson } from '../social/small-json.ts';
import { externalIdentityQueries } from './external-identity.queries.ts';
import type { ProviderMetadata } from './external-provider.ts';
import { externalTokens } from './external-tokens.ts';

const UserInfo = v.object({
  sub: v.string(),
  email: v.optional(v.string()),
  email_verified: v.optional(v.unknown()),
  preferred_username: v.optional(v.string()),
});

/** What an address or a user name of ours is made of. */
const PLAIN = /^[\x21-\x7e]{1,255}$/;

/**
 * Finds the caller of an access token of the external provider. Somebody who comes for the first time is linked to the one account
 * that the claim of the settings names; whom none is meant for is told ACCOUNT_NOT_LINKED.
 */
export function externalCallers(
  { database: { db }, clock, events }: ModuleDeps,
  settings: ExternalProviderSettings,
  metadata: ProviderMetadata,
): (accessToken: string) => Promise<FoundCaller> {
  const { issuer, clientId, accountClaim } = settings;
  const verify = externalTokens(settings, metadata, clock);
  const identities = externalIdentityQueries(db);
  const sessions = sessionQueries(db);

  async function ownerOf(subject: string, accessToken: string): Promise<User> {
    const known = await identities.ownerOf(issuer, subject);
    if (known) return known;
    const named = await accountNameOf(subject, accessToken);
    const [account, another] =
      named === undefined || !PLAIN.test(named) ? [] : await identities.candidates(accountClaim, named);
    if (account && !another && isPortalUser(account) && account.status === 'ACTIVE')
      await identities.link({ issuer, subject, userId: account.id, linkedAt: clock.now() });
    const linked = await identities.ownerOf(issuer, subject);
    if (!linked) throw new DomainError('ACCOUNT_NOT_LINKED');
    return linked;
  }

  async function accountNameOf(subject: string, accessToken: string): Promise<string | undefined> {
    if (!metadata.userinfo_endpoint) return undefined;
    const { status, body } = await getSmallJson(metadata.userinfo_endpoint, { authorization: `Bearer ${accessToken}` });
    const { success, output } = v.safeParse(UserInfo, body);
    if (status !== 200 || !success || output.sub !== subject) return undefined;
    // An address that nobody has proven may be anybody's.
    return accountClaim === 'email' && output.email_verified !== true ? undefined : output[accountClaim];
  }

  return async (accessToken) => {
    const token = await verify(accessToken);
    if (typeof token === 'string') return { caller: token };
    const { subject, sid, expiresAt } = token;
    const { id: userId, status, ...user } = await ownerOf(subject, accessToken);
    if (status !== 'ACTIVE' || !isPortalUser(user)) return { caller: 'INVALID' };
    // Without the name of the sign-in each token is one of its own.
    const id = `ext_${digestOf([issuer, subject, sid ?? accessToken].join(' '))}`;
    const createdAt = clock.now();
    const ends = sid === undefined ? expiresAt : new Date(createdAt.getTime() + FAMILY_SECONDS * 1000);
    const session = { id, userId, clientId, providerSession: sid ?? null, createdAt, expiresAt: ends };
    if (await identities.keepSession(session)) events.emit('session.started', { userId, sessionId: id });
    const caller = await sessions.callerOf(id);
    return caller ? { caller, keepUntil: expiresAt } : { caller: 'INVALID' };
  };
}
