import type { sessionContract } from '@portal/domain/identity/session.contract';
import { DomainError } from '../../../core/domain-error.ts';
import type { Handlers } from '../../../core/http/implement.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import { accountReader, profileOf } from '../accounts/accounts.queries.ts';
import type { LoginService } from '../login/login.service.ts';
import { readCookies } from './cookie-header.ts';
import { digestOf, matchesDigest } from './secrets.ts';
import { goneCookies } from './session-cookies.ts';
import { sessionQueries } from './session.queries.ts';
import type { SessionService } from './session.service.ts';
import { assertOwnApp, type AnswerSignIn } from './sign-in-answer.ts';

interface Deps {
  readonly answerSignIn: AnswerSignIn;
  readonly login: LoginService;
  readonly sessions: SessionService;
}

export function sessionHandlers(
  deps: ModuleDeps,
  { answerSignIn, login, sessions }: Deps,
): Handlers<typeof sessionContract> {
  const { database, config } = deps;
  const accountOf = accountReader(database.db);
  const families = sessionQueries(database.db);

  return {
    async login({ body, context }) {
      assertOwnApp(body.clientId);
      const { ip, deviceId } = context;
      const user = await login.authenticate({ account: body.username, password: body.password, ip, deviceId });
      return answerSignIn(user, context);
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
      const user = await accountOf(caller.userId);
      if (!user) throw new DomainError('TOKEN_INVALID');
      return { data: profileOf(user) };
    },

    async createSocketTicket({ caller }) {
      return { data: { ticket: await sessions.createSocketTicket(caller) } };
    },
  };
}
