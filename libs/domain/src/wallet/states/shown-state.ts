import { TRANSACTION_STATE_LABELS, TRANSACTION_STATES, type TransactionState } from '../transaction.ts';
import type { WithdrawalFailure } from '../withdrawal.ts';

/** What every screen and file says of money that moves: the specification's states, and what its teacher took back (INC-2). */
export const SHOWN_STATES = [...TRANSACTION_STATES, 'CANCELED'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

export const SHOWN_STATE_LABELS: Record<ShownState, string> = { ...TRANSACTION_STATE_LABELS, CANCELED: '취소' };

/** A filter has the three states of the specification alone: what was taken back is found beside what failed. */
export const STATE_FILTER_LABELS: Record<TransactionState, string> = {
  ...TRANSACTION_STATE_LABELS,
  FAILED: `${SHOWN_STATE_LABELS.FAILED}·${SHOWN_STATE_LABELS.CANCELED}`,
};

/** Taken back by herself is no failure. */
export const shownStateOf = (state: TransactionState, cause: WithdrawalFailure | null | undefined): ShownState =>
  state === 'FAILED' && cause === 'CANCELED_BY_TEACHER' ? 'CANCELED' : state;
