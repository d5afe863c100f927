import { sessionContract } from '@portal/domain/identity/session.contract';
import type { SessionEnvironment } from './browser/environment.ts';
import { commonHeaders } from './common-headers.ts';
import { endpointsOf, type SessionOptions } from './session-options.ts';

const WAIT_MS = 2_000;
const REFRESH_TOKEN_MAX = 512;

interface EndedSession {
  readonly accessToken: string | undefined;
  readonly refreshToken: string | undefined;
  readonly deviceId: string;
}

/** Tells the server that the session is over (SES-4). Leaving never fails and never takes more than two seconds. */
export async function tellServer(
  { fetch, timeout, sleep }: Pick<SessionEnvironment, 'fetch' | 'timeout' | 'sleep'>,
  { apiOrigin, tenantCode }: SessionOptions,
  { accessToken, refreshToken, deviceId }: EndedSession,
): Promise<void> {
  const { method, path } = sessionContract.logout;
  const isSendable = refreshToken !== undefined && refreshToken.length <= REFRESH_TOKEN_MAX;
  const call = fetch(apiOrigin + path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...commonHeaders(tenantCode, deviceId),
      ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
    },
    body: JSON.stringify(isSendable ? { refreshToken } : {}),
    keepalive: true,
    signal: timeout(WAIT_MS),
  });
  await Promise.race([call.then(() => undefined).catch(() => undefined), sleep(WAIT_MS)]);
}

/** The provider's logout, which leads back to the login page; the login page itself where there is no provider. */
export function endSessionUrl(options: SessionOptions, loginUrl: string, idToken: string | undefined): string {
  const { endSession } = endpointsOf(options);
  if (options.issuer === '' || endSession === '') return loginUrl;
  const url = new URL(endSession);
  url.searchParams.set('post_logout_redirect_uri', loginUrl);
  // A password sign-in may have no ID token; the provider then knows the client by its id.
  if (idToken === undefined) url.searchParams.set('client_id', options.clientId);
  else url.searchParams.set('id_token_hint', idToken);
  return url.href;
}
