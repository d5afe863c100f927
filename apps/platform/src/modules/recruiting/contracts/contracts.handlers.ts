import type { contractsContract } from '@portal/domain/recruiting/contracts.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import type { contractDesk } from './contract-desk.service.ts';
import type { ContractsService } from './contracts.service.ts';

export function contractsHandlers(
  contracts: ContractsService,
  desk: ReturnType<typeof contractDesk>,
): Handlers<typeof contractsContract> {
  return {
    findContract: async ({ body }) => ({ data: await contracts.find(body.link) }),
    viewContract: async ({ body }) => ({ data: await contracts.view(body.link) }),
    sendContractCode: async ({ body, context }) => ({ data: await contracts.sendCode(body.link, context.ip) }),
    signContract: async ({ body }) => ({ data: await contracts.sign(body) }),
    async renewContract({ body, context }) {
      await contracts.renew(body.link, context.ip);
      return {};
    },
    listApplicationContracts: async ({ params, caller }) => ({ data: await desk.list(caller.userId, params.id) }),
    resendContract: async ({ params, body, caller }) => ({
      data: await desk.resend(caller.userId, params.id, body.contractId),
    }),
  };
}
