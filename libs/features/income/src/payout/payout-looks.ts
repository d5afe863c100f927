import type { PayoutPart } from './payout-parts.ts';

/** Certain is full, what waits is mustard, and what is not earned yet is hatched. */
export const PAYOUT_LOOKS = {
  available: { bg: 'celadon.solid' },
  pending: { bg: 'viz.4' },
  booked: {
    backgroundImage: 'repeating-linear-gradient(135deg, {colors.celadon.solid} 0 1.5px, transparent 1.5px 5px)',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'celadon.solid',
  },
} as const satisfies Record<PayoutPart, object>;
