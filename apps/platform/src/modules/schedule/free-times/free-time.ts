import { millisecondsInMinute } from 'date-fns/constants';
import type { Calendar, FreeTime } from '@portal/domain/schedule/calendar';
import { LIMITS } from '@portal/domain/tenant/limits';
import { addDays, isoWeekdayOf, spanOfDay } from '@portal/domain/time/day';
import { asSpan, asTimeSpan, lengthOf, type Span, without } from '../../../core/days/span.ts';

/** When free time is open: on one day, or on a weekday from a day on until another (null: for good), but not on `exceptDays`. */
export interface FreeTimeRule {
  readonly kind: 'WEEKLY' | 'DATE';
  readonly weekday: number | null;
  readonly date: string | null;
  readonly startMinute: number;
  readonly endMinute: number;
  readonly startsOn: string | null;
  readonly until: string | null;
  readonly exceptDays: readonly string[];
}

export interface FreeSlot extends FreeTimeRule {
  readonly id: string;
}

const SHORTEST_MS = LIMITS.freeSlotMinMinutes * millisecondsInMinute;

/** Every stretch of free time from one local day to another, both included, without what a time off takes away. */
export function unfoldFreeTimes(
  slots: readonly FreeSlot[],
  range: { from: string; to: string; timeZone: string },
  timeOffs: Calendar['timeOffs'] = [],
): FreeTime[] {
  const holes = timeOffs.map(asSpan);
  const found: (Span & { slot: FreeSlot })[] = [];
  for (let day = range.from; day <= range.to; day = addDays(day, 1))
    for (const slot of slots.filter((candidate) => isOpenOn(candidate, day)))
      for (const rest of without(spanOn(slot, day, range.timeZone), holes))
        // A day on which the clocks go forward may shorten a slot to less than anyone could book.
        if (lengthOf(rest) >= SHORTEST_MS) found.push({ ...rest, slot });
  return found
    .sort((one, other) => one.from.getTime() - other.from.getTime() || (one.slot.id < other.slot.id ? -1 : 1))
    .map(({ slot, ...span }) => ({ slotId: slot.id, repeats: slot.kind === 'WEEKLY', ...asTimeSpan(span) }));
}

/** The instants between which a rule is open on a day. */
export const spanOn = (rule: Pick<FreeTimeRule, 'startMinute' | 'endMinute'>, day: string, timeZone: string): Span =>
  spanOfDay(day, [rule.startMinute, rule.endMinute], timeZone);

export function isOpenOn(rule: FreeTimeRule, day: string): boolean {
  if (rule.kind === 'DATE') return rule.date === day;
  return (
    rule.weekday === isoWeekdayOf(day) &&
    (rule.startsOn === null || rule.startsOn <= day) &&
    (rule.until === null || day <= rule.until) &&
    !rule.exceptDays.includes(day)
  );
}
