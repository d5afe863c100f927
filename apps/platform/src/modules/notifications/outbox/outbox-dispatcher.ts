import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { atMostEvery } from '../../../core/at-most-every.ts';
import type { Tx } from '../../../core/database/database.ts';
import { createIntervalWorker, type IntervalWorker } from '../../../core/interval-worker.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import { planDelivery } from '../delivery/delivery-plan.ts';
import { deliveryQueries } from '../delivery/delivery.queries.ts';
import { type Accounts, recipientsOf } from '../delivery/recipients.ts';
import { type NewNotification, notificationWrites } from '../list/notifications.queries.ts';
import { type OutboxRow, outboxQueries } from './outbox.queries.ts';

const BATCH = 50;
const KEEP_SENT_MS = 30 * millisecondsInDay;

interface Deps extends Pick<ModuleDeps, 'database' | 'clock' | 'realtime' | 'log'> {
  readonly accounts: Accounts;
  /** Called when something waits for its way out of the portal. */
  readonly onDeliveries?: () => void;
}

/**
 * Turns outbox rows into notifications and into messages for the other channels. The claim, both of these and the mark are
 * one transaction, so a crash anywhere loses nothing and doubles nothing; the word over the socket follows the commit and
 * carries the id only.
 */
export function createOutboxDispatcher(deps: Deps, everyMs = 1_000): IntervalWorker {
  const { database, clock, realtime, log, accounts, onDeliveries } = deps;
  const isCleanUpDue = atMostEvery(clock, millisecondsInHour);

  async function deliverBatch(): Promise<number> {
    const told: { userId: string; id: string }[] = [];
    let planned = 0;
    const now = clock.now();
    const claimed = await database.db.transaction(async (tx) => {
      const queue = outboxQueries(tx);
      const rows = await queue.claim(BATCH);
      if (!rows.length) return 0;
      // Inboxes are locked in one order everywhere, or two dispatchers could wait for each other.
      const userIds = [...new Set(rows.map((row) => row.userId))].sort();
      const recipients = await recipientsOf(tx, accounts, userIds);
      for (const userId of userIds) {
        const planOf = (row: OutboxRow) => ({ row, plan: planDelivery(row.payload, recipients.get(userId)!, now) });
        const plans = rows.filter((row) => row.userId === userId).map(planOf);
        planned += await write(tx, userId, plans, now);
        told.push(...plans.flatMap(({ row: { id }, plan }) => (plan.isListed ? { userId, id } : [])));
      }
      await queue.markDispatched(
        rows.map(({ id }) => id),
        now,
      );
      return rows.length;
    });
    for (const { userId, id } of told) realtime.tell(userId, 'notification.new', { id });
    if (planned) onDeliveries?.();
    return claimed;
  }

  async function cleanUp(): Promise<void> {
    if (isCleanUpDue()) await outboxQueries(database.db).forgetSent(new Date(clock.now().getTime() - KEEP_SENT_MS));
  }

  async function work(): Promise<void> {
    while ((await deliverBatch()) === BATCH);
    await cleanUp();
  }

  return createIntervalWorker(work, {
    clock,
    everyMs,
    onFailure: (err) => log.error({ err }, 'outbox delivery failed, will be tried again'),
  });
}

interface Planned {
  readonly row: OutboxRow;
  readonly plan: ReturnType<typeof planDelivery>;
}

/** One user's notifications and messages; the number of the latter. */
async function write(tx: Tx, userId: string, planned: readonly Planned[], now: Date): Promise<number> {
  const notifications = notificationWrites(tx);
  await notifications.append(
    userId,
    planned.filter(({ plan }) => plan.isListed).map(({ row }) => toNew(row)),
  );
  const elsewhere = planned.filter(({ plan }) => !plan.isListed && plan.deliveries.length);
  await notifications.appendUnlisted(elsewhere.map(({ row }) => toNew(row)));
  let count = 0;
  for (const { row, plan } of planned)
    for (const delivery of plan.deliveries) {
      await deliveryQueries(tx).put({ userId, notificationId: row.id, delivery, now });
      count++;
    }
  return count;
}

function toNew({ id, userId, payload: { only: _only, ...content }, createdAt }: OutboxRow): NewNotification {
  return { ...content, id, userId, publishedAt: createdAt };
}
