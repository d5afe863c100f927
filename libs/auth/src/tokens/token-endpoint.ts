import type { SessionEnvironment } from '../browser/environment.ts';
import { tokensOfTokenEndpoint, type TokenSet } from './token-set.ts';

const LIMIT_MS = 15_000;

/** `tokens` is null after any failure (SES-7); `isRefused` tells a provider that said no from one that said nothing. */
export interface TokenAnswer {
  readonly tokens: TokenSet | null;
  readonly isRefused: boolean;
}

const nothing = (isRefused: boolean): TokenAnswer => ({ tokens: null, isRefused });

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return (await response.json()) as unknown;
  } catch {
    return undefined;
  }
}

const errorOf = (body: unknown) =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
    ? body.error
    : undefined;

/** The form-encoded token POST (OAU-2). It outlives the page, takes at most 15 s and never rejects. */
export async function requestTokens(
  { fetch, timeout, log }: Pick<SessionEnvironment, 'fetch' | 'timeout' | 'log'>,
  url: string,
  form: Readonly<Record<string, string>>,
  remember: boolean,
): Promise<TokenAnswer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
        ...(!remember && { 'x-remember': '0' }),
      },
      body: new URLSearchParams(form).toString(),
      keepalive: true,
      redirect: 'error',
      signal: timeout(LIMIT_MS),
    });
    const body = await jsonOf(response);
    if (response.ok) {
      const tokens = tokensOfTokenEndpoint(body);
      if (tokens) return { tokens, isRefused: false };
      log('Token refresh failed: the answer holds no tokens');
      return nothing(false);
    }
    const error = errorOf(body);
    log('Token refresh failed', { status: response.status, error });
    return nothing(
      response.status === 401 || response.status === 403 || (response.status === 400 && error === 'invalid_grant'),
    );
  } catch (reason) {
    log('Token refresh failed', { reason: reason instanceof Error ? reason.name : 'unknown' });
    return nothing(false);
  }
}

/** Gives a token back that nobody will use; nobody waits for it. A provider without an address ('') takes none back. */
export function revokeToken(
  { fetch, timeout }: Pick<SessionEnvironment, 'fetch' | 'timeout'>,
  url: string,
  clientId: string,
  token: string,
): void {
  if (url === '') return;
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ client_id: clientId, token, token_type_hint: 'refresh_token' }).toString(),
    keepalive: true,
    signal: timeout(LIMIT_MS),
  }).catch(() => undefined);
}
