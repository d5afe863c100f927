import type { Endpoint } from '@portal/domain/contract/endpoint';
import { LIMITS } from '@portal/domain/tenant/limits';
import type { SessionEnvironment } from '../browser/environment.ts';
import { tokensOfLoginAnswer, type TokenSet } from '../tokens/token-set.ts';
import { SignInError, signInErrorOf } from './sign-in-error.ts';

export interface FirstPartySignIn {
  readonly apiOrigin: string;
  readonly clientId: string;
  readonly remember: boolean;
  readonly headers: Readonly<Record<string, string>>;
}

export type SignInEnvironment = Pick<SessionEnvironment, 'fetch' | 'timeout'>;

/** Posts what a person shows for herself to one of the sign-in endpoints. Rejects with a `SignInError`. */
export async function postSignIn(
  { fetch, timeout }: SignInEnvironment,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  { apiOrigin, clientId, remember, headers }: FirstPartySignIn,
  shown: Readonly<Record<string, string | undefined>>,
): Promise<TokenSet> {
  const signal = timeout(LIMITS.apiTimeoutMs);
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(apiOrigin + path, {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...headers,
        ...(!remember && { 'x-remember': '0' }),
      },
      body: JSON.stringify({ clientId, userType: 'TEACHER', ...shown }),
      redirect: 'error',
      signal,
    });
    body = await response.json().catch((reason: unknown) => {
      if (signal.aborted) throw reason;
      return undefined;
    });
  } catch {
    throw new SignInError(signal.aborted ? 'TIMEOUT' : 'OFFLINE');
  }
  if (!response.ok) throw signInErrorOf(response.status, body, response.headers.get('retry-after'));
  const tokens = tokensOfLoginAnswer(body);
  if (!tokens) throw new SignInError('MALFORMED');
  return tokens;
}
