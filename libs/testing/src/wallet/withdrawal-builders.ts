import type { Withdrawal } from '@portal/domain/wallet/withdrawal';

/** Three million that the teacher asked for this morning and that waits for the operators. */
export const aWithdrawal = (over: Partial<Withdrawal> = {}): Withdrawal => ({
  id: 'wdr-1',
  code: 'WD-261118-7K2M9Q4T',
  amount: 3_000_000,
  state: 'IN_PROGRESS',
  stage: 'REQUESTED',
  trigger: 'MANUAL',
  account: { id: 'pac-1', accountNumber: '••••6789', holder: '김수학', bank: { code: 'BANK_A', name: '은행 A' } },
  requestedAt: '2026-11-18T09:00:00+09:00',
  dueAt: '2026-11-19T18:00:00+09:00',
  finishedAt: null,
  failure: null,
  transactionId: 'txn-1',
  ...over,
});
