import { millisecondsInMinute } from 'date-fns/constants';
import type { FreeTime } from '@portal/domain/schedule/calendar';
import type { FreeSlot } from '@portal/domain/schedule/free-slot';
import { addDays, mondayOf, weekdayOf } from '@portal/domain/time/day';
import { type Weekday, WEEKDAYS } from '@portal/domain/time/weekday';
import type { Day } from '../time/day.ts';
import type { WallTime } from '../time/wall-clock.ts';

export type WeeklyRule = Extract<FreeSlot, { kind: 'WEEKLY' }>;
export type DateRule = Extract<FreeSlot, { kind: 'DATE' }>;

/** What repeats and is not over, day by day from Monday, each in time order. */
export function weeklyRules(rules: readonly FreeSlot[], today: Day): { weekday: Weekday; rules: WeeklyRule[] }[] {
  const alive = rules
    .filter((rule): rule is WeeklyRule => rule.kind === 'WEEKLY' && (rule.until === null || rule.until >= today))
    .sort((a, b) => (a.start < b.start ? -1 : 1));
  return WEEKDAYS.map((weekday) => ({ weekday, rules: alive.filter((rule) => rule.weekday === weekday) }));
}

/** A day that is unlike its weekday: open on its own, or closed although it repeats. */
export type DatedEntry =
  | { readonly kind: 'open'; readonly day: Day; readonly rule: DateRule }
  | { readonly kind: 'closed'; readonly day: Day; readonly rule: WeeklyRule };

/** Days from today on that are unlike their weekday, in order. A day that was closed to be opened otherwise is open. */
export function datedEntries(rules: readonly FreeSlot[], today: Day): DatedEntry[] {
  const open = rules.filter((rule): rule is DateRule => rule.kind === 'DATE' && rule.date >= today);
  const entries: DatedEntry[] = open.map((rule) => ({ kind: 'open', day: rule.date, rule }));
  for (const rule of rules) {
    if (rule.kind !== 'WEEKLY') continue;
    for (const day of rule.except) {
      const isIn = day >= today && day >= rule.startsOn && (rule.until === null || day <= rule.until);
      const isReplaced = open.some(({ date, start, end }) => date === day && start < rule.end && rule.start < end);
      if (isIn && !isReplaced) entries.push({ kind: 'closed', day, rule });
    }
  }
  return entries.sort((a, b) => (a.day !== b.day ? (a.day < b.day ? -1 : 1) : a.rule.start < b.rule.start ? -1 : 1));
}

/** The Mondays of this week and of those after it. */
export const comingMondays = (today: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, week) => addDays(mondayOf(today), week * 7));

/** The next day, today included, that is such a weekday. */
export function nextSuchDay(weekday: Weekday, today: Day): Day {
  const wait = WEEKDAYS.indexOf(weekday) - WEEKDAYS.indexOf(weekdayOf(today));
  return addDays(today, (wait + 7) % 7);
}

/** How many stretches of last week this week has not, and could still have: what copying would add. */
export function missingThisWeek(freeTimes: readonly FreeTime[], now: WallTime, at: (time: number) => WallTime): number {
  const monday = mondayOf(now.day);
  const spans = freeTimes.map(({ startAt, endAt }) => {
    const start = at(Date.parse(startAt));
    const length = (Date.parse(endAt) - Date.parse(startAt)) / millisecondsInMinute;
    return { day: start.day, start: start.minute, end: start.minute + length };
  });
  return spans
    .filter(({ day }) => day < monday && day >= addDays(monday, -7))
    .map((span) => ({ ...span, day: addDays(span.day, 7) }))
    .filter(({ day, end }) => day > now.day || (day === now.day && end > now.minute))
    .filter(
      (wanted) => !spans.some((span) => span.day === wanted.day && span.start < wanted.end && wanted.start < span.end),
    ).length;
}
