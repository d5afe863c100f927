import { addDays, instantOf } from '@portal/domain/time/day';
import type { withdrawalsContract } from '@portal/domain/wallet/withdrawals.contract';
import { DomainError } from '../../core/domain-error.ts';
import type { Handlers } from '../../core/http/implement.ts';
import { proverOf, type WithdrawalDeps } from './withdrawal-deps.ts';
import { withdrawalTerms } from './withdrawal-terms.ts';
import { withdrawalOf } from './withdrawal-view.ts';
import { ownWithdrawalQueries } from './withdrawals.queries.ts';
import type { WithdrawalService } from './withdrawals.service.ts';

const PAGE = 10;

export function withdrawalsHandlers(
  deps: WithdrawalDeps,
  service: Pick<WithdrawalService, 'request' | 'cancel'>,
): Handlers<typeof withdrawalsContract> {
  const { db } = deps.database;
  const { proofs } = deps.accounts;
  return {
    async listWithdrawals({ query, caller }) {
      const { state, trigger, from, to, page = '1', size = String(PAGE) } = query;
      const { timeZone } = caller;
      const filter = {
        state,
        trigger,
        from: from === undefined ? undefined : instantOf(from, 0, timeZone),
        until: to === undefined ? undefined : instantOf(addDays(to, 1), 0, timeZone),
      };
      const order = { page: Number(page), size: Number(size) };
      const { total, rows } = await ownWithdrawalQueries(db, caller.userId).page(filter, order);
      return { data: { total, items: rows.map(withdrawalOf) } };
    },

    getWithdrawalTerms: async ({ caller }) => ({ data: await withdrawalTerms(deps, caller.userId) }),

    async requestWithdrawal({ body: { clientId: key, amount, accountId, proof }, caller, context }) {
      const prover = proverOf(caller, context);
      const wanted = { key, amount, accountId, trigger: 'MANUAL' } as const;
      const row = await service.request(caller.userId, wanted, () => proofs.prove(prover, 'PAYMENT', proof));
      return { data: withdrawalOf(row) };
    },

    async getWithdrawal({ params, caller }) {
      const row = await ownWithdrawalQueries(db, caller.userId).byId(params.id);
      if (!row) throw new DomainError('NOT_FOUND');
      return { data: withdrawalOf(row) };
    },

    cancelWithdrawal: async ({ params, caller }) => ({
      data: withdrawalOf(await service.cancel(caller.userId, params.id)),
    }),
  };
}
