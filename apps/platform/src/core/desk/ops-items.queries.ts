import { and, asc, count, desc, eq, isNotNull, isNull, lt, min, ne, or, sql, type SQL } from 'drizzle-orm';
import type { OpsQueue } from '@portal/domain/ops/ops';
import type { OpsFilter } from '@portal/domain/ops/ops.contract';
import type { Db, Tx } from '../database/database.ts';
import { opsItem as table, type OpsItemRow } from './ops-items.tables.ts';
import { OPS_PAGE, reachableStatement } from './reachable.queries.ts';

const isOpenIn = (queue: OpsQueue) => and(eq(table.queue, queue), isNull(table.decidedAt));

function wantedOf(queue: OpsQueue, filter: OpsFilter, operatorId: string): SQL | undefined {
  if (filter === 'DECIDED') return and(eq(table.queue, queue), isNotNull(table.decidedAt));
  return and(isOpenIn(queue), filter === 'MINE' ? eq(table.reviewerId, operatorId) : undefined);
}

interface Asked {
  readonly filter: OpsFilter;
  readonly operatorId: string;
  readonly page: number;
}

/** The most urgent first; of what has ended, the newest. Also read by the test of its cost. */
export const itemsStatement = (db: Db | Tx, queue: OpsQueue, { filter, operatorId, page }: Asked) =>
  db
    .select()
    .from(table)
    .where(wantedOf(queue, filter, operatorId))
    .orderBy(...(filter === 'DECIDED' ? [desc(table.decidedAt), desc(table.seq)] : [asc(table.dueAt), asc(table.seq)]))
    .limit(OPS_PAGE)
    .offset((page - 1) * OPS_PAGE);

/** Also read by the test of its cost. */
export const totalStatement = (db: Db | Tx, queue: OpsQueue, { filter, operatorId }: Omit<Asked, 'page'>) =>
  reachableStatement(db, table, wantedOf(queue, filter, operatorId));

/** Also read by the test of its cost. */
export const countStatement = (db: Db | Tx, queue: OpsQueue, operatorId: string, now: Date) =>
  db
    .select({
      open: count(),
      overdue: sql<number>`count(*) filter (where ${lt(table.dueAt, now)})::int`,
      mine: sql<number>`count(*) filter (where ${eq(table.reviewerId, operatorId)})::int`,
      nextDueAt: min(table.dueAt),
    })
    .from(table)
    .where(isOpenIn(queue));

/** The things of one queue. */
export function opsItemQueries(db: Db | Tx, queue: OpsQueue) {
  const isOpen = isOpenIn(queue);
  const isThis = (id: string) => and(eq(table.queue, queue), eq(table.id, id));
  const isOther = (operatorId: string) => or(isNull(table.confirmedBy), ne(table.confirmedBy, operatorId));
  const isHeld = (id: string, operatorId: string) =>
    and(isThis(id), eq(table.state, 'PICKED_UP'), eq(table.reviewerId, operatorId));

  /** Only where it still is what the condition says; undefined where it is not. */
  async function change(
    condition: SQL | undefined,
    set: Partial<typeof table.$inferInsert>,
  ): Promise<OpsItemRow | undefined> {
    const [row] = await db.update(table).set(set).where(condition).returning();
    return row;
  }

  return {
    async byId(id: string): Promise<OpsItemRow | undefined> {
      const [row] = await db.select().from(table).where(isThis(id));
      return row;
    },

    async count(operatorId: string, now: Date) {
      const [row] = await countStatement(db, queue, operatorId, now);
      return row!;
    },

    async page(filter: OpsFilter, operatorId: string, page: number) {
      const [row] = await totalStatement(db, queue, { filter, operatorId });
      return { total: row!.total, items: await itemsStatement(db, queue, { filter, operatorId, page }) };
    },

    /** For the first time, or again after it was decided or taken back. */
    async open(
      item: Pick<OpsItemRow, 'id' | 'teacherId' | 'title' | 'submittedAt' | 'dueAt' | 'applicantName' | 'mark'>,
      { isReturned }: { readonly isReturned: boolean },
    ) {
      const unseen = {
        state: 'WAITING',
        reviewerId: null,
        decidedAt: null,
        confirmedBy: null,
        confirmedAt: null,
      } as const;
      const waiting = { ...item, ...unseen };
      await db
        .insert(table)
        .values({ queue, ...waiting })
        .onConflictDoUpdate({
          target: [table.queue, table.id],
          set: { ...waiting, isAgain: isReturned ? sql`${table.isAgain}` : true },
        });
    },

    cancel: (id: string, now: Date) => change(and(isThis(id), isOpen), { state: 'CANCELED', decidedAt: now }),

    pickUp: (id: string, operatorId: string) =>
      change(and(isThis(id), eq(table.state, 'WAITING'), isOther(operatorId)), {
        state: 'PICKED_UP',
        reviewerId: operatorId,
      }),

    release: (id: string, operatorId: string) => change(isHeld(id, operatorId), { state: 'WAITING', reviewerId: null }),

    /** The first yes of two: it waits for another person. */
    confirm: (id: string, operatorId: string, now: Date) =>
      change(and(isHeld(id, operatorId), isNull(table.confirmedBy)), {
        state: 'WAITING',
        reviewerId: null,
        confirmedBy: operatorId,
        confirmedAt: now,
      }),

    decide: (
      id: string,
      operatorId: string,
      decision: Pick<OpsItemRow, 'state' | 'reason' | 'remarks'> & { decidedAt: Date },
    ) => change(isHeld(id, operatorId), decision),
  };
}
