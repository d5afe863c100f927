import type { sessionContract } from '@portal/domain/identity/session.contract';
import type Provider from 'oidc-provider';
import { DomainError } from '../../core/domain-error.ts';
import type { Handlers } from '../../core/implement.ts';
import type { ModuleDeps } from '../../core/module.ts';
import { accountQueries, profileOf } from './accounts.queries.ts';
import { readCookies } from './cookie-header.ts';
import type { LoginService } from './login.service.ts';
import { CLIENT_ID } from './oidc/provider.ts';
import { mintTokens } from './oidc/mint-tokens.ts';
import { digestOf, matchesDigest } from './secrets.ts';
import { cookiesFor, goneCookies } from './session-cookies.ts';
import { sessionQueries } from './sessions.queries.ts';
import type { SessionService } from './sessions.service.ts';
import { startSession } from './start-session.ts';

interface Parts {
  readonly provider: Provider;
  readonly login: LoginService;
  readonly sessions: SessionService;
}

export function sessionHandlers(
  deps: ModuleDeps,
  { provider, login, sessions }: Parts,
): Handlers<typeof sessionContract> {
  const { database, clock, config } = deps;
  const accounts = accountQueries(database.db);
  const families = sessionQueries(database.db);

  return {
    async login({ body, context }) {
      if (body.clientId !== CLIENT_ID)
        throw new DomainError('VALIDATION', { fields: { clientId: '알 수 없는 앱이에요.' } });
      const { ip, deviceId, request, reply } = context;
      const user = await login.authenticate({ account: body.username, password: body.password, ip, deviceId });
      const tokens = await mintTokens(provider, user.id);
      const started = await startSession(deps, {
        id: tokens.grantId,
        userId: user.id,
        clientId: CLIENT_ID,
        providerSession: null,
        headers: request.headers,
      });
      await accounts.signedIn(user.id, deviceId, clock.now());
      const { accessToken, refreshToken, expiresIn } = tokens;
      const answer = { access_token: accessToken, refresh_token: refreshToken, expires_in: expiresIn };
      for (const cookie of cookiesFor(config, answer, { ...started, now: clock.now() }))
        reply.header('set-cookie', cookie);
      return { data: { accessToken, refreshToken, expiresIn, idToken: null }, accessToken, refreshToken };
    },

    async logout({ body, context: { request, reply } }) {
      const bearer = /^Bearer (\S{1,512})$/i.exec(request.headers.authorization ?? '')?.[1];
      const byAccess = bearer ? await families.byAccessToken(digestOf(bearer)) : undefined;
      if (byAccess) await sessions.end(byAccess.id, 'LOGOUT');
      const byRefresh = body.refreshToken ? await families.byRefreshToken(digestOf(body.refreshToken)) : undefined;
      const secret = readCookies(request.headers.cookie)[config.isSecure ? '__Host-rtb' : 'rtb'];
      // The handle of a bound family alone may not end it: it would be a way to sign others out (security 2.3).
      if (byRefresh && (!byRefresh.boundHash || matchesDigest(secret, byRefresh.boundHash)))
        await sessions.end(byRefresh.id, 'LOGOUT');
      for (const cookie of goneCookies(config)) reply.header('set-cookie', cookie);
      return {};
    },

    async getProfile({ caller }) {
      const user = await accounts.byId(caller.userId);
      if (!user) throw new DomainError('TOKEN_INVALID');
      return { data: profileOf(user) };
    },

    async createSocketTicket({ caller }) {
      return { data: { ticket: await sessions.createSocketTicket(caller) } };
    },
  };
}
