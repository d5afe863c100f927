import { type Mission, MISSION_IDS, type MissionId, type MissionState } from '@portal/domain/points/mission';
import type { Db, Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { PointWallet } from '../../wallet/module.ts';
import { earn, lockPurse } from '../lots/purse.ts';
import { marketMonth } from '../market-month.ts';
import type { PointsDeps } from '../points-deps.ts';
import { missionCounts } from './mission-counts.queries.ts';
import { MISSIONS } from './mission-list.ts';
import { missionClaimQueries } from './missions.queries.ts';

const ONCE = 'ONCE';

/** All missions as they stand for a teacher at a moment. */
export async function missionsOf(on: Db | Tx, teacherId: string, now: Date): Promise<Mission[]> {
  const { month, ...span } = marketMonth(now);
  const [counts, claims] = await Promise.all([
    missionCounts(on, { teacherId, ...span }),
    missionClaimQueries(on, teacherId).ofPeriods([ONCE, month]),
  ]);
  return MISSION_IDS.map((id) => {
    const { claimedAt } = claims.find(({ mission }) => mission === id) ?? {};
    const { target, ...rule } = MISSIONS[id];
    const value = Math.min(counts[id], target);
    const state: MissionState = claimedAt ? 'CLAIMED' : value < target ? 'OPEN' : 'CLAIMABLE';
    return { id, ...rule, target, value, state, claimedAt: claimedAt?.toISOString() ?? null };
  });
}

/** Missions, counted from what happened, and what is given for them. */
export function missionService({ database, clock, realtime }: PointsDeps) {
  async function give(tx: Tx, purse: PointWallet, { id, points, title, period }: Mission, at: Date): Promise<void> {
    const cause = { kind: 'MISSION', id } as const;
    const transactionId = await earn(tx, purse, { points, reason: 'MISSION', title, cause, at });
    await missionClaimQueries(tx, purse.ownerId).add({
      mission: id,
      period: period === 'ONCE' ? ONCE : marketMonth(at).month,
      points,
      transactionId,
      claimedAt: at,
    });
  }

  /** Whoever claims at the same time waits at her purse, and then finds it claimed. */
  async function claim(teacherId: string, pick: (mission: Mission) => boolean) {
    const at = clock.now();
    const done = await database.db.transaction(async (tx) => {
      const purse = await lockPurse(tx, teacherId, at);
      const picked = (await missionsOf(tx, teacherId, at)).filter(pick);
      const given = picked.filter(({ state }) => state === 'CLAIMABLE');
      for (const mission of given) await give(tx, purse, mission, at);
      return { picked, given };
    });
    if (done.given.length) realtime.tell(teacherId, 'wallet.changed', {});
    const claimedAt = at.toISOString();
    const items = done.picked.map((mission): Mission =>
      mission.state === 'CLAIMABLE' ? { ...mission, state: 'CLAIMED', claimedAt } : mission,
    );
    return { points: done.given.reduce((all, { points }) => all + points, 0), items };
  }

  return {
    list: (teacherId: string) => missionsOf(database.db, teacherId, clock.now()),

    /** Claimed again, because the answer was lost, it stays claimed. Throws NOT_CLAIMABLE. */
    async claim(teacherId: string, id: MissionId): Promise<Mission> {
      const { items } = await claim(teacherId, (mission) => mission.id === id);
      const [mission] = items as [Mission];
      if (mission.state !== 'CLAIMED') throw new DomainError('NOT_CLAIMABLE');
      return mission;
    },

    /** Everything that can be claimed now. */
    claimAll: (teacherId: string) => claim(teacherId, ({ state }) => state === 'CLAIMABLE'),
  };
}

export type MissionService = ReturnType<typeof missionService>;
