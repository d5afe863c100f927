import { afterNight } from '@portal/domain/time/night';
import { DomainError } from '../../../core/domain-error.ts';
import type { ChatDeps } from '../chat-deps.ts';
import { announcementQueries } from './announcements.queries.ts';
import { mayBeReminded } from './reminder-rules.ts';
import { reminderQueries } from './reminders.queries.ts';

/** What a teacher does about those who have not read her announcements; `wake` has the letters leave soon. */
export function remindersService({ database: { db }, clock, classes }: ChatDeps, wake: () => void) {
  return {
    /** Whose night it is hears of it when that is over. */
    async remind(teacherId: string, id: string): Promise<{ sentCount: number; heldCount: number }> {
      const reminders = await db.transaction(async (tx) => {
        const queries = announcementQueries(tx);
        if (!(await queries.lock(teacherId, id))) throw new DomainError('NOT_FOUND');
        const [first] = await queries.messagesOf([id]);
        if (!first || first.message.deletedAt) throw new DomainError('WRONG_STATE');
        const readers = await queries.readersOf([id]);
        const now = clock.now();
        const reached = await classes.reached(
          tx,
          readers.map(({ memberId }) => memberId),
        );
        const rows = mayBeReminded(readers, reached, now).map(({ memberId, timeZone }) => ({
          announcementId: id,
          memberId,
          askedAt: now,
          dueAt: afterNight(now, timeZone),
        }));
        await reminderQueries(tx).ask(rows);
        return rows;
      });
      wake();
      const heldCount = reminders.filter(({ askedAt, dueAt }) => dueAt > askedAt).length;
      return { sentCount: reminders.length - heldCount, heldCount };
    },
  };
}
