import { and, asc, desc, eq, gt, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { RedemptionState } from '@portal/domain/points/gift';
import type { Db, Tx } from '../../../core/database/database.ts';
import { redemption, redemptionHistory, type RedemptionRow } from './redemptions.tables.ts';

const OPEN: readonly RedemptionState[] = ['RESERVED', 'ISSUED', 'PREPARING', 'SHIPPED', 'ACTIVE'];
const OVER: readonly RedemptionState[] = ['USED', 'EXPIRED', 'DELIVERED', 'ENDED', 'DONATED', 'CANCELED'];
const USABLE: RedemptionState[] = ['ISSUED', 'ACTIVE'];

// Written out: the index of a list is found by the words of its condition.
const isIn = (states: readonly RedemptionState[]) =>
  sql`${redemption.state} in (${sql.raw(states.map((state) => `'${state}'`).join(', '))})`;

export type NewRedemption = Omit<typeof redemption.$inferInsert, 'teacherId'>;

/** What one teacher took. Every statement names her. */
export function ownRedemptionQueries(db: Db | Tx, teacherId: string) {
  const isOwn = eq(redemption.teacherId, teacherId);
  const one = async (condition: SQL): Promise<RedemptionRow | undefined> => {
    const [row] = await db.select().from(redemption).where(and(isOwn, condition));
    return row;
  };
  return {
    byId: (id: string) => one(eq(redemption.id, id)),
    byKey: (clientId: string) => one(eq(redemption.clientId, clientId)),

    /** The newest first. */
    page: (asked: { view?: 'OPEN' | 'OVER' | undefined; before: number | undefined; size: number }) =>
      db
        .select()
        .from(redemption)
        .where(
          and(
            isOwn,
            asked.view && isIn(asked.view === 'OPEN' ? OPEN : OVER),
            asked.before === undefined ? undefined : lt(redemption.seq, asked.before),
          ),
        )
        .orderBy(desc(redemption.seq))
        .limit(asked.size),

    usable: () => db.$count(redemption, and(isOwn, isIn(OPEN), inArray(redemption.state, USABLE))),

    async add(row: NewRedemption): Promise<RedemptionRow> {
      const [added] = await db
        .insert(redemption)
        .values({ ...row, teacherId })
        .returning();
      return added!;
    },

    /** Lower fees that run or wait, in the order in which they were taken. */
    openReliefs: (): Promise<RedemptionRow[]> =>
      db
        .select()
        .from(redemption)
        .where(and(isOwn, eq(redemption.kind, 'FEE_RELIEF'), isIn(['RESERVED', 'ACTIVE'])))
        .orderBy(asc(redemption.seq)),

    /** The lower fees that run at some moment between two, whether or not the clock has come to say so. */
    reliefsIn: (first: Date, last: Date): Promise<RedemptionRow[]> =>
      db
        .select()
        .from(redemption)
        .where(
          and(
            isOwn,
            sql`${redemption.kind} = 'FEE_RELIEF' and ${redemption.state} <> 'CANCELED'`,
            lte(redemption.startsAt, last),
            gt(redemption.until, first),
          ),
        ),
  };
}

/** Steps in the life of a gift that was taken, whoever takes them. */
export function redemptionStepQueries(db: Db | Tx) {
  return {
    async byId(id: string): Promise<RedemptionRow | undefined> {
      const [row] = await db.select().from(redemption).where(eq(redemption.id, id));
      return row;
    },

    /** From where it was seen; undefined when somebody else was first. */
    async move(seen: RedemptionRow, set: Partial<RedemptionRow>): Promise<RedemptionRow | undefined> {
      const [row] = await db
        .update(redemption)
        .set({ ...set, version: sql`${redemption.version} + 1` })
        .where(and(eq(redemption.id, seen.id), eq(redemption.state, seen.state), eq(redemption.version, seen.version)))
        .returning();
      return row;
    },

    async record(step: Omit<typeof redemptionHistory.$inferInsert, 'seq'>): Promise<void> {
      await db.insert(redemptionHistory).values(step);
    },

    history: (redemptionId: string) =>
      db
        .select({ toState: redemptionHistory.toState, at: redemptionHistory.at, note: redemptionHistory.note })
        .from(redemptionHistory)
        .where(eq(redemptionHistory.redemptionId, redemptionId))
        .orderBy(asc(redemptionHistory.seq)),

    /** Vouchers and lower fees whose time is over, and lower fees whose time has come. */
    due: (now: Date, limit: number): Promise<RedemptionRow[]> =>
      db
        .select()
        .from(redemption)
        .where(
          or(
            and(isIn(['ISSUED', 'ACTIVE']), lte(redemption.until, now)),
            and(
              sql`${redemption.state} = 'RESERVED' and ${redemption.kind} = 'FEE_RELIEF'`,
              lte(redemption.startsAt, now),
            ),
          ),
        )
        .limit(limit),
  };
}
export type RedemptionStep = Awaited<ReturnType<ReturnType<typeof redemptionStepQueries>['history']>>[number];
