import { and, asc, count, desc, eq, isNotNull, isNull, lt, min, ne, or, sql, type SQL } from 'drizzle-orm';
import type { OpsQueue } from '@portal/domain/ops/ops';
import type { OpsFilter } from '@portal/domain/ops/ops.contract';
import type { Db, Tx } from '../database/database.ts';
import { opsItem as table, type OpsItemRow } from './ops-items.tables.ts';

const PAGE = 20;

/** The things of one queue. */
export function opsItemQueries(db: Db | Tx, queue: OpsQueue) {
  const isOpen = and(eq(table.queue, queue), isNull(table.decidedAt));
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
      const [row] = await db
        .select({
          open: count(),
          overdue: sql<number>`count(*) filter (where ${lt(table.dueAt, now)})::int`,
          mine: sql<number>`count(*) filter (where ${eq(table.reviewerId, operatorId)})::int`,
          nextDueAt: min(table.dueAt),
        })
        .from(table)
        .where(isOpen);
      return row!;
    },

    /** The most urgent first; of what has ended, the newest. */
    async page(filter: OpsFilter, operatorId: string, page: number) {
      const wanted: Record<OpsFilter, SQL | undefined> = {
        OPEN: isOpen,
        MINE: and(isOpen, eq(table.reviewerId, operatorId)),
        DECIDED: and(eq(table.queue, queue), isNotNull(table.decidedAt)),
      };
      const order =
        filter === 'DECIDED' ? [desc(table.decidedAt), desc(table.seq)] : [asc(table.dueAt), asc(table.seq)];
      const [row] = await db.select({ n: count() }).from(table).where(wanted[filter]);
      const items = await db
        .select()
        .from(table)
        .where(wanted[filter])
        .orderBy(...order)
        .limit(PAGE)
        .offset((page - 1) * PAGE);
      return { total: row!.n, items };
    },

    /** For the first time, or again after it was decided or taken back. */
    async open(
      item: Pick<OpsItemRow, 'id' | 'teacherId' | 'title' | 'submittedAt' | 'dueAt' | 'applicantName' | 'mark'>,
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
        .onConflictDoUpdate({ target: [table.queue, table.id], set: { ...waiting, isAgain: true } });
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
