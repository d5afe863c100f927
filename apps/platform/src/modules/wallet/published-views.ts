import { eq, gt } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { importedIncome, lessonIncome } from './income/incomes.tables.ts';
import { wallet, walletTransaction } from './wallet.tables.ts';

// What other contexts may read of money and points in a statement of their own; the tables belong to this context alone.
const read = new QueryBuilder({ casing: 'snake_case' });

/** What moved in whose wallet, for the statements of other contexts. */
export const walletTransactionView = read
  .select({
    id: walletTransaction.id,
    ownerId: wallet.ownerId,
    currency: walletTransaction.currency,
    kind: walletTransaction.kind,
    state: walletTransaction.state,
    amount: walletTransaction.amount,
    reason: walletTransaction.reason,
    title: walletTransaction.title,
    createdAt: walletTransaction.createdAt,
  })
  .from(walletTransaction)
  .innerJoin(wallet, eq(wallet.id, walletTransaction.walletId))
  .as('wallet_transaction_view');

/** What confirmed lessons earned, for the statements of other contexts; those that earned nothing are missing. */
export const lessonIncomeView = read
  .select({
    lessonId: lessonIncome.lessonId,
    teacherId: lessonIncome.teacherId,
    classId: lessonIncome.classId,
    startAt: lessonIncome.startAt,
    gross: lessonIncome.gross,
    net: lessonIncome.net,
    transactionId: lessonIncome.transactionId,
  })
  .from(lessonIncome)
  .where(gt(lessonIncome.gross, 0))
  .as('lesson_income_view');

/** Income that came from another system as one sum of a month, for the statements of other contexts. */
export const importedIncomeView = read
  .select({
    transactionId: importedIncome.transactionId,
    teacherId: importedIncome.teacherId,
    month: importedIncome.month,
    gross: importedIncome.gross,
    net: importedIncome.net,
    at: walletTransaction.createdAt,
  })
  .from(importedIncome)
  .innerJoin(walletTransaction, eq(walletTransaction.id, importedIncome.transactionId))
  .as('imported_income_view');
