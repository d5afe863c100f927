import { millisecondsInMinute } from 'date-fns/constants';
import { SCHEDULE_ITEM_LABELS, type TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import { LIMITS } from '@portal/domain/tenant/limits';
import { dayOf } from '@portal/domain/time/day';
import { asTimeSpan, lengthOf } from '../../../core/days/span.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { sharedDay, type SlotRule } from './free-slot-rules.ts';
import { type FreeSlot, type FreeTimeRule, spanOn } from './free-time.ts';

const STEP_MINUTES = 15;
const DAY_MINUTES = 24 * 60;
const MOST_ALTERNATIVES = 3;

/** From where free time is looked at: her zone, and the moment. */
export interface Moment {
  readonly timeZone: string;
  readonly now: Date;
}

export const todayOf = ({ timeZone, now }: Moment): string => dayOf(now, timeZone);

/** Throws SLOT_OVERLAP when one of the rules, all of the same hours, would be open together with one that stands. */
export function refuseOverlap(wanted: readonly SlotRule[], standing: readonly FreeSlot[], moment: Moment): void {
  const today = todayOf(moment);
  const met = wanted.flatMap((rule) =>
    standing.flatMap((other) => {
      const day = sharedDay(rule, other, today);
      return day === undefined ? [] : [{ rule, other, day }];
    }),
  );
  const [first] = met.toSorted((one, two) => (one.day < two.day ? -1 : Number(one.day > two.day)));
  if (!first) return;
  const { rule, other, day } = first;
  throw new DomainError('SLOT_OVERLAP', {
    conflict: {
      wanted: asTimeSpan(spanOn(rule, day, moment.timeZone)),
      other: {
        kind: 'FREE_TIME',
        id: other.id,
        title: SCHEDULE_ITEM_LABELS.FREE_TIME,
        ...asTimeSpan(spanOn(other, day, moment.timeZone)),
      },
      alternatives: alternativesFor(wanted, day, standing, moment),
    },
  });
}

/** Hours of the same length at which all the rules would fit, as they are on one day, nearest first. */
function alternativesFor(
  wanted: readonly SlotRule[],
  day: string,
  standing: readonly FreeTimeRule[],
  moment: Moment,
): TimeSpan[] {
  const { startMinute, endMinute } = wanted[0]!;
  const length = endMinute - startMinute;
  const starts = Array.from(
    { length: Math.floor((DAY_MINUTES - length) / STEP_MINUTES) + 1 },
    (_, at) => at * STEP_MINUTES,
  );
  const today = todayOf(moment);
  return starts
    .toSorted((one, other) => Math.abs(one - startMinute) - Math.abs(other - startMinute) || one - other)
    .map((start) => ({ startMinute: start, endMinute: start + length }))
    .filter((times) => {
      const span = spanOn(times, day, moment.timeZone);
      // Hours that the clocks leave out, and those that have begun, are no choice.
      if (span.from < moment.now || lengthOf(span) !== length * millisecondsInMinute) return false;
      return wanted.every((rule) => standing.every((other) => !sharedDay({ ...rule, ...times }, other, today)));
    })
    .slice(0, MOST_ALTERNATIVES)
    .map((times) => asTimeSpan(spanOn(times, day, moment.timeZone)));
}

/** Throws SLOT_PAST for a day or a time that is over, SLOT_TOO_SHORT where the clocks leave too little of it. */
export function refusePast(rules: readonly SlotRule[], moment: Moment): void {
  for (const rule of rules) {
    if (rule.kind === 'WEEKLY') continue;
    const span = spanOn(rule, rule.date!, moment.timeZone);
    if (span.to <= moment.now) throw new DomainError('SLOT_PAST');
    if (lengthOf(span) < LIMITS.freeSlotMinMinutes * millisecondsInMinute) throw new DomainError('SLOT_TOO_SHORT');
  }
}

/** Throws LIMIT_REACHED. */
export function refuseMany(count: number): void {
  if (count > LIMITS.freeSlotsMax) throw new DomainError('LIMIT_REACHED', { values: { n: LIMITS.freeSlotsMax } });
}
