import type { BodyOf } from '@portal/domain/contract/endpoint';
import type { GiftKind, RedemptionState } from '@portal/domain/points/gift';
import type { giftOrdersContract } from '@portal/domain/points/gift-orders.contract';
import { moveRedemption } from '@portal/domain/points/redemption-transitions';

type MoveBody = BodyOf<typeof giftOrdersContract.moveGiftOrder>;
export type GiftMove = MoveBody['event'];

/** In the order of their buttons; the way back stands last. */
const DESK_MOVES: readonly GiftMove[] = ['ISSUE', 'PREPARE', 'SHIP', 'DELIVER', 'DONATE', 'CANCEL'];

/** What the desk can do with an order of a kind in a state. */
export const movesFor = (kind: GiftKind, state: RedemptionState): GiftMove[] =>
  DESK_MOVES.filter((event) => moveRedemption(kind, state, event) !== undefined);

/** What has to be written with a move, and how long it may be; nothing with the others. */
const TEXTS = {
  ISSUE: { name: 'voucherCode', max: 60 },
  SHIP: { name: 'tracking', max: 60 },
  CANCEL: { name: 'reason', max: 200 },
} as const;

export const textOf = (event: GiftMove) => (event in TEXTS ? TEXTS[event as keyof typeof TEXTS] : null);

/** What is sent: the text stands where that move has it. */
export function bodyOf(event: GiftMove, version: number, text: string): MoveBody {
  const said = textOf(event);
  return { version, event, ...(said && { [said.name]: text }) };
}
