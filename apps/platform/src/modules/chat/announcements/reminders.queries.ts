import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { announcement, announcementReminder, type ReminderRow } from './announcements.tables.ts';

/** Who is reminded of which announcement. */
export type ReminderPlace = Pick<ReminderRow, 'announcementId' | 'memberId'>;
/** One whose time has come. */
export type DueReminder = ReminderPlace & Pick<ReminderRow, 'dueAt'>;

/** Whose time has come, the longest over first; those behind `after`. Also read by the test of its cost. */
export const dueStatement = (db: Db | Tx, now: Date, limit: number, after?: DueReminder) =>
  db
    .select({
      announcementId: announcementReminder.announcementId,
      memberId: announcementReminder.memberId,
      dueAt: announcementReminder.dueAt,
    })
    .from(announcementReminder)
    .where(
      and(
        isNull(announcementReminder.doneAt),
        lte(announcementReminder.dueAt, now),
        after &&
          sql`(due_at, announcement_id, member_id) > (${after.dueAt.toISOString()}::timestamptz, ${after.announcementId}, ${after.memberId})`,
      ),
    )
    .orderBy(
      asc(announcementReminder.dueAt),
      asc(announcementReminder.announcementId),
      asc(announcementReminder.memberId),
    )
    .limit(limit);

/** Reminders of announcements: asked for by their teacher, who holds its lock, and sent by the clock. */
export function reminderQueries(db: Db | Tx) {
  const at = ({ announcementId, memberId }: ReminderPlace) =>
    and(eq(announcementReminder.announcementId, announcementId), eq(announcementReminder.memberId, memberId));

  return {
    /** Of each person the last one stands. */
    async ask(rows: readonly Omit<ReminderRow, 'doneAt'>[]): Promise<void> {
      if (rows.length === 0) return;
      await db
        .insert(announcementReminder)
        .values([...rows])
        .onConflictDoUpdate({
          target: [announcementReminder.announcementId, announcementReminder.memberId],
          set: { askedAt: sql`excluded.asked_at`, dueAt: sql`excluded.due_at`, doneAt: null },
        });
    },

    due: (now: Date, limit: number, after?: DueReminder): Promise<DueReminder[]> => dueStatement(db, now, limit, after),

    /** For the one who sends it, with its announcement's teacher: undefined where another process does so already. */
    async claim(
      place: ReminderPlace,
      now: Date,
    ): Promise<{ readonly teacherId: string; readonly sentAt: Date } | undefined> {
      const [row] = await db
        .select({ teacherId: announcement.teacherId, sentAt: announcement.sentAt })
        .from(announcementReminder)
        .innerJoin(announcement, eq(announcement.id, announcementReminder.announcementId))
        .where(and(at(place), isNull(announcementReminder.doneAt), lte(announcementReminder.dueAt, now)))
        .for('update', { of: announcementReminder, skipLocked: true });
      return row;
    },

    async finish(place: ReminderPlace, doneAt: Date): Promise<void> {
      await db.update(announcementReminder).set({ doneAt }).where(at(place));
    },
  };
}
