import type { GiftKind, RedemptionEvent, RedemptionState } from './gift.ts';

type Moves = Partial<Record<RedemptionState | 'NONE', Partial<Record<RedemptionEvent, RedemptionState>>>>;

const CANCEL = { CANCEL: 'CANCELED' } as const;

// A row is where it stands; what is not in it is refused (domain-model 3.3.10).
const MOVES: Record<GiftKind, Moves> = {
  VOUCHER: {
    RESERVED: { ISSUE: 'ISSUED', ...CANCEL },
    ISSUED: { USE: 'USED', EXPIRE: 'EXPIRED' },
  },
  PHYSICAL: {
    RESERVED: { PREPARE: 'PREPARING', ...CANCEL },
    PREPARING: { SHIP: 'SHIPPED', ...CANCEL },
    SHIPPED: { DELIVER: 'DELIVERED' },
  },
  DONATION: { RESERVED: { DONATE: 'DONATED', ...CANCEL } },
  FEE_RELIEF: { RESERVED: { ACTIVATE: 'ACTIVE', ...CANCEL }, ACTIVE: { END: 'ENDED' } },
};

/** Where an event leads a gift of that kind, or undefined when it may not happen. */
export const moveRedemption = (
  kind: GiftKind,
  from: RedemptionState,
  event: RedemptionEvent,
): RedemptionState | undefined => MOVES[kind][from]?.[event];
