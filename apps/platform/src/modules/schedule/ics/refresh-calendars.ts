import { millisecondsInMinute } from 'date-fns/constants';
import type { ModuleDeps } from '../../../core/module.ts';
import type { Teacher } from '../../../core/teacher.ts';
import { externalCalendarQueries } from './external-calendars.queries.ts';
import type { externalCalendarService } from './external-calendars.service.ts';

const EVERY_MS = millisecondsInMinute;
const AT_ONCE = 5;
/** Longer than reading one may take; after it another process may try. */
const LEASE_MS = 120_000;

interface Deps extends Pick<ModuleDeps, 'database' | 'clock' | 'log'> {
  readonly calendars: ReturnType<typeof externalCalendarService>;
  readonly findTeacher: (id: string) => Promise<Teacher>;
}

/** Reads connected calendars again every hour, whichever process is first. */
export function createCalendarRefresh({ database, clock, log, calendars, findTeacher }: Deps) {
  let stopTicking: (() => void) | undefined;
  let running: Promise<void> | undefined;

  async function work(): Promise<void> {
    const now = clock.now();
    const leaseUntil = new Date(now.getTime() + LEASE_MS);
    for (const calendar of await externalCalendarQueries(database.db).claimDue(now, leaseUntil, AT_ONCE)) {
      const teacher = await findTeacher(calendar.teacherId);
      await calendars
        .readDue(calendar, teacher)
        .catch((err: unknown) => log.error({ err, calendar: calendar.id }, 'a connected calendar failed'));
    }
  }

  const tick = (): Promise<void> =>
    (running ??= work().finally(() => {
      running = undefined;
    }));

  return {
    tick,
    start() {
      stopTicking = clock.every(EVERY_MS, () => {
        tick().catch((err: unknown) => log.error({ err }, 'reading connected calendars failed, will be tried again'));
      });
    },
    async stop() {
      stopTicking?.();
      await running?.catch(() => undefined);
    },
  };
}
