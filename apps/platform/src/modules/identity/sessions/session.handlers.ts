import type { sessionContract } from '@portal/domain/identity/session.contract';
import { DomainError } from '../../../core/domain-error.ts';
import type { Handlers } from '../../../core/http/implement.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import { accountQueries, accountReader, profileOf } from '../accounts/accounts.queries.ts';
import type { LoginService } from '../login/login.service.ts';
import { readCookies } from './cookie-header.ts';
import { digestOf } from './secrets.ts';
import { goneCookies, holdsFamily } from './session-cookies.ts';
import { sessionQueries } from './session.queries.ts';
import type { SessionService } from './session.service.ts';
import { assertOwnApp, type AnswerSignIn } from './sign-in-answer.ts';

interface Deps {
  /** Undefined where another provider signs people in. */
  readonly answerSignIn: AnswerSignIn | undefined;
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
      if (!answerSignIn) throw new DomainError('FORBIDDEN');
      assertOwnApp(body.clientId);
      const { ip, deviceId } = context;
      const user = await login.authenticate({ account: body.username, password: body.password, ip, deviceId });
      return answerSignIn(user, context);
    },

    async logout({ body, context: { request, reply } }) {
      const bearer = /^Bearer (\S{1,4096})$/i.exec(request.headers.authorization ?? '')?.[1];
      const caller = bearer ? await sessions.findCaller(bearer) : undefined;
      if (typeof caller === 'object') await sessions.end(caller.sessionId, 'LOGOUT');
      const cookies = readCookies(request.headers.cookie);
      const handle = body.refreshToken ?? cookies[config.isSecure ? '__Host-refresh_token' : 'refresh_token'];
      const byRefresh = handle ? await families.byRefreshToken(digestOf(handle)) : undefined;
      if (byRefresh && holdsFamily(config, byRefresh, request.headers)) await sessions.end(byRefresh.id, 'LOGOUT');
      for (const cookie of goneCookies(config)) reply.header('set-cookie', cookie);
      return {};
    },

    async getProfile({ caller }) {
      const user = await accountOf(caller.userId);
      if (!user) throw new DomainError('TOKEN_INVALID');
      // Asked for the team alone: nobody else has a desk, and every page of a teacher begins here.
      const desks = user.userType === 'OPERATOR' ? await accountQueries(database.db).desksOf(user.id) : [];
      return { data: profileOf(user, desks) };
    },

    async createSocketTicket({ caller }) {
      return { data: { ticket: await sessions.createSocketTicket(caller) } };
    },
  };
}
