import { maskAccountNumber } from '@portal/domain/wallet/payment-account';
import type { PaymentAccount } from '@portal/domain/wallet/payment-accounts.contract';
import { WITHDRAWAL_FAILURE_LABELS } from '@portal/domain/wallet/withdrawal';
import type { PaymentAccountRow } from '../wallet.tables.ts';
import type { AccountUse } from './payment-accounts.queries.ts';

/** Of an account that is held until later; null of one that money can go to now. */
const usableFrom = ({ holdUntil }: PaymentAccountRow, now: Date): string | null =>
  holdUntil !== null && holdUntil > now ? holdUntil.toISOString() : null;

/** As its teacher reads it: every field is named, so that the number stays here (R50). */
export const paymentAccountOf = (
  { account, isInUse, failCause }: { readonly account: PaymentAccountRow } & AccountUse,
  now: Date,
): PaymentAccount => ({
  id: account.id,
  accountNumber: maskAccountNumber(account.accountNumber),
  holder: account.holder,
  bank: { code: account.bankCode, name: account.bankName },
  isDefault: account.isDefault,
  usableFrom: usableFrom(account, now),
  trouble: failCause === null ? '' : WITHDRAWAL_FAILURE_LABELS[failCause],
  isInUse,
  version: account.version,
});
