import { maskAccountNumber } from '@portal/domain/wallet/payment-account';
import type { Withdrawal } from '@portal/domain/wallet/withdrawal';
import type { WithdrawalRow } from './withdrawals.tables.ts';

/** As the teacher reads it: every field is named, so that the number of her account stays here (R50). */
export const withdrawalOf = (row: WithdrawalRow): Withdrawal => ({
  id: row.id,
  code: row.code,
  amount: row.amount,
  state: row.state,
  stage: row.stage,
  trigger: row.trigger,
  account: {
    id: row.accountId,
    accountNumber: maskAccountNumber(row.accountNumber),
    holder: row.holder,
    bank: { code: row.bankCode, name: row.bankName },
  },
  requestedAt: row.requestedAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
  failure: row.failCause === null ? null : { cause: row.failCause, note: row.failNote },
  transactionId: row.transactionId,
});
