import { sessionContract } from '@portal/domain/identity/session.contract';
import { LIMITS } from '@portal/domain/tenant/limits';
import type { SessionEnvironment } from './environment.ts';
import { SignInError, signInErrorOf } from './sign-in-error.ts';
import { tokensOfPasswordAnswer, type TokenSet } from './token-set.ts';

interface PasswordSignIn {
  readonly apiOrigin: string;
  readonly clientId: string;
  readonly username: string;
  readonly password: string;
  readonly remember: boolean;
  readonly headers: Readonly<Record<string, string>>;
}

// As the server keeps them: the same letters typed on another keyboard must stay the same password (R27).
const asKept = (text: string) => text.trim().normalize('NFC');

/** The first-party sign-in call (LOG-6). Rejects with a `SignInError`. */
export async function signInByPassword(
  { fetch, timeout }: Pick<SessionEnvironment, 'fetch' | 'timeout'>,
  { apiOrigin, clientId, username, password, remember, headers }: PasswordSignIn,
): Promise<TokenSet> {
  const { method, path } = sessionContract.login;
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
      body: JSON.stringify({
        clientId,
        userType: 'TEACHER',
        grantType: 'password',
        username: asKept(username),
        password: asKept(password),
      }),
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
  const tokens = tokensOfPasswordAnswer(body);
  if (!tokens) throw new SignInError('MALFORMED');
  return tokens;
}
