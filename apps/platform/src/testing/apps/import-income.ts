import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { dayOf, DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import type { Tx } from '../../core/database/database.ts';
import { importedIncome } from '../../modules/wallet/income/incomes.tables.ts';
import { transfer } from '../../modules/wallet/module.ts';
import { ledgerEntry, wallet, walletTransaction } from '../../modules/wallet/wallet.tables.ts';

/** Finished income of a teacher's lessons that somebody counted elsewhere, without a fee. */
export async function importIncome(
  tx: Tx,
  teacherId: string,
  { amount, title }: { readonly amount: number; readonly title: string },
  at: Date,
): Promise<void> {
  const currency = 'VND' as const;
  await tx
    .insert(wallet)
    .values({ id: `wal_${randomUUID()}`, ownerId: teacherId, currency })
    .onConflictDoNothing();
  const isHers = and(eq(wallet.ownerId, teacherId), eq(wallet.currency, currency));
  const [hers] = await tx.select({ id: wallet.id }).from(wallet).where(isHers).for('update');
  const id = `txn_${randomUUID()}`;
  await tx.insert(walletTransaction).values({
    id,
    code: id,
    walletId: hers!.id,
    currency,
    kind: 'TU',
    state: 'SUCCESS',
    amount,
    reason: 'LESSON_INCOME',
    title,
    createdAt: at,
    finishedAt: at,
  });
  const to = { walletId: hers!.id, bucket: 'AVAILABLE' } as const;
  const entries = transfer(amount, { from: { systemAccount: 'TUITION' }, to });
  await tx.insert(ledgerEntry).values(entries.map((entry) => ({ txId: id, currency, at, ...entry })));
  await tx.insert(importedIncome).values({
    transactionId: id,
    teacherId,
    month: dayOf(at, DEFAULT_TIME_ZONE).slice(0, 7),
    lessonCount: 1,
    gross: amount,
    fee: 0,
    platform: 0,
    channel: 0,
    net: amount,
  });
}
