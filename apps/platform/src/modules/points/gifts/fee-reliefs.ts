import { addDays } from 'date-fns/addDays';
import { max } from 'date-fns/max';
import { min } from 'date-fns/min';
import type { Db, Tx } from '../../../core/database/database.ts';
import { CLOCK, type PointsDeps } from '../points-deps.ts';
import { takeStep } from './redemption-steps.ts';
import { ownRedemptionQueries, redemptionStepQueries } from './redemptions.queries.ts';
import type { RedemptionRow } from './redemptions.tables.ts';

/**
 * Ends and begins what is due of a teacher's lower fees. One that waits begins to the second where the one before it ends, however
 * late the clock looks. Her purse is locked.
 */
export async function advanceReliefs(deps: Pick<PointsDeps, 'notify'>, tx: Tx, teacherId: string, at: Date) {
  for (const row of await ownRedemptionQueries(tx, teacherId).openReliefs()) {
    if (row.startsAt === null || row.startsAt > at) continue;
    const by = { actorId: CLOCK, at };
    const running = row.state === 'ACTIVE' ? row : await takeStep(deps, tx, row, { ...by, event: 'ACTIVATE' });
    if (running.until! <= at) await takeStep(deps, tx, running, { ...by, event: 'END' });
  }
}

/** Puts those that wait one behind the other, the first behind what runs, and begins what can begin now. Her purse is locked. */
export async function planReliefs(deps: Pick<PointsDeps, 'notify'>, tx: Tx, teacherId: string, at: Date) {
  const open = await ownRedemptionQueries(tx, teacherId).openReliefs();
  let free = max([at, ...open.flatMap(({ state, until }) => (state === 'ACTIVE' ? [until!] : []))]);
  for (const row of open.filter(({ state }) => state === 'RESERVED')) {
    const span = { startsAt: free, until: addDays(free, row.days!) };
    if (!isSame(row, span)) await redemptionStepQueries(tx).move(row, span);
    free = span.until;
  }
  await advanceReliefs(deps, tx, teacherId, at);
}

const isSame = ({ startsAt, until }: RedemptionRow, span: { startsAt: Date; until: Date }) =>
  startsAt?.getTime() === span.startsAt.getTime() && until?.getTime() === span.until.getTime();

/**
 * How much less of the income of lessons that begin at these moments the platform keeps, as a fraction for each; 0 without a gift
 * that lowers the fee then. Two never run at once.
 */
export async function feeReliefs(on: Db | Tx, teacherId: string, startAts: readonly Date[]): Promise<number[]> {
  if (!startAts.length) return [];
  const rows = await ownRedemptionQueries(on, teacherId).reliefsIn(min([...startAts]), max([...startAts]));
  return startAts.map((at) => rows.find(({ startsAt, until }) => startsAt! <= at && at < until!)?.relief ?? 0);
}
