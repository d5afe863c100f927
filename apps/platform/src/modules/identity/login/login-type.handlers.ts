import type { loginTypeContract } from '@portal/domain/identity/login-type.contract';
import { DomainError } from '../../../core/domain-error.ts';
import type { Handlers } from '../../../core/http/implement.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import { accountQueries } from '../accounts/accounts.queries.ts';
import { assertOwnApp, type AnswerSignIn } from '../sessions/sign-in-answer.ts';
import type { ProveIdentity } from '../social/provider-proofs.ts';
import { loginTypeQueries } from './login-type.queries.ts';
import { loginTypeService } from './login-type.service.ts';
import type { LoginService } from './login.service.ts';

interface Deps {
  /** Undefined where another provider signs people in. */
  readonly answerSignIn: AnswerSignIn | undefined;
  readonly login: LoginService;
  readonly prove: ProveIdentity;
}

export function loginTypeHandlers(
  deps: ModuleDeps,
  { answerSignIn, login, prove }: Deps,
): Handlers<typeof loginTypeContract> {
  const accounts = accountQueries(deps.database.db);
  const identities = loginTypeQueries(deps.database.db);
  const types = loginTypeService(deps);

  async function answerTypes(userId: string) {
    const items = await types.list(userId);
    return { data: { total: items.length, items } };
  }

  return {
    async loginWithProvider({ body, context }) {
      if (!answerSignIn) throw new DomainError('PROVIDER_DISABLED');
      assertOwnApp(body.clientId);
      const user = await login.authenticateByProvider(context, async () => identities.userOf(await prove(body)));
      return answerSignIn(user, context);
    },

    listLoginTypes: ({ caller }) => answerTypes(caller.userId),

    async addLoginType({ body, caller, context }) {
      login.takeTurn(context);
      await types.add(caller.userId, await prove(body));
      context.log.info({ userId: caller.userId, provider: body.provider }, 'login type added');
      return answerTypes(caller.userId);
    },

    async removeLoginType({ body, caller, context }) {
      const user = await accounts.byId(caller.userId);
      if (!user) throw new DomainError('TOKEN_INVALID');
      await login.confirmPassword(user, body.password, { ...context, sessionId: caller.sessionId });
      await types.remove(caller.userId, body.provider);
      context.log.info({ userId: caller.userId, provider: body.provider }, 'login type removed');
      return answerTypes(caller.userId);
    },
  };
}
