import type { Gift, Redemption, RedemptionDetail } from '@portal/domain/points/gift';
import { moveRedemption } from '@portal/domain/points/redemption-transitions';
import type { OfferedGift } from './gifts.queries.ts';
import type { GiftRow } from './gifts.tables.ts';
import type { RedemptionStep } from './redemptions.queries.ts';
import type { RedemptionRow } from './redemptions.tables.ts';

/** A gift without what is one teacher's own. */
export const giftFacts = ({ id, kind, name, description, drawing, points, stock, days, relief }: GiftRow) => ({
  id,
  kind,
  name,
  description,
  drawing,
  points,
  stock,
  days,
  relief,
});

export const giftOf = ({ gift, isWished, isAwaited }: OfferedGift): Gift => ({
  ...giftFacts(gift),
  isWished,
  isAwaited,
});

/** As it stands in lists: without its code, and without where it is sent. */
export const redemptionOf = (row: RedemptionRow): Redemption => ({
  id: row.id,
  giftId: row.giftId,
  kind: row.kind,
  name: row.name,
  drawing: row.drawing,
  points: row.points,
  state: row.state,
  redeemedAt: row.redeemedAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
  until: row.until?.toISOString() ?? null,
});

/** With everything but the code of a voucher, which only its owner reads. */
export const redemptionFacts = (row: RedemptionRow, steps: readonly RedemptionStep[]): RedemptionDetail => ({
  ...redemptionOf(row),
  description: row.description,
  voucherCode: null,
  receiver: row.receiver,
  tracking: row.tracking,
  relief: row.relief,
  transactionId: row.transactionId,
  history: steps.map(({ toState: state, at }) => ({ state, at: at.toISOString() })),
  // Who cancels it herself says nothing to it.
  cancelReason: steps.find(({ toState }) => toState === 'CANCELED')?.note || null,
  mayCancel: moveRedemption(row.kind, row.state, 'CANCEL') !== undefined,
});

/** As its owner reads it. */
export const ownRedemption = (row: RedemptionRow, steps: readonly RedemptionStep[]): RedemptionDetail => ({
  ...redemptionFacts(row, steps),
  voucherCode: row.state === 'ISSUED' || row.state === 'USED' ? row.voucherCode : null,
});
