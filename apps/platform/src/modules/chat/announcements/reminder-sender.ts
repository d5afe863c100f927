import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../core/database/database.ts';
import { createDueWorker } from '../../../core/due-worker.ts';
import type { IntervalWorker } from '../../../core/interval-worker.ts';
import type { ChatDeps } from '../chat-deps.ts';
import type { Reminded } from './announcement-ports.ts';
import { announcementQueries, readersStatement } from './announcements.queries.ts';
import { announcementReader } from './announcements.tables.ts';
import { type DueReminder, reminderQueries, type ReminderPlace } from './reminders.queries.ts';

const EVERY_MS = 30_000;

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
export function reminderSender(deps: ChatDeps): IntervalWorker {
  const {
    database: { db },
    clock,
    letters,
  } = deps;
  return createDueWorker<DueReminder>(deps, {
    everyMs: EVERY_MS,
    due: (limit, after) => reminderQueries(db).due(clock.now(), limit, after),
    async do({ announcementId, memberId }) {
      const place = { announcementId, memberId };
      const now = clock.now();
      await db.transaction(async (tx) => {
        const claimed = await reminderQueries(tx).claim(place, now);
        if (!claimed) return;
        const waiting = await waitingFor(tx, place);
        if (waiting) await letters.remind(tx, { ...claimed, ...waiting, guardianId: memberId });
        await reminderQueries(tx).finish(place, now);
      });
    },
    says: {
      stays: 'a reminder of an announcement waits for now',
      failed: 'sending reminders failed, and will be tried again',
    },
  });
}
