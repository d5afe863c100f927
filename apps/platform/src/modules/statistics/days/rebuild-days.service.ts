import type { ModuleDeps } from '../../../core/module.ts';
import type { CountDayService } from './count-days.service.ts';
import { type DayThatDiffers, rebuildDayQueries } from './rebuild-days.queries.ts';

const DAYS_AT_ONCE = 31;

export type DifferingDay = DayThatDiffers & { readonly teacherId: string };

/** The sums of the days from nothing, and whether they are what their facts say. */
export function rebuildDayService(
  { database: { db }, clock }: Pick<ModuleDeps, 'database' | 'clock'>,
  { drain }: CountDayService,
) {
  return {
    async rebuild(): Promise<void> {
      await rebuildDayQueries(db).markAll();
      await drain();
    },

    /** Compares every day that does not wait to be counted; resolves to those that differ. */
    async verify(): Promise<DifferingDay[]> {
      const queries = rebuildDayQueries(db);
      const now = clock.now();
      const found: DifferingDay[] = [];
      const byTeacher = Map.groupBy(await queries.settledDays(now), ({ teacherId }) => teacherId);
      for (const [teacherId, rows] of byTeacher)
        for (let from = 0; from < rows.length; from += DAYS_AT_ONCE) {
          const days = rows.slice(from, from + DAYS_AT_ONCE).map(({ day }) => day);
          const differing = await queries.differing({ teacherId, days, now });
          found.push(...differing.map((one) => ({ teacherId, ...one })));
        }
      return found;
    },
  };
}
