import type { operatorsContract } from '@portal/domain/identity/operators.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import type { OperatorsService } from './operators.service.ts';

export function operatorsHandlers(operators: OperatorsService): Handlers<typeof operatorsContract> {
  return {
    listOperators: async ({ caller }) => ({ data: { items: await operators.list(caller.userId) } }),
    listOperatorHistory: async ({ caller, query: { page = '1' } }) => ({
      data: await operators.history(caller.userId, Number(page)),
    }),
    inviteOperator: async ({ caller, body }) => ({ data: (await operators.invite(caller.userId, body)).operator }),
    changeOperatorDesks: async ({ caller, params, body }) => ({
      data: await operators.changeDesks(caller.userId, params.id, body.desks),
    }),
    sendOperatorLink: async ({ caller, params }) => ({
      data: (await operators.sendLink(caller.userId, params.id)).operator,
    }),
    deactivateOperator: async ({ caller, params }) => ({ data: await operators.deactivate(caller.userId, params.id) }),
    reactivateOperator: async ({ caller, params }) => ({ data: await operators.reactivate(caller.userId, params.id) }),
  };
}
