import { randomBytes } from 'node:crypto';
import { millisecondsInDay } from 'date-fns/constants';
import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { hasCome } from '../../../core/database/elapsed.ts';
import { type Letter, notificationDelivery, type OutwardChannel } from '../channels/channels.tables.ts';
import { outbox, type OutboxPayload } from '../list/notifications.tables.ts';
import type { Plan } from './delivery-plan.ts';

export interface Claimed {
  readonly id: string;
  /** Null with a letter. */
  readonly userId: string | null;
  readonly letter: Letter | null;
  readonly channel: OutwardChannel;
  readonly notificationIds: readonly string[];
  readonly isDigest: boolean;
  /** Counts this try too; a worker that came too late knows by it that the message is no longer its own. */
  readonly attempts: number;
}

interface New {
  readonly userId: string;
  readonly notificationId: string;
  readonly delivery: Plan['deliveries'][number];
  readonly now: Date;
}

/** A digest of the next day that comes into the quiet hours. */
const LONGEST_WAIT_MS = 2 * millisecondsInDay;

// Its words may open something: a link, a code. Once it is sent nobody needs them here, in a backup least of all.
const addressOnly = sql<null>`case when ${notificationDelivery.letter} is not null
  then jsonb_build_object('to', ${notificationDelivery.letter} -> 'to') end`;

const newId = () => `dlv_${randomBytes(15).toString('base64url')}`;

export function deliveryQueries(db: Db | Tx) {
  /** False when a worker has taken this digest already. */
  async function gather(row: typeof notificationDelivery.$inferInsert & { readonly dueAt: Date }): Promise<boolean> {
    const digestKey = `${row.channel}/${row.userId}/${row.dueAt.toISOString()}`;
    const gathered = await db
      .insert(notificationDelivery)
      .values({ ...row, digestKey })
      .onConflictDoUpdate({
        target: notificationDelivery.digestKey,
        set: { notificationIds: sql`${notificationDelivery.notificationIds} || excluded.notification_ids` },
        setWhere: eq(notificationDelivery.attempts, 0),
      })
      .returning({ id: notificationDelivery.id });
    return gathered.length > 0;
  }

  return {
    /** One message of its own, or one more notification in the digest that is being gathered. */
    async put({ userId, notificationId, delivery: { channel, dueAt, digestAfter }, now }: New): Promise<void> {
      const row = { id: newId(), userId, channel, notificationIds: [notificationId], createdAt: now };
      if (!digestAfter) {
        await db.insert(notificationDelivery).values({ ...row, dueAt });
        return;
      }
      // Once a worker has taken a digest, its words are fixed: what comes too late belongs to the next one.
      for (let at = dueAt; !(await gather({ ...row, dueAt: at }));) at = digestAfter(at);
    },

    async putLetter(letter: Letter, now: Date): Promise<void> {
      const row = { id: newId(), notificationIds: [], createdAt: now, dueAt: now };
      await db.insert(notificationDelivery).values({ ...row, channel: 'EMAIL', letter });
    },

    /** Takes due messages that no other worker holds, until `leaseEnd`: whoever dies gives them back by then. */
    async claim(now: Date, leaseEnd: Date, limit: number): Promise<Claimed[]> {
      // As a named part it is run once; as a plain subquery the planner may run it again and lock more than the limit.
      const due = db.$with('due').as(
        db
          .select({ id: notificationDelivery.id })
          .from(notificationDelivery)
          .where(and(isNull(notificationDelivery.doneAt), hasCome(notificationDelivery.dueAt, LONGEST_WAIT_MS, now)))
          .orderBy(asc(notificationDelivery.dueAt))
          .limit(limit)
          .for('update', { skipLocked: true }),
      );
      const rows = await db
        .with(due)
        .update(notificationDelivery)
        .set({ dueAt: leaseEnd, attempts: sql`${notificationDelivery.attempts} + 1` })
        .where(inArray(notificationDelivery.id, db.select({ id: due.id }).from(due)))
        .returning();
      return rows.map(({ digestKey, ...row }) => ({ ...row, isDigest: digestKey !== null }));
    },

    /** What these notifications say, oldest first; those that were removed are left out. */
    async payloadsOf(ids: readonly string[]): Promise<(OutboxPayload & { readonly id: string })[]> {
      const rows = await db
        .select({ id: outbox.id, payload: outbox.payload })
        .from(outbox)
        .where(inArray(outbox.id, [...ids]))
        .orderBy(asc(outbox.seq));
      return rows.map(({ id, payload }) => ({ ...payload, id }));
    },

    async finish({ id, attempts }: Claimed, outcome: 'SENT' | 'NOBODY' | 'GIVEN_UP', now: Date): Promise<void> {
      await db
        .update(notificationDelivery)
        .set({ doneAt: now, outcome, letter: addressOnly })
        .where(and(eq(notificationDelivery.id, id), eq(notificationDelivery.attempts, attempts)));
    },

    /** Gives it back until then; one that was not tried has a try more. */
    async release({ id, attempts }: Claimed, at: Date, { wasTried }: { wasTried: boolean }): Promise<void> {
      await db
        .update(notificationDelivery)
        .set({ dueAt: at, attempts: wasTried ? attempts : attempts - 1 })
        .where(
          and(
            eq(notificationDelivery.id, id),
            eq(notificationDelivery.attempts, attempts),
            isNull(notificationDelivery.doneAt),
          ),
        );
    },

    async forget(before: Date): Promise<void> {
      await db.delete(notificationDelivery).where(lt(notificationDelivery.doneAt, before));
    },
  };
}
