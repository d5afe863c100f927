import Provider, { interactionPolicy, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { paths, sitePath } from '@portal/domain/site/paths';
import { COOKIE_SECONDS } from '@portal/domain/tenant/limits';
import type { Clock } from '../../../core/clock.ts';
import type { Config } from '../../../core/config/config.ts';
import type { Db } from '../../../core/database/database.ts';
import { accountQueries, isPortalUser } from '../accounts/accounts.queries.ts';
import { counts } from '../sessions/sign-in-time.ts';
import { adapterFor, type ProviderLosses } from './adapter.ts';
import type { InstallationKeys } from './installation-keys.ts';
import { errorPage, logoutPage, loggedOutPage } from './pages.ts';
import { type RevocationPolicy, revocationPolicy } from './revocation-policy.ts';

export const CLIENT_ID = 'teacher-portal';
export const SCOPE = 'openid profile email phone teacher';
export const ACCESS_SECONDS = 600;
export const FAMILY_SECONDS = COOKIE_SECONDS.refresh;

interface ProviderDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Config;
  readonly keys: InstallationKeys;
  readonly losses: ProviderLosses;
}

/** The OpenID provider at `<origin>/oidc`: authorization code with PKCE S256 only, rotating refresh tokens, opaque access tokens. */
export function createProvider({ db, clock, config, keys, losses }: ProviderDeps): Provider {
  const accounts = accountQueries(db);
  const provider = new Provider(`${config.origin}/oidc`, {
    ...fixedPolicy(config, revocationPolicy(db, config)),
    adapter: adapterFor(db, clock, losses),
    jwks: { keys: keys.jwks.keys.map((key) => ({ ...key })) } as NonNullable<Configuration['jwks']>,
    cookies: {
      keys: [...keys.cookieKeys],
      names: { session: 'portal_idp', interaction: 'portal_idp_step', resume: 'portal_idp_resume' },
      long: { httpOnly: true, sameSite: 'lax', secure: config.isSecure, signed: true },
      short: { httpOnly: true, sameSite: 'lax', secure: config.isSecure, signed: true },
    },
    async findAccount(ctx, id, token) {
      const user = await accounts.byId(id);
      if (user?.status !== 'ACTIVE' || !isPortalUser(user)) return undefined;
      // A code and a refresh token know the second of their sign-in, and so does the cookie of the provider.
      const { authTime } = (token ?? {}) as { authTime?: number };
      const second = authTime ?? ctx.oidc.session?.loginTs;
      if (second !== undefined && !counts(user, second)) return undefined;
      return {
        accountId: id,
        claims: () => ({
          sub: id,
          name: user.name,
          preferred_username: user.username,
          ...(user.email ? { email: user.email, email_verified: false } : {}),
          ...(user.phone ? { phone_number: user.phone, phone_number_verified: false } : {}),
          user_type: user.userType,
          code: user.code,
        }),
      };
    },
    async loadExistingGrant(ctx) {
      // No consent page for our own portal; a grant of its own for each sign-in, because the grant is the family (2.2).
      const { client, session, provider: own } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new own.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(SCOPE);
      await grant.save();
      return grant;
    },
  });
  // The mount sets Host and X-Forwarded-Proto from the configured origin, so that no request can choose the issuer.
  provider.proxy = true;
  return provider;
}

function fixedPolicy(config: Config, allowedPolicy: RevocationPolicy): Configuration {
  const { origin, corsOrigins } = config;
  const policy = interactionPolicy.base();
  policy.remove('consent');
  policy.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0);
  // The library asks for an account of the session only; this one was signed out, or may not sign in any more.
  const isGone = new interactionPolicy.Check(
    'signed_out',
    'End-User authentication is required',
    'login_required',
    (ctx) => Boolean(ctx.oidc.session?.accountId && !ctx.oidc.account),
  );
  policy.get('login')?.checks.add(isGone);
  return {
    clients: [
      {
        client_id: CLIENT_ID,
        client_name: '선생님 포털',
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [origin, ...corsOrigins].map((at) => at + sitePath(paths.oauthCallback())),
        post_logout_redirect_uris: [origin, ...corsOrigins].map((at) => at + sitePath(paths.login())),
      },
    ],
    clientBasedCORS: (_ctx, from) => from === origin || corsOrigins.includes(from),
    // Personal data comes from userinfo only: the id token stands in a cookie and in the logout address (R37).
    conformIdTokenClaims: true,
    claims: {
      openid: ['sub'],
      profile: ['name', 'preferred_username'],
      email: ['email', 'email_verified'],
      phone: ['phone_number', 'phone_number_verified'],
      teacher: ['user_type', 'code'],
    },
    scopes: ['openid', 'profile', 'email', 'phone', 'teacher'],
    responseTypes: ['code'],
    allowOmittingSingleRegisteredRedirectUri: false,
    discovery: { prompt_values_supported: ['none', 'login', 'create'] },
    subjectTypes: ['public'],
    pkce: { required: () => true },
    extraParams: ['screen_hint'],
    rotateRefreshToken: true,
    // The family has its own end and its own revocation; the provider's session cookie only spares a second sign-in.
    expiresWithSession: () => false,
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    formats: { bitsOfOpaqueRandomness: 256 },
    ttl: {
      AccessToken: ACCESS_SECONDS,
      AuthorizationCode: 60,
      IdToken: ACCESS_SECONDS,
      RefreshToken: (ctx?: KoaContextWithOIDC) =>
        Math.max(1, ctx?.oidc.entities.RotatedRefreshToken?.remainingTTL ?? FAMILY_SECONDS),
      Interaction: 3_600,
      Session: FAMILY_SECONDS,
      Grant: FAMILY_SECONDS,
    },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true, allowedPolicy },
      userinfo: { enabled: true },
      rpInitiatedLogout: { enabled: true, logoutSource: logoutPage, postLogoutSuccessSource: loggedOutPage },
    },
    interactions: { policy, url: (_ctx, interaction) => `/oidc/interaction/${interaction.uid}` },
    renderError: errorPage,
  };
}
