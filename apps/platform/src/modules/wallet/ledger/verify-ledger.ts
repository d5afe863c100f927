import type { Db, Tx } from '../../../core/database/database.ts';
import { incomeDifferences } from './income-checks.ts';
import { type Difference, ledgerChecks } from './ledger-checks.queries.ts';

export type { Difference } from './ledger-checks.queries.ts';

/**
 * Reckons everything again from its cause, of one person or of all: balances and transactions from their entries, incomes from what
 * their students pay, corrections from their transactions, sums of months from what they count. Names what differs; changes nothing.
 */
export function verifyLedger(db: Db, ownerId?: string): Promise<Difference[]> {
  // One moment for all of it: what is written meanwhile is no difference.
  return db.transaction((tx) => allDifferences(tx, ownerId), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function allDifferences(tx: Tx, ownerId: string | undefined): Promise<Difference[]> {
  const checks = ledgerChecks(tx, ownerId);
  return [
    ...(await checks.balances()),
    ...(await checks.transactions()),
    ...(await checks.causes()),
    ...(await incomeDifferences(tx, ownerId)),
    ...(await checks.adjustments()),
    ...(await checks.incomeMonths()),
    ...(await checks.transactionMonths()),
  ];
}
