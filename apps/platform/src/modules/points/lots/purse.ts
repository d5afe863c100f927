import { randomUUID } from 'node:crypto';
import { expiresOnOf, returnedUntil } from '@portal/domain/points/point-expiry';
import { dayOf, DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { lockPoints, movePoints, type PointMove, type PointWallet } from '../../wallet/module.ts';
import { pointLotQueries } from './point-lots.queries.ts';
import type { PointLotRow } from './point-lots.tables.ts';

type Earned = Omit<PointMove, 'kind'>;

const EXPIRED = '기간이 지난 포인트';

/**
 * The points of one person, which nobody else moves until the transaction ends. Always taken first: wallet, lots and then the
 * stock of a gift are locked in this order. What has ended by now is gone already.
 */
export async function lockPurse(tx: Tx, ownerId: string, at: Date): Promise<PointWallet> {
  const wallet = await lockPoints(tx, ownerId);
  const ended = await pointLotQueries(tx, ownerId).lock(dayOf(at, DEFAULT_TIME_ZONE));
  const points = ended.reduce((all, { remaining }) => all + remaining, 0);
  if (!points) return wallet;
  const id = await movePoints(tx, wallet, { kind: 'WD', points, reason: 'EXPIRY', title: EXPIRED, cause: null, at });
  await pointLotQueries(tx, ownerId).take(id, partsOf(ended, points));
  return { ...wallet, available: wallet.available - points };
}

/** One transaction and the lot that it brings; answers the id of the transaction. */
export async function earn(tx: Tx, wallet: PointWallet, earned: Earned): Promise<string> {
  const { points, title, at: earnedAt } = earned;
  const transactionId = await movePoints(tx, wallet, { ...earned, kind: 'TU' });
  const lot = { id: newLotId(), transactionId, title, points, earnedAt, expiresOn: expiresOnOf(earnedAt) };
  await pointLotQueries(tx, wallet.ownerId).add([lot]);
  return transactionId;
}

/** Takes what ends first. Throws POINTS_NOT_ENOUGH; answers the id of the transaction. */
export async function spend(tx: Tx, wallet: PointWallet, spent: Earned): Promise<string> {
  if (wallet.available < spent.points) throw new DomainError('POINTS_NOT_ENOUGH');
  const lots = pointLotQueries(tx, wallet.ownerId);
  const left = await lots.lock();
  const transactionId = await movePoints(tx, wallet, { ...spent, kind: 'WD' });
  await lots.take(transactionId, partsOf(left, spent.points));
  return transactionId;
}

/** What a transaction took comes back, with its old days where they are not too near. */
export async function giveBack(tx: Tx, wallet: PointWallet, spentBy: string, back: Earned): Promise<void> {
  const { title, at: earnedAt } = back;
  const lots = pointLotQueries(tx, wallet.ownerId);
  const taken = await lots.takenBy(spentBy);
  const transactionId = await movePoints(tx, wallet, { ...back, kind: 'TU' });
  const byDay = Map.groupBy(taken, ({ expiresOn }) => returnedUntil(expiresOn, earnedAt));
  await lots.add(
    [...byDay].map(([expiresOn, parts]) => ({
      id: newLotId(),
      transactionId,
      title,
      points: parts.reduce((all, { points }) => all + points, 0),
      earnedAt,
      expiresOn,
    })),
  );
}

/** How much of each lot makes up an amount, the first of them first. */
export function partsOf(lots: readonly Pick<PointLotRow, 'id' | 'remaining'>[], points: number) {
  let missing = points;
  return lots.flatMap(({ id: lotId, remaining }) => {
    const part = Math.min(missing, remaining);
    missing -= part;
    return part > 0 ? [{ lotId, points: part }] : [];
  });
}

const newLotId = () => `plt_${randomUUID()}`;
