import type { FreeSlot as FreeSlotAnswer, FreeSlotAudience } from '@portal/domain/schedule/free-slot';
import { LIMITS } from '@portal/domain/tenant/limits';
import { addDays, isoWeekdayOf } from '@portal/domain/time/day';
import { minuteOfTime, timeOfMinute } from '@portal/domain/time/time-of-day';
import { WEEKDAYS, type Weekday } from '@portal/domain/time/weekday';
import { DomainError } from '../../../core/domain-error.ts';
import type { FreeSlotRow } from '../calendar/calendar.queries.ts';
import { type FreeTimeRule, isOpenOn } from './free-time.ts';

/** Everything of a stretch of free time but whose it is. */
export type SlotRule = FreeTimeRule & { readonly audience: FreeSlotAudience };

interface SlotTimes {
  readonly start: string;
  readonly end: string;
  readonly audience: FreeSlotAudience;
}

/** Throws NOT_SAME_DAY or SLOT_TOO_SHORT (CAL-2). */
export function minutesOf({ start, end, audience }: SlotTimes) {
  const [startMinute, endMinute] = [minuteOfTime(start), minuteOfTime(end)];
  if (endMinute <= startMinute) throw new DomainError('NOT_SAME_DAY');
  if (endMinute - startMinute < LIMITS.freeSlotMinMinutes) throw new DomainError('SLOT_TOO_SHORT');
  return { startMinute, endMinute, audience };
}

export function dateRule(date: string, minutes: ReturnType<typeof minutesOf>): SlotRule {
  return { kind: 'DATE', weekday: null, date, startsOn: null, until: null, exceptDays: [], ...minutes };
}

interface WeeklyLimits {
  readonly startsOn: string;
  readonly until: string | null;
  readonly exceptDays?: readonly string[];
}

/** A rule begins and ends on its own weekday. Throws VALIDATION when that leaves no day. */
export function weeklyRule(
  weekday: number,
  { startsOn, until, exceptDays = [] }: WeeklyLimits,
  minutes: ReturnType<typeof minutesOf>,
): SlotRule {
  const first = addDays(startsOn, (weekday - isoWeekdayOf(startsOn) + 7) % 7);
  const last = until && addDays(until, -((isoWeekdayOf(until) - weekday + 7) % 7));
  if (last && last < first)
    throw new DomainError('VALIDATION', { fields: { until: '그 안에 여는 날이 하루는 있어야 해요.' } });
  return { kind: 'WEEKLY', weekday, date: null, startsOn: first, until: last, exceptDays, ...minutes };
}

export const numberOf = (weekday: Weekday): number => WEEKDAYS.indexOf(weekday) + 1;

/**
 * The first day, `today` or later, on which two rules would be open at the same time. Two weekly ones share a day as soon as
 * their stretches overlap, though both be closed on it: the table says so too.
 */
export function sharedDay(one: FreeTimeRule, other: FreeTimeRule, today: string): string | undefined {
  if (one.startMinute >= other.endMinute || other.startMinute >= one.endMinute) return undefined;
  const single = [one, other].find(({ kind }) => kind === 'DATE');
  if (single) {
    const day = single.date!;
    return day >= today && isOpenOn(one, day) && isOpenOn(other, day) ? day : undefined;
  }
  if (one.weekday !== other.weekday) return undefined;
  const first = [one.startsOn!, other.startsOn!, today].toSorted()[2]!;
  const shared = addDays(first, (one.weekday! - isoWeekdayOf(first) + 7) % 7);
  const last = [one.until, other.until].filter((day) => day !== null).toSorted()[0];
  if (last !== undefined && last < shared) return undefined;
  for (let day = shared; last === undefined || day <= last; day = addDays(day, 7))
    if (!one.exceptDays.includes(day) && !other.exceptDays.includes(day)) return day;
  return shared;
}

export function answerOf(row: FreeSlotRow): FreeSlotAnswer {
  const { id, audience } = row;
  const times = { start: timeOfMinute(row.startMinute), end: timeOfMinute(row.endMinute), audience };
  if (row.kind === 'DATE') return { id, kind: 'DATE', date: row.date!, ...times };
  const { startsOn, until, exceptDays } = row;
  return {
    id,
    kind: 'WEEKLY',
    weekday: WEEKDAYS[row.weekday! - 1]!,
    startsOn: startsOn!,
    until,
    except: [...exceptDays],
    ...times,
  };
}

const sortKey = ({ kind, weekday, date, startMinute }: FreeTimeRule) =>
  `${kind === 'WEEKLY' ? weekday : `9${date}`} ${String(startMinute).padStart(4, '0')}`;

/** Weekly ones from Monday on, then single days, each by its time. */
export const inOrder = <T extends FreeTimeRule>(rules: readonly T[]): T[] =>
  rules.toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
