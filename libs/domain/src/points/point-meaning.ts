import type { TransactionReason } from '../wallet/transaction-reason.ts';
import type { TransactionKind } from '../wallet/transaction.ts';

/**
 * What a move of points is to her, on every screen the same: what came back of a gift was earned before, and what ran out she has not
 * spent. Each is a figure of its own, and no move counts in two.
 */
export const POINT_MEANINGS = ['EARNED', 'RETURNED', 'USED', 'EXPIRED'] as const;
export type PointMeaning = (typeof POINT_MEANINGS)[number];

export const POINT_MEANING_LABELS: Record<PointMeaning, string> = {
  EARNED: '모은 포인트',
  RETURNED: '돌려받은 포인트',
  USED: '쓴 포인트',
  EXPIRED: '기간이 지난 포인트',
};

/** Why points come that she had before. */
export const POINT_RETURN_REASONS = ['GIFT', 'REFUND'] as const satisfies readonly TransactionReason[];
/** Why points go that she did not spend. */
export const POINT_EXPIRY_REASON = 'EXPIRY' satisfies TransactionReason;

export function pointMeaningOf(kind: TransactionKind, reason: TransactionReason): PointMeaning {
  if (kind === 'WD') return reason === POINT_EXPIRY_REASON ? 'EXPIRED' : 'USED';
  return POINT_RETURN_REASONS.some((one) => one === reason) ? 'RETURNED' : 'EARNED';
}
