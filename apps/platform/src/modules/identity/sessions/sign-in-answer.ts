import type Provider from 'oidc-provider';
import type { LoginAnswer } from '@portal/domain/identity/session.contract';
import { DomainError } from '../../../core/domain-error.ts';
import type { RequestContext } from '../../../core/http/implement.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import { accountQueries, type User } from '../accounts/accounts.queries.ts';
import { mintTokens } from '../oidc/mint-tokens.ts';
import { CLIENT_ID } from '../oidc/provider.ts';
import { cookiesFor } from './session-cookies.ts';
import { sessionQueries } from './session.queries.ts';
import { signInSecond } from './sign-in-time.ts';
import { startSession } from './start-session.ts';

export type AnswerSignIn = (user: User, context: RequestContext) => Promise<LoginAnswer>;

/** Throws VALIDATION for an app that is not our portal. */
export function assertOwnApp(clientId: string): void {
  if (clientId !== CLIENT_ID) throw new DomainError('VALIDATION', { fields: { clientId: '알 수 없는 앱이에요.' } });
}

/** Tokens, cookies and the new family: one road for every first-party sign-in, however the person was recognised. */
export function signInAnswer(deps: ModuleDeps, provider: Provider): AnswerSignIn {
  const { database, clock, config } = deps;
  const accounts = accountQueries(database.db);

  return async (user, { deviceId, request, reply }) => {
    const signedInAt = signInSecond(user, clock.now());
    const tokens = await mintTokens(provider, user.id, signedInAt);
    const started = await startSession(deps, {
      id: tokens.grantId,
      userId: user.id,
      clientId: CLIENT_ID,
      providerSession: null,
      signedInAt,
      headers: request.headers,
    });
    if (!started) {
      // Her password is another one since it was compared, or her access was taken.
      await sessionQueries(database.db).end(tokens.grantId, 'REVOKED', clock.now());
      throw new DomainError('LOGIN_INVALID');
    }
    await accounts.signedIn(user.id, deviceId, clock.now());
    const { accessToken, refreshToken, expiresIn } = tokens;
    const answer = { access_token: accessToken, refresh_token: refreshToken, expires_in: expiresIn };
    for (const cookie of cookiesFor(config, answer, { ...started, now: clock.now() }))
      reply.header('set-cookie', cookie);
    return { data: { accessToken, refreshToken, expiresIn, idToken: null }, accessToken, refreshToken };
  };
}
