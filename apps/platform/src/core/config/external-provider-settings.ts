import type { Settings } from './environment.ts';

/** An OpenID provider of the customer's own, in the place of the one that the platform brings. */
export interface ExternalProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly scope: string;
  /** What access tokens have to name as their audience. */
  readonly audience: string;
  /** How people register: by the provider's own page for it, at an address, or not there. */
  readonly signUp: 'PROMPT' | 'OFF' | (string & {});
  /** The claim by which somebody who comes for the first time is known to be the owner of an account here. */
  readonly accountClaim: 'email' | 'preferred_username';
  /** For access tokens that are no JWT: who asks the provider about them. */
  readonly introspection: { readonly clientId: string; readonly secret: string } | undefined;
}

export function externalProviderOf(env: Settings): ExternalProviderSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = env;
  if (!issuer || !clientId) return undefined;
  const { OIDC_INTROSPECTION_CLIENT_ID: asker, OIDC_INTROSPECTION_SECRET: secret } = env;
  return {
    issuer,
    clientId,
    scope: env.OIDC_SCOPE,
    audience: env.OIDC_AUDIENCE ?? clientId,
    signUp: env.OIDC_SIGN_UP,
    accountClaim: env.OIDC_ACCOUNT_CLAIM,
    introspection: asker && secret ? { clientId: asker, secret } : undefined,
  };
}

export function externalProviderProblems(env: Settings): string[] {
  const problems: string[] = [];
  if (!env.OIDC_INTROSPECTION_CLIENT_ID !== !env.OIDC_INTROSPECTION_SECRET)
    problems.push('OIDC_INTROSPECTION_CLIENT_ID and OIDC_INTROSPECTION_SECRET belong together');
  if (!env.OIDC_ISSUER) return problems;
  if (!env.OIDC_CLIENT_ID) problems.push('OIDC_ISSUER and OIDC_CLIENT_ID belong together');
  // What the platform signs in by itself could not be renewed over there.
  if (env.AUTH_MODE !== 'OIDC') problems.push('OIDC_ISSUER needs AUTH_MODE=OIDC');
  if (env.SOCIAL_SCRIPT_URL) problems.push('SOCIAL_SCRIPT_URL has no place beside OIDC_ISSUER');
  return problems;
}
