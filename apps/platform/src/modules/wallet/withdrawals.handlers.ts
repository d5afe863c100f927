import { addDays, instantOf } from '@portal/domain/time/day';
import type { withdrawalsContract } from '@portal/domain/wallet/withdrawals.contract';
import { DomainError } from '../../core/domain-error.ts';
import type { Handlers } from '../../core/http/implement.ts';
import type { WithdrawalDeps } from './withdrawal-deps.ts';
import { withdrawalOf } from './withdrawal-view.ts';
import { ownWithdrawalQueries } from './withdrawals.queries.ts';
import type { WithdrawalService } from './withdrawals.service.ts';

const PAGE = 10;

export function withdrawalsHandlers(
  { database: { db } }: WithdrawalDeps,
  service: Pick<WithdrawalService, 'cancel'>,
): Handlers<typeof withdrawalsContract> {
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
