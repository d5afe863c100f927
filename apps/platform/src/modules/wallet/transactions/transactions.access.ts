import { transactionsContract } from '@portal/domain/wallet/transactions.contract';
import { byId, defineAccess } from '../../../testing/access.ts';

// Its transaction is that of the income beside it.
export const access = defineAccess(transactionsContract, {
  rows: {
    listTransactions: {
      own: {},
      valid: {
        query:
          '?kind=TU&state=SUCCESS&currency=VND&reason=LESSON_INCOME&from=2026-11-01&to=2026-11-30&lastItem=txn_income&size=10',
      },
    },
    getTransaction: byId('txn_income', 'txn_none'),
  },
});
