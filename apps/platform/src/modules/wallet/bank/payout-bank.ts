import { millisecondsInMinute } from 'date-fns/constants';
import type { WithdrawalFailure } from '@portal/domain/wallet/withdrawal';
import type { Clock } from '../../../core/clock.ts';

export type PayoutRefusal = Extract<WithdrawalFailure, 'HOLDER_DIFFERS' | 'ACCOUNT_CLOSED'>;

export interface PayoutOrder {
  /** The bank pays one order once, however often it is sent. */
  readonly id: string;
  readonly amount: number;
  readonly account: { readonly number: string; readonly holder: string; readonly bankCode: string };
  /** To whom it is owed. */
  readonly payee: string;
}

/** Who pays. A call that throws is repeated later with the same order. */
export interface PayoutBank {
  /** LATER is neither yes nor no: the order is asked for again. */
  send(order: PayoutOrder): Promise<'TAKEN' | 'LATER' | PayoutRefusal>;
  outcomeOf(order: PayoutOrder & { readonly sentAt: Date }): Promise<'WAITING' | 'PAID' | PayoutRefusal>;
}

const SETTLES_AFTER_MS = millisecondsInMinute;
const spoken = (name: string) => name.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();

/** The bank of the demo and of development: keeps nothing, pays a minute after it took an order, and only to the payee herself. */
export function referenceBank(clock: Clock): PayoutBank {
  return {
    send: async ({ account, payee }) => (spoken(account.holder) === spoken(payee) ? 'TAKEN' : 'HOLDER_DIFFERS'),
    outcomeOf: async ({ sentAt }) => (clock.now().getTime() - sentAt.getTime() < SETTLES_AFTER_MS ? 'WAITING' : 'PAID'),
  };
}

/** A bank that people bring files to (`payout-batches.service.ts`): by itself it takes nothing and says nothing. */
export const batchBank: PayoutBank = { send: async () => 'LATER', outcomeOf: async () => 'WAITING' };
