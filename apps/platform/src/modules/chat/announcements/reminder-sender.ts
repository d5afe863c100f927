import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../core/database/database.ts';
import { createIntervalWorker, type IntervalWorker } from '../../../core/interval-worker.ts';
import type { ChatDeps } from '../chat-deps.ts';
import type { Reminded } from './announcement-ports.ts';
import { announcementQueries, readersStatement } from './announcements.queries.ts';
import { announcementReader } from './announcements.tables.ts';
import { type DueReminder, reminderQueries, type ReminderPlace } from './reminders.queries.ts';

const EVERY_MS = 30_000;
const SENT_AT_ONCE = 100;

/** In which class it waits for her; undefined where she has read it since, has left, or it was taken back. */
async function waitingFor(
  tx: Tx,
  { announcementId, memberId }: ReminderPlace,
): Promise<Pick<Reminded, 'classId' | 'content'> | undefined> {
  const rooms = await readersStatement(
    tx,
    and(eq(announcementReader.announcementId, announcementId), eq(announcementReader.memberId, memberId))!,
  );
  if (rooms.some(({ hasRead }) => hasRead)) return undefined;
  const messages = await announcementQueries(tx).messagesOf([announcementId]);
  const found = messages.find(({ message }) => rooms.some(({ roomId }) => roomId === message.roomId));
  if (!found || found.message.deletedAt || found.room.classId === null) return undefined;
  return { classId: found.room.classId, content: found.message.content };
}

/** Sends the reminders that are due: each in a transaction of its own, and once, however many processes look. */
export function reminderSender({ database: { db }, clock, log, letters }: ChatDeps): IntervalWorker {
  async function send({ announcementId, memberId }: ReminderPlace): Promise<void> {
    const place = { announcementId, memberId };
    const now = clock.now();
    await db.transaction(async (tx) => {
      const claimed = await reminderQueries(tx).claim(place, now);
      if (!claimed) return;
      const waiting = await waitingFor(tx, place);
      if (waiting) await letters.remind(tx, { ...claimed, ...waiting, guardianId: memberId });
      await reminderQueries(tx).finish(place, now);
    });
  }

  async function work(): Promise<void> {
    for (let after: DueReminder | undefined; ;) {
      const due = await reminderQueries(db).due(clock.now(), SENT_AT_ONCE, after);
      for (const one of due)
        // One that cannot be sent keeps no other one waiting.
        await send(one).catch((err: unknown) =>
          log.error({ err, ...one }, 'a reminder of an announcement waits for now'),
        );
      if (due.length < SENT_AT_ONCE) return;
      after = due.at(-1);
    }
  }

  return createIntervalWorker(work, {
    clock,
    everyMs: EVERY_MS,
    onFailure: (err) => log.error({ err }, 'sending reminders failed, and will be tried again'),
  });
}
