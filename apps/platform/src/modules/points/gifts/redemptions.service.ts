import { createHash, randomUUID } from 'node:crypto';
import type { GiftReceiver } from '@portal/domain/points/gift';
import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { PointWallet } from '../../wallet/module.ts';
import { lockPurse, spend } from '../lots/purse.ts';
import type { PointsDeps } from '../points-deps.ts';
import { advanceReliefs, planReliefs } from './fee-reliefs.ts';
import { giftFacts } from './gift-view.ts';
import { giftStockQueries, offeredGiftQueries } from './gifts.queries.ts';
import type { GiftRow } from './gifts.tables.ts';
import { cancel, takeStep } from './redemption-steps.ts';
import { ownRedemptionQueries, redemptionStepQueries } from './redemptions.queries.ts';
import type { RedemptionRow } from './redemptions.tables.ts';

interface Wanted {
  /** Made before it is sent: the same one with the same content twice is one gift (R11). */
  readonly clientId: string;
  readonly receiver?: GiftReceiver | undefined;
  readonly points?: number | undefined;
}

/** What a teacher does with her points and with the gifts that she took. */
export function redemptionService(deps: PointsDeps) {
  const { database, clock, realtime } = deps;

  /** Whatever she does at the same time waits here, and then finds what the first one left. */
  async function withPurse(teacherId: string, work: (tx: Tx, purse: PointWallet, at: Date) => Promise<RedemptionRow>) {
    const row = await database.db.transaction(async (tx) => {
      const at = clock.now();
      return work(tx, await lockPurse(tx, teacherId, at), at);
    });
    realtime.tell(teacherId, 'wallet.changed', {});
    return row;
  }

  /** Points first, then the piece: in this order everybody takes them. */
  async function take(tx: Tx, purse: PointWallet, offered: GiftRow, wanted: Wanted, at: Date): Promise<RedemptionRow> {
    const id = `gfr_${randomUUID()}`;
    const teacherId = purse.ownerId;
    const cause = { kind: 'GIFT_REDEMPTION', id } as const;
    const { points, name: title } = offered;
    const transactionId = await spend(tx, purse, { points, reason: 'GIFT', title, cause, at });
    if (!(await giftStockQueries(tx).take(offered.id))) throw new DomainError('OUT_OF_STOCK');
    const { id: giftId, stock: _, ...facts } = giftFacts(offered);
    const row = await ownRedemptionQueries(tx, teacherId).add({
      ...facts,
      id,
      giftId,
      clientId: wanted.clientId,
      requestHash: hashOf(giftId, wanted),
      state: 'RESERVED',
      redeemedAt: at,
      changedAt: at,
      receiver: offered.kind === 'PHYSICAL' ? wanted.receiver! : null,
      transactionId,
    });
    await redemptionStepQueries(tx).record({
      redemptionId: id,
      event: 'REDEEM',
      toState: 'RESERVED',
      actorId: teacherId,
      at,
    });
    if (row.kind !== 'FEE_RELIEF') return row;
    await planReliefs(deps, tx, teacherId, at);
    return (await redemptionStepQueries(tx).byId(id))!;
  }

  return {
    /** Throws NOT_FOUND, VERSION_CONFLICT, RECEIVER_MISSING, POINTS_NOT_ENOUGH, OUT_OF_STOCK, KEY_REUSED. */
    redeem: (teacherId: string, giftId: string, wanted: Wanted): Promise<RedemptionRow> =>
      withPurse(teacherId, async (tx, purse, at) => {
        const made = await ownRedemptionQueries(tx, teacherId).byKey(wanted.clientId);
        if (made && made.requestHash !== hashOf(giftId, wanted)) throw new DomainError('KEY_REUSED');
        if (made) return made;
        const offered = await offeredGiftQueries(tx, teacherId).byId(giftId);
        if (!offered) throw new DomainError('NOT_FOUND');
        if ((wanted.points ?? offered.gift.points) !== offered.gift.points) throw new DomainError('VERSION_CONFLICT');
        if (offered.gift.kind === 'PHYSICAL' && !wanted.receiver) throw new DomainError('RECEIVER_MISSING');
        if (offered.gift.kind === 'FEE_RELIEF') await advanceReliefs(deps, tx, teacherId, at);
        return take(tx, purse, offered.gift, wanted, at);
      }),

    /** As long as nobody has sent it. Cancelled again, because the answer was lost, it stays as it is (R45). */
    cancel: (teacherId: string, id: string): Promise<RedemptionRow> =>
      withPurse(teacherId, async (tx, purse, at) => {
        await advanceReliefs(deps, tx, teacherId, at);
        const seen = await own(tx, teacherId, id);
        if (seen.state === 'CANCELED') return seen;
        const row = await cancel(deps, tx, purse, seen, { actorId: teacherId, at });
        if (row.kind === 'FEE_RELIEF') await planReliefs(deps, tx, teacherId, at);
        return row;
      }),

    /** Said again, it stays as it is. Throws WRONG_STATE. */
    use: (teacherId: string, id: string): Promise<RedemptionRow> =>
      withPurse(teacherId, async (tx, _purse, at) => {
        const seen = await own(tx, teacherId, id);
        if (seen.state === 'USED') return seen;
        return takeStep(deps, tx, seen, { event: 'USE', actorId: teacherId, at });
      }),
  };
}

async function own(tx: Tx, teacherId: string, id: string): Promise<RedemptionRow> {
  const row = await ownRedemptionQueries(tx, teacherId).byId(id);
  if (!row) throw new DomainError('NOT_FOUND');
  return row;
}

/** Of what was asked for, so that a key is not taken for something else. */
const hashOf = (giftId: string, { receiver }: Wanted): string =>
  createHash('sha256')
    .update(JSON.stringify([giftId, receiver ?? null]))
    .digest('hex');

export type RedemptionService = ReturnType<typeof redemptionService>;
