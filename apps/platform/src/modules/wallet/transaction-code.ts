import { randomInt } from 'node:crypto';
import { dayOf, DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import type { TransactionKind } from '@portal/domain/wallet/transaction';

// Without letters that are read as digits or as each other.
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;

/** `WD-261118-7K2M9Q4T`: what a person can read out on the phone. */
export function transactionCode(kind: TransactionKind, at: Date): string {
  const day = dayOf(at, DEFAULT_TIME_ZONE).replaceAll('-', '').slice(2);
  const end = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${kind}-${day}-${end}`;
}
