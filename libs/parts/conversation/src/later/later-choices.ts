import { formatTime, nameDay } from '@portal/domain/format/date-time';
import { addDays, dayOf, instantOf, minuteOf } from '@portal/domain/time/day';
import { afterNight, isNight } from '@portal/domain/time/night';
import { later as words } from './later-messages.ts';

/** A moment that is proposed. */
export interface LaterChoice {
  readonly label: string;
  readonly at: string;
}

const MORNING = 9 * 60;
const EVENING = 18 * 60;
/** An evening that begins sooner is hardly later. */
const SOON = 30;

/** When a message might be sent, by the clocks of who reads it; never in her night. */
export function laterChoices(now: Date, zone: string): LaterChoice[] {
  const today = dayOf(now, zone);
  const minute = minuteOf(now, zone);
  const at = (day: string, of: number) => instantOf(day, of, zone).toISOString();
  const tomorrow = addDays(today, 1);
  const evening = minute < EVENING - SOON ? today : tomorrow;
  const choices = [
    ...(isNight(now, zone) ? [{ label: words.afterNight, at: afterNight(now, zone).toISOString() }] : []),
    { label: words.evening(nameDay(evening, today)), at: at(evening, EVENING) },
    { label: words.morning(nameDay(tomorrow, today)), at: at(tomorrow, MORNING) },
  ];
  return choices.toSorted((one, other) => one.at.localeCompare(other.at));
}

/** `내일 11:00`, by the clocks of who writes. */
export const laterMoment = (at: string, now: Date, zone: string): string =>
  `${nameDay(dayOf(at, zone), dayOf(now, zone))} ${formatTime(at, zone)}`;

/** The same where somebody else lives: the time alone while that day has the same name there. */
export function theirMoment(at: string, now: Date, zone: string, theirZone: string): string {
  const theirs = laterMoment(at, now, theirZone);
  const [day] = laterMoment(at, now, zone).split(formatTime(at, zone));
  return theirs.startsWith(day!) ? formatTime(at, theirZone) : theirs;
}
