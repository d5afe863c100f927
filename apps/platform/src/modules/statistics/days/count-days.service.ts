import type { ModuleDeps } from '../../../core/module.ts';
import { countDayQueries } from './count-days.queries.ts';

/** Of one teacher in one transaction: a month, so that none lasts long. */
const DAYS_AT_ONCE = 31;
const TEACHERS_AT_ONCE = 50;

/**
 * Keeps the sums of the days by what happened. A day is never changed by what was added to it: it is counted anew from its facts, so
 * that it may be counted twice, by several processes and after a crash, and is the same. The marks of a day are taken before its
 * facts are read, in the same transaction: what is committed later has left a mark of its own.
 */
export function countDayService({ database: { db }, clock }: Pick<ModuleDeps, 'database' | 'clock'>) {
  /** Counts some of a teacher's days that wait; resolves to how many. */
  const countSome = (teacherId: string): Promise<number> =>
    db.transaction(async (tx) => {
      const queries = countDayQueries(tx);
      const now = clock.now();
      await queries.lock(teacherId);
      const days = await queries.take(teacherId, now, DAYS_AT_ONCE);
      if (days.length) await queries.count({ teacherId, days, now });
      return days.length;
    });

  return {
    /** Counts everything that waits now. */
    async drain(): Promise<void> {
      for (;;) {
        const teachers = await countDayQueries(db).waiting(clock.now(), TEACHERS_AT_ONCE);
        if (!teachers.length) return;
        for (const teacherId of teachers) await countSome(teacherId);
      }
    },

    /** Until when everything that happened is counted: of one teacher, or of all. */
    async countedUntil(teacherId?: string): Promise<Date> {
      const now = clock.now();
      const since = await countDayQueries(db).waitingSince(now, teacherId);
      return since && since < now ? since : now;
    },
  };
}
export type CountDayService = ReturnType<typeof countDayService>;
