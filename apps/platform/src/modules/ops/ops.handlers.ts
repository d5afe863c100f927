import type { opsContract } from '@portal/domain/ops/ops.contract';
import type { Handlers } from '../../core/http/implement.ts';
import type { OpsService } from './ops.service.ts';

export function opsHandlers(desk: OpsService): Handlers<typeof opsContract> {
  return {
    listOpsQueues: async ({ caller }) => ({ data: { items: await desk.queues(caller.userId) } }),

    listOpsItems: async ({ params, query, caller }) => ({ data: await desk.list(caller.userId, params.queue, query) }),

    getOpsItem: async ({ params, caller }) => ({ data: await desk.details(caller.userId, params) }),

    async pickUpOpsItem({ params, caller }) {
      await desk.pickUp(caller.userId, params);
      return { data: await desk.details(caller.userId, params) };
    },

    async releaseOpsItem({ params, caller }) {
      await desk.release(caller.userId, params);
      return { data: await desk.details(caller.userId, params) };
    },

    async decideOpsItem({ params, body, caller }) {
      await desk.decide(caller.userId, params, body);
      return { data: await desk.details(caller.userId, params) };
    },
  };
}
