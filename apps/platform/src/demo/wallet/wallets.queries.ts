import { inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../core/database/database.ts';
import { opsItem } from '../../core/desk/ops-items.tables.ts';
import {
  importedIncome,
  incomeAdjustment,
  incomeMonth,
  incomePart,
  lessonIncome,
} from '../../modules/wallet/income/incomes.tables.ts';
import { transactionMonth } from '../../modules/wallet/transactions/transactions.tables.ts';
import { ledgerEntry, paymentAccount, wallet, walletTransaction } from '../../modules/wallet/wallet.tables.ts';
import { withdrawal, withdrawalHistory } from '../../modules/wallet/withdrawals.tables.ts';
import type { buildWallets } from './wallets.ts';

export async function insertWallets(db: Db, data: ReturnType<typeof buildWallets>): Promise<void> {
  await db.insert(paymentAccount).values(data.paymentAccounts);
  await db.insert(wallet).values(data.wallets);
  await db.insert(walletTransaction).values(data.transactions);
  await db.insert(ledgerEntry).values(data.entries);
  await db.insert(lessonIncome).values(data.lessonIncomes);
  await db.insert(incomePart).values(data.incomeParts);
  if (data.importedIncomes.length) await db.insert(importedIncome).values(data.importedIncomes);
  await db.insert(withdrawal).values(data.withdrawals);
  await db.insert(withdrawalHistory).values(data.withdrawalHistory);
  await db.insert(opsItem).values(data.withdrawalDesk);
}

/** The ledger lets nobody delete: its guard steps aside for this one statement, inside the transaction of the demo. */
export async function removeWallets(db: Db, users: string[]): Promise<void> {
  const wallets = db.select({ id: wallet.id }).from(wallet).where(inArray(wallet.ownerId, users));
  const transactions = db
    .select({ id: walletTransaction.id })
    .from(walletTransaction)
    .where(inArray(walletTransaction.walletId, wallets));
  const withdrawals = db.select({ id: withdrawal.id }).from(withdrawal).where(inArray(withdrawal.teacherId, users));
  await db.delete(withdrawalHistory).where(inArray(withdrawalHistory.withdrawalId, withdrawals));
  await db.delete(withdrawal).where(inArray(withdrawal.teacherId, users));
  await db.execute(sql`alter table ${ledgerEntry} disable trigger ledger_entry_append_only`);
  await db.delete(ledgerEntry).where(inArray(ledgerEntry.txId, transactions));
  await db.execute(sql`alter table ${ledgerEntry} enable trigger ledger_entry_append_only`);
  await removeIncomes(db, users);
  await db.delete(transactionMonth).where(inArray(transactionMonth.walletId, wallets));
  await db.delete(walletTransaction).where(inArray(walletTransaction.walletId, wallets));
  await db.delete(wallet).where(inArray(wallet.ownerId, users));
  await db.delete(paymentAccount).where(inArray(paymentAccount.teacherId, users));
}

async function removeIncomes(db: Db, users: string[]): Promise<void> {
  const lessons = db
    .select({ id: lessonIncome.lessonId })
    .from(lessonIncome)
    .where(inArray(lessonIncome.teacherId, users));
  const guarded = [incomeAdjustment, incomePart, lessonIncome, importedIncome];
  for (const table of guarded) await db.execute(sql`alter table ${table} disable trigger user`);
  await db.delete(incomeAdjustment).where(inArray(incomeAdjustment.teacherId, users));
  await db.delete(incomePart).where(inArray(incomePart.lessonId, lessons));
  await db.delete(lessonIncome).where(inArray(lessonIncome.teacherId, users));
  await db.delete(importedIncome).where(inArray(importedIncome.teacherId, users));
  await db.delete(incomeMonth).where(inArray(incomeMonth.teacherId, users));
  for (const table of guarded) await db.execute(sql`alter table ${table} enable trigger user`);
}

/** What a person did: the month's end and the bank go on by themselves. */
export const walletPrints = (mine: (column: SQL) => SQL): SQL[] => [
  sql`select 'w' || id || fail_cause from ${withdrawal}
      where ${mine(sql`teacher_id`)} and fail_cause = 'CANCELED_BY_TEACHER'`,
  sql`select 'w' || id from ${withdrawal} where ${mine(sql`teacher_id`)} and trigger = 'MANUAL'`,
  sql`select 'j' || id from ${incomeAdjustment} where ${mine(sql`teacher_id`)}`,
  // Column by column: one that is added later is nobody's work.
  sql`select 'a' || row(id, teacher_id, account_number, holder, bank_code, bank_name, is_default, verified_at, hold_until, created_at,
        client_id, version, changed_at, proof_id)::text from ${paymentAccount} where ${mine(sql`teacher_id`)}`,
];
