import { formatDay } from '@portal/domain/format/date-time';
import { formatPoints } from '@portal/domain/format/money';
import { POINT_NOTICE_DAYS } from '@portal/domain/points/point-expiry';
import { paths, sitePath } from '@portal/domain/site/paths';
import { addDays, dayOf, DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import type { Tx } from '../../core/database/database.ts';
import { createIntervalWorker, type IntervalWorker } from '../../core/interval-worker.ts';
import type { Notice } from '../notifications/module.ts';
import { advanceReliefs } from './gifts/fee-reliefs.ts';
import { takeStep } from './gifts/redemption-steps.ts';
import { ownRedemptionQueries, redemptionStepQueries } from './gifts/redemptions.queries.ts';
import type { RedemptionRow } from './gifts/redemptions.tables.ts';
import { dueLotQueries, pointLotQueries } from './lots/point-lots.queries.ts';
import { lockPurse } from './lots/purse.ts';
import { CLOCK, type PointsDeps } from './points-deps.ts';

const EVERY_MS = 60_000;
/** Owners that one round looks at; the rest is due in the next one. */
const AT_ONCE = 500;

/**
 * Ends points, vouchers and lower fees whose time is over, begins lower fees, and tells who is to lose points. Each step looks again
 * behind the lock of the purse: several processes may do it at once, and what stops in the middle goes on in the next round.
 */
export function pointsClock(deps: PointsDeps): IntervalWorker {
  const { database, clock, realtime, notify, log } = deps;
  const { db } = database;

  async function forOwner(ownerId: string, work: (tx: Tx, at: Date) => Promise<void>): Promise<void> {
    try {
      const at = clock.now();
      await database.db.transaction(async (tx) => {
        await lockPurse(tx, ownerId, at);
        await work(tx, at);
      });
      realtime.tell(ownerId, 'wallet.changed', {});
    } catch (err) {
      log.error({ err, ownerId }, 'the clock of points failed for one, and will try again');
    }
  }

  /** One voucher or lower fee; it may have been used since. */
  async function settle({ teacherId, id }: RedemptionRow, tx: Tx, at: Date): Promise<void> {
    const row = (await ownRedemptionQueries(tx, teacherId).byId(id))!;
    if (row.kind === 'FEE_RELIEF') await advanceReliefs(deps, tx, teacherId, at);
    else if (row.state === 'ISSUED') await takeStep(deps, tx, row, { event: 'EXPIRE', actorId: CLOCK, at });
  }

  async function tick(): Promise<void> {
    const today = dayOf(clock.now(), DEFAULT_TIME_ZONE);
    // The purse itself lets go of what has ended.
    for (const ownerId of await dueLotQueries(db).ended(today, AT_ONCE)) await forOwner(ownerId, async () => undefined);
    const soon = addDays(today, POINT_NOTICE_DAYS);
    for (const { ownerId, expiresOn } of await dueLotQueries(db).untold(soon, AT_ONCE))
      await forOwner(ownerId, async (tx, at) => {
        const points = await pointLotQueries(tx, ownerId).noteTold(expiresOn, at);
        if (points) await notify(tx, endingNotice(ownerId, points, expiresOn));
      });
    for (const row of await redemptionStepQueries(db).due(clock.now(), AT_ONCE))
      await forOwner(row.teacherId, (tx, at) => settle(row, tx, at));
  }

  return createIntervalWorker(tick, {
    clock,
    everyMs: EVERY_MS,
    onFailure: (err) => log.error({ err }, 'the clock of points failed, and will try again'),
  });
}

const endingNotice = (userId: string, points: number, expiresOn: string): Notice => ({
  userId,
  kind: 'POINTS',
  entity: expiresOn,
  version: `ENDING_${points}`,
  title: '곧 사라질 포인트가 있어요',
  content: `${formatPoints(points)}를 ${formatDay(expiresOn)}까지 쓸 수 있어요.`,
  url: sitePath(paths.points()),
});
