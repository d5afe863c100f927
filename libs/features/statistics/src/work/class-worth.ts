import { wageOf, workedMinutes } from '@portal/domain/statistics/metric-text';
import type { ClassWork } from '@portal/domain/statistics/statistics';

export interface ClassWorth extends ClassWork {
  /** Minutes of all its work. */
  readonly minutes: number;
  /** In whole đồng; null where no minute was worked or nothing came in. */
  readonly perHour: number | null;
}

/** What an hour in each class brought, the highest first; those without a wage stand at the end. */
export const worthOf = (classes: readonly ClassWork[]): ClassWorth[] =>
  classes
    .map((one) => ({ ...one, minutes: workedMinutes(one), perHour: wageOf(one) }))
    .sort((a, b) => (b.perHour ?? -Infinity) - (a.perHour ?? -Infinity) || b.minutes - a.minutes);

/** From here on grading is worth a word. */
const MUCH_GRADING = 0.3;

/** The class in which grading takes the largest share of the time, if that is much; in whole percents. */
export function mostGraded(classes: readonly ClassWorth[]): { className: string; percent: number } | null {
  const shares = classes
    .filter(({ minutes }) => minutes > 0)
    .map(({ className, gradingMinutes, minutes }) => ({ className, share: gradingMinutes / minutes }))
    .sort((a, b) => b.share - a.share);
  const [most] = shares;
  return most && most.share >= MUCH_GRADING
    ? { className: most.className, percent: Math.round(most.share * 100) }
    : null;
}
