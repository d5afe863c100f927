import type { PlannedLesson, TimingException } from '@portal/domain/classes/class';
import { ERRORS } from '@portal/domain/contract/error-code';
import { addDays, dayOf, instantOf, minuteOf } from '@portal/domain/time/day';
import { asTimeSpan, lengthOf, overlaps, type Span } from '../../../core/days/span.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { PlannedLessonTime } from './class-plan.ts';

/** A planned time that may have been moved away from the weekly schedule. */
interface MovedTime extends PlannedLessonTime {
  readonly slotAt: Date;
}

/** The times with those that are held at another time instead, in order. Throws VALIDATION. */
export function withMoves(
  times: readonly PlannedLessonTime[],
  exceptions: readonly TimingException[],
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): MovedTime[] {
  const moves = new Map(exceptions.map(({ slotAt, newStartAt }) => [Date.parse(slotAt), newStartAt]));
  return times
    .map((time) => {
      const slotAt = time.from;
      const newStartAt = moves.get(slotAt.getTime()) ?? null;
      if (newStartAt === null) return { ...time, slotAt };
      const from = new Date(newStartAt);
      const to = new Date(from.getTime() + lengthOf(time));
      const day = dayOf(from, timeZone);
      const refusal = (sentence: string) => new DomainError('VALIDATION', { fields: { exceptions: sentence } });
      if (from <= now) throw refusal('지난 시각으로는 옮길 수 없어요.');
      if (dayOf(new Date(to.getTime() - 1), timeZone) !== day) throw refusal(ERRORS.NOT_SAME_DAY.message);
      return { ...time, day, from, to, slotAt };
    })
    .toSorted((one, other) => one.from.getTime() - other.from.getTime());
}

/** A lesson of the same plan onto which another one was moved. */
export function overlapWithin(times: readonly MovedTime[], at: number): PlannedLesson['conflict'] {
  const other = times.findIndex((time, index) => index !== at && overlaps(time, times[at]!));
  if (other === -1) return null;
  return { kind: 'LESSON', id: 'planned', title: `이 수업 ${other + 1}회차`, ...asTimeSpan(times[other]!) };
}

/** The same time of the clock some days later. */
export function movedByDays(span: Span, days: number, timeZone: string): Span {
  const from = instantOf(addDays(dayOf(span.from, timeZone), days), minuteOf(span.from, timeZone), timeZone);
  return { from, to: new Date(from.getTime() + lengthOf(span)) };
}
