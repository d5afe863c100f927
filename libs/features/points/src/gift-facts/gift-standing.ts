import type { Gift } from '@portal/domain/points/gift';

/** How many points a gift is away. */
export const missingFor = ({ points }: Pick<Gift, 'points'>, balance: number): number => Math.max(0, points - balance);

/** How far the points go, in per cent; a hundred only where they are enough. */
export const shareOf = ({ points }: Pick<Gift, 'points'>, balance: number): number =>
  balance >= points ? 100 : Math.min(99, Math.floor((100 * balance) / points));

/** READY to be taken, SHORT of points, or GONE: sold out, whatever she has. */
export function standingOf(gift: Pick<Gift, 'points' | 'stock'>, balance: number): 'READY' | 'SHORT' | 'GONE' {
  if (gift.stock === 0) return 'GONE';
  return balance >= gift.points ? 'READY' : 'SHORT';
}
