import type { RedemptionEvent } from '@portal/domain/points/gift';
import { moveRedemption } from '@portal/domain/points/redemption-transitions';
import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { PointWallet } from '../../wallet/module.ts';
import { giveBack } from '../lots/purse.ts';
import type { PointsDeps } from '../points-deps.ts';
import { giftIsBack, redemptionNotice } from './gift-notices.ts';
import { giftStockQueries } from './gifts.queries.ts';
import type { GiftRow } from './gifts.tables.ts';
import { redemptionStepQueries } from './redemptions.queries.ts';
import type { RedemptionRow } from './redemptions.tables.ts';

export interface Step {
  readonly event: RedemptionEvent;
  /** A person, or CLOCK. */
  readonly actorId: string;
  readonly at: Date;
  /** What the step writes beside the state. */
  readonly set?: Partial<Pick<RedemptionRow, 'until' | 'voucherCode' | 'tracking'>>;
  /** What the team says to it. */
  readonly note?: string;
}

type Deps = Pick<PointsDeps, 'notify'>;

/**
 * Takes one step by the table, if nobody else did since it was seen, writes its row of history, and tells the teacher of what she
 * did not do herself. Throws WRONG_STATE.
 */
export async function takeStep({ notify }: Deps, tx: Tx, seen: RedemptionRow, step: Step): Promise<RedemptionRow> {
  const { event, actorId, at, set = {}, note = '' } = step;
  const queries = redemptionStepQueries(tx);
  const state = moveRedemption(seen.kind, seen.state, event);
  const moved = state && (await queries.move(seen, { ...set, state, changedAt: at }));
  if (!moved) throw new DomainError('WRONG_STATE');
  await queries.record({ redemptionId: seen.id, event, toState: state, actorId, note, at });
  if (actorId !== seen.teacherId) await notify(tx, redemptionNotice(moved, note));
  return moved;
}

/** Ends it without a gift: points and stock come back. The purse is locked before it is looked at. */
export async function cancel(
  deps: Deps,
  tx: Tx,
  purse: PointWallet,
  seen: RedemptionRow,
  step: Omit<Step, 'event'>,
): Promise<RedemptionRow> {
  const moved = await takeStep(deps, tx, seen, { ...step, event: 'CANCEL' });
  const { id, giftId, name, points, transactionId } = moved;
  const cause = { kind: 'GIFT_REDEMPTION', id } as const;
  const title = `취소한 선물 · ${name}`;
  await giveBack(tx, purse, transactionId, { points, reason: 'GIFT', title, cause, at: step.at });
  const back = await giftStockQueries(tx).bringBack(giftId);
  if (back.stock === 1) await tellWaiting(deps, tx, back);
  return moved;
}

/** Those who wait for a gift hear that it is there again. */
export async function tellWaiting({ notify }: Deps, tx: Tx, gift: GiftRow): Promise<void> {
  if (!gift.isActive) return;
  for (const teacherId of await giftStockQueries(tx).endWaiting(gift.id)) await notify(tx, giftIsBack(teacherId, gift));
}
