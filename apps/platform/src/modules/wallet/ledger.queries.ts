import { and, eq, gte, sql } from 'drizzle-orm';
import type { Currency } from '@portal/domain/wallet/transaction';
import type { Tx } from '../../core/database/database.ts';
import { DomainError } from '../../core/domain-error.ts';
import { type BUCKETS, ledgerEntry, type SYSTEM_ACCOUNTS, wallet } from './wallet.tables.ts';

type Bucket = (typeof BUCKETS)[number];
type Account =
  { readonly walletId: string; readonly bucket: Bucket } | { readonly systemAccount: (typeof SYSTEM_ACCOUNTS)[number] };
type Entry = Account & { readonly direction: 'DEBIT' | 'CREDIT'; readonly amount: number };

interface Posting {
  readonly txId: string;
  readonly currency: Currency;
  readonly at: Date;
  readonly entries: readonly Entry[];
}

/** The two entries of one amount that goes from an account to another. */
export const transfer = (amount: number, { from, to }: { from: Account; to: Account }): Entry[] => [
  { ...from, direction: 'DEBIT', amount },
  { ...to, direction: 'CREDIT', amount },
];

/**
 * The only way to move money. Takes the wallets in one order and only while they hold what leaves them, else
 * BALANCE_NOT_ENOUGH; the database refuses what does not add up, and keeps the balances by the entries.
 */
export async function post(tx: Tx, { entries, ...of }: Posting): Promise<void> {
  for (const [walletId, taken] of [...takenFrom(entries)].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const [held] = await tx
      .update(wallet)
      .set({ version: sql`${wallet.version} + 1` })
      .where(and(eq(wallet.id, walletId), gte(wallet.available, taken.AVAILABLE), gte(wallet.onHold, taken.ON_HOLD)))
      .returning({ id: wallet.id });
    if (!held) throw new DomainError('BALANCE_NOT_ENOUGH');
  }
  await tx.insert(ledgerEntry).values(entries.map((entry) => ({ ...of, ...entry })));
}

/** What leaves the parts of each wallet. */
function takenFrom(entries: readonly Entry[]): Map<string, Record<Bucket, number>> {
  const found = new Map<string, Record<Bucket, number>>();
  for (const entry of entries) {
    if (!('walletId' in entry)) continue;
    const taken = found.get(entry.walletId) ?? { AVAILABLE: 0, ON_HOLD: 0 };
    if (entry.direction === 'DEBIT') taken[entry.bucket] += entry.amount;
    found.set(entry.walletId, taken);
  }
  return found;
}
