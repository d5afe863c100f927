import { addDays, instantOf } from '@portal/domain/time/day';
import type { transactionsContract } from '@portal/domain/wallet/transactions.contract';
import type { Db } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { Handlers } from '../../../core/http/implement.ts';
import { listTransactions } from './transaction-list.service.ts';
import { transactionOf } from './transaction-view.ts';
import { ownTransactionQueries } from './transactions.queries.ts';

const PAGE = 20;

export function transactionsHandlers(db: Db): Handlers<typeof transactionsContract> {
  return {
    async listTransactions({ query, caller: { userId, timeZone } }) {
      const { from, to, lastItem, size = String(PAGE), ...rest } = query;
      const filter = {
        ...rest,
        from: from === undefined ? undefined : instantOf(from, 0, timeZone),
        until: to === undefined ? undefined : instantOf(addDays(to, 1), 0, timeZone),
      };
      return { data: await listTransactions(db, userId, filter, { size: Number(size), lastItem }) };
    },

    async getTransaction({ params, caller }) {
      const row = await ownTransactionQueries(db, caller.userId).byId(params.id);
      if (!row) throw new DomainError('NOT_FOUND');
      return { data: transactionOf(row) };
    },
  };
}
