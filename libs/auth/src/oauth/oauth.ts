import type * as OAuth from 'oauth4webapi';
import type { SessionEnvironment } from '../browser/environment.ts';
import type { ProviderEndpoints, SessionOptions } from '../session-options.ts';
import { tokensOfTokenEndpoint, type TokenSet } from '../tokens/token-set.ts';
import { OAuthCallbackError } from './oauth-callback-error.ts';
import type { OAuthTransactions } from './oauth-transactions.ts';

const OWN_SCOPE = 'openid profile email phone teacher';
const LIMIT_MS = 15_000;
const CLOCK_TOLERANCE_SECONDS = 60;

interface OAuthParts extends Pick<SessionOptions, 'scope' | 'namesIssuer' | 'idTokenAlgorithms' | 'signUp'> {
  readonly env: Pick<SessionEnvironment, 'fetch' | 'timeout' | 'wallClock' | 'navigation'>;
  readonly transactions: OAuthTransactions;
  readonly issuer: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly endpoints: ProviderEndpoints;
}

export interface OAuthStart {
  readonly returnTo: string;
  readonly signUp: boolean;
  readonly remember: boolean;
  /** The page stays; the provider comes in a small window. */
  readonly inWindow: boolean;
}

export interface OAuthResult {
  readonly tokens: TokenSet;
  readonly returnTo: string;
  readonly remember: boolean;
  readonly inWindow: boolean;
}

// Only who signs in this way pays for the library.
const load = (): Promise<typeof OAuth> => import('oauth4webapi');

const isLocal = (url: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

/** Leaves for the provider, or opens it in a small window where that is wanted and allowed (OAU-1, W9). */
export async function startOAuth(parts: OAuthParts, start: OAuthStart): Promise<void> {
  const { navigation } = parts.env;
  // At once: a browser lets a press open a window, but not what comes a while after it.
  const small = start.inWindow ? navigation.openWindow() : undefined;
  try {
    const url = await providerUrl(parts, { ...start, inWindow: small !== undefined });
    if (small) small.go(url);
    else navigation.assign(url);
  } catch (error) {
    small?.close();
    throw error;
  }
}

/** Where the provider asks her: authorization code with PKCE. */
async function providerUrl(parts: OAuthParts, { signUp, ...start }: OAuthStart): Promise<string> {
  const { scope = OWN_SCOPE, signUp: signUpAt = 'PROMPT' } = parts;
  if (signUp && signUpAt !== 'PROMPT') return signUpAt;
  const oauth = await load();
  const state = oauth.generateRandomState();
  const nonce = oauth.generateRandomNonce();
  const verifier = oauth.generateRandomCodeVerifier();
  const hash = await oauth.calculatePKCECodeChallenge(state);
  if (!parts.transactions.open(hash, { state, nonce, verifier, ...start })) {
    throw new OAuthCallbackError('VERIFIER_NOT_FOUND');
  }
  const url = new URL(parts.endpoints.authorization);
  const parameters = {
    client_id: parts.clientId,
    redirect_uri: parts.redirectUri,
    response_type: 'code',
    scope,
    state,
    nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ui_locales: 'ko',
    // A token for the time when nobody looks is given after a consent only (OpenID Connect Core, 11).
    ...(scope.split(' ').includes('offline_access') && { prompt: 'consent' }),
    ...(signUp && { prompt: 'create' }),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** The callback's checks in the order of security 2.5, then the exchange. */
export async function finishOAuth(parts: OAuthParts, callback: URL): Promise<OAuthResult> {
  const given = callback.searchParams;
  const state = given.get('state');
  const oauth = await load();
  const transaction = state ? parts.transactions.take(await oauth.calculatePKCECodeChallenge(state), state) : undefined;
  if (given.has('error')) throw new OAuthCallbackError('PROVIDER_ERROR', given.get('error'));
  if (!given.get('code') || !state) throw new OAuthCallbackError('MISSING_PARAMETERS');
  if (!transaction) throw new OAuthCallbackError('INVALID_STATE');
  const { verifier, nonce, returnTo, remember, inWindow } = transaction;
  if (verifier === '' || nonce === '') throw new OAuthCallbackError('VERIFIER_NOT_FOUND');

  const provider: OAuth.AuthorizationServer = {
    issuer: parts.issuer,
    authorization_endpoint: parts.endpoints.authorization,
    token_endpoint: parts.endpoints.token,
    authorization_response_iss_parameter_supported: parts.namesIssuer ?? true,
    ...(parts.idTokenAlgorithms && { id_token_signing_alg_values_supported: [...parts.idTokenAlgorithms] }),
  };
  const client: OAuth.Client = { client_id: parts.clientId, [oauth.clockTolerance]: CLOCK_TOLERANCE_SECONDS };
  let checked: URLSearchParams;
  try {
    checked = oauth.validateAuthResponse(provider, client, callback, state);
  } catch (cause) {
    throw new OAuthCallbackError('INVALID_STATE', cause);
  }

  try {
    const response = await oauth.authorizationCodeGrantRequest(
      provider,
      client,
      oauth.None(),
      checked,
      parts.redirectUri,
      verifier,
      {
        [oauth.customFetch]: (url: string, init: RequestInit) => parts.env.fetch(url, init),
        [oauth.allowInsecureRequests]: isLocal(parts.endpoints.token),
        signal: parts.env.timeout(LIMIT_MS),
        ...(!remember && { headers: { 'x-remember': '0' } }),
      },
    );
    const told = Date.parse(response.headers.get('date') ?? '');
    if (!Number.isNaN(told)) client[oauth.clockSkew] = Math.round((told - parts.env.wallClock()) / 1_000);
    const answer = await oauth.processAuthorizationCodeResponse(provider, client, response, {
      expectedNonce: nonce,
      requireIdToken: true,
    });
    const tokens = tokensOfTokenEndpoint(answer);
    // Without a refresh token there is no login cookie, hence no session.
    if (!tokens || tokens.refreshToken === undefined) throw new Error('The provider gave no refresh token');
    return { tokens, returnTo, remember, inWindow };
  } catch (cause) {
    throw new OAuthCallbackError('PROVIDER_ERROR', cause);
  }
}
