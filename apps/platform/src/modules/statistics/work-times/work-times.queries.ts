import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { classView } from '../../classes/module.ts';
import { workClock, workTime } from '../statistics.tables.ts';

type NewWorkTime = typeof workTime.$inferInsert;

/** The measured working time of one teacher. */
export function workTimeQueries(on: Db | Tx, teacherId: string) {
  return {
    async owns(classId: string): Promise<boolean> {
      const rows = await on
        .select({ id: classView.id })
        .from(classView)
        .where(and(eq(classView.id, classId), eq(classView.teacherId, teacherId)));
      return rows.length > 0;
    },

    /** Until when her time is counted, `since` where none is yet. Until the transaction ends, nobody else counts it. */
    async lockClock(since: Date): Promise<Date> {
      await on.insert(workClock).values({ teacherId, countedUntil: since }).onConflictDoNothing();
      const [row] = await on.select().from(workClock).where(eq(workClock.teacherId, teacherId)).for('update');
      return row!.countedUntil;
    },

    async moveClock(countedUntil: Date): Promise<void> {
      await on.update(workClock).set({ countedUntil }).where(eq(workClock.teacherId, teacherId));
    },

    async add(time: Omit<NewWorkTime, 'teacherId'>): Promise<void> {
      await on
        .insert(workTime)
        .values({ teacherId, ...time })
        .onConflictDoUpdate({
          target: [workTime.teacherId, workTime.classId, workTime.day, workTime.kind],
          set: { seconds: sql`least(86400, ${workTime.seconds} + excluded.seconds)` },
        });
    },
  };
}
