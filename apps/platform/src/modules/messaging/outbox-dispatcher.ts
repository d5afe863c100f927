import type { ModuleDeps } from '../../core/module.ts';
import { notificationWrites, type NewNotification } from './notifications.queries.ts';
import { type OutboxRow, outboxQueries } from './outbox.queries.ts';

const BATCH = 50;
const KEEP_SENT_MS = 30 * 86_400_000;

interface OutboxDispatcher {
  /** Delivers everything that waits now; resolves when nothing is left. Concurrent calls share the work. */
  flush(): Promise<void>;
  /** Delivers soon; for callers that do not want to wait. */
  wake(): void;
  start(): void;
  stop(): Promise<void>;
}

type Deps = Pick<ModuleDeps, 'database' | 'clock' | 'realtime' | 'log'>;

/**
 * Turns outbox rows into notifications. The claim, the notification and the mark are one transaction, so a crash anywhere
 * loses nothing and doubles nothing; the word over the socket follows the commit and carries the id only.
 */
export function createOutboxDispatcher({ database, clock, realtime, log }: Deps, everyMs = 1_000): OutboxDispatcher {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let isStopped = false;
  let lastCleanup = 0;

  async function deliverBatch(): Promise<number> {
    const rows = await database.db.transaction(async (tx) => {
      const queue = outboxQueries(tx);
      const claimed = await queue.claim(BATCH);
      // Inboxes are locked in one order everywhere, or two dispatchers could wait for each other.
      for (const userId of [...new Set(claimed.map((row) => row.userId))].sort())
        await notificationWrites(tx).append(userId, claimed.filter((row) => row.userId === userId).map(toNew));
      if (claimed.length)
        await queue.markDispatched(
          claimed.map(({ id }) => id),
          clock.now(),
        );
      return claimed;
    });
    for (const { userId, id } of rows) realtime.tell(userId, 'notification.new', { id });
    return rows.length;
  }

  async function cleanUp(): Promise<void> {
    const now = clock.now().getTime();
    if (now - lastCleanup < 3_600_000) return;
    lastCleanup = now;
    await outboxQueries(database.db).forgetSent(new Date(now - KEEP_SENT_MS));
  }

  async function run(): Promise<void> {
    try {
      do {
        again = false;
        while ((await deliverBatch()) === BATCH);
        await cleanUp();
      } while (again);
    } finally {
      running = undefined;
    }
  }

  function flush(): Promise<void> {
    // Whoever asks while a round runs may have committed after its last claim: one more round is then due.
    if (running) again = true;
    else running = run();
    return running;
  }

  function wake(): void {
    if (!isStopped)
      flush().catch((error: unknown) => log.error({ err: error }, 'outbox delivery failed, will be tried again'));
  }

  return {
    flush,
    wake,
    start() {
      timer = setInterval(wake, everyMs);
      timer.unref();
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}

const toNew = ({ id, userId, payload, createdAt }: OutboxRow): NewNotification => ({
  ...payload,
  id,
  userId,
  publishedAt: createdAt,
});
