import { millisecondsInSecond } from 'date-fns/constants';
import { dayOf, DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { DomainError } from '../../../core/domain-error.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import { workTimeQueries } from './work-times.queries.ts';

interface Worked {
  readonly kind: 'GRADING' | 'WRAP_UP';
  readonly classId: string;
  readonly seconds: number;
}

/**
 * Adds what the portal has measured, but no second twice: not more than has passed since the last time, in whichever tab and class.
 * Throws NOT_FOUND for a class that is not hers.
 */
export const recordWorkTime = (
  { database: { db }, clock }: Pick<ModuleDeps, 'database' | 'clock'>,
  teacherId: string,
  { kind, classId, seconds }: Worked,
): Promise<void> =>
  db.transaction(async (tx) => {
    const queries = workTimeQueries(tx, teacherId);
    if (!(await queries.owns(classId))) throw new DomainError('NOT_FOUND');
    const asked = clock.now();
    const since = await queries.lockClock(new Date(asked.getTime() - seconds * millisecondsInSecond));
    const now = clock.now();
    const passed = Math.floor((now.getTime() - since.getTime()) / millisecondsInSecond);
    const counted = Math.min(seconds, passed);
    if (counted < 1) return;
    // What is less than a second is left for the next time.
    const rest = counted < seconds ? since.getTime() + counted * millisecondsInSecond : now.getTime();
    await queries.moveClock(new Date(rest));
    await queries.add({ classId, day: dayOf(now, DEFAULT_TIME_ZONE), kind, seconds: counted });
  });
