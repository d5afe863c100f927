import { addDays, dayOf, daysBetween, type InstantLike, weekdayOf } from '@portal/domain/time/day';
import { MESSAGES } from '../messages.ts';

const HOUR_MS = 3_600_000;
/** From here on down the hours are counted: a day is too long a word for them. */
const COUNTED_HOURS = 12;
/** So few hours are little. */
const FEW_HOURS = 3;

export interface DueWords {
  text: string;
  state: 'ample' | 'soon' | 'over';
}

function length(ms: number): string {
  const minutes = Math.max(1, Math.floor(ms / 60_000));
  if (minutes < 60) return MESSAGES.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? MESSAGES.hours(hours) : MESSAGES.days(Math.floor(hours / 24));
}

function workingDaysUntil(due: string, today: string): number {
  const days = Array.from({ length: daysBetween(today, due) }, (_, n) => weekdayOf(addDays(today, n + 1)));
  return Math.max(1, days.filter((day) => day !== 'SATURDAY' && day !== 'SUNDAY').length);
}

/** How long something still has, in one unit: 영업일 1일 안에, 3시간 남음, 2시간 지남. Public holidays are not known here. */
export function dueWords(dueAt: InstantLike, now: InstantLike, zone: string): DueWords {
  const left = new Date(dueAt).getTime() - new Date(now).getTime();
  if (left <= 0) return { text: MESSAGES.duePassed(length(-left)), state: 'over' };
  if (left > COUNTED_HOURS * HOUR_MS) {
    const days = workingDaysUntil(dayOf(dueAt, zone), dayOf(now, zone));
    return { text: MESSAGES.dueWorkingDays(days), state: 'ample' };
  }
  return { text: MESSAGES.dueLeft(length(left)), state: left < FEW_HOURS * HOUR_MS ? 'soon' : 'ample' };
}
