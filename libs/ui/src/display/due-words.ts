import { millisecondsInHour } from 'date-fns/constants';
import { formatLength } from '@portal/domain/format/date-time';
import { addDays, dayOf, daysBetween, type InstantLike, weekdayOf } from '@portal/domain/time/day';
import { MESSAGES } from '../messages.ts';

/** From here on down the hours are counted: a day is too long a word for them. */
const COUNTED_HOURS = 12;
/** So few hours are little. */
const FEW_HOURS = 3;

export interface DueWords {
  text: string;
  state: 'ample' | 'soon' | 'over';
}

function workingDaysUntil(due: string, today: string): number {
  const days = Array.from({ length: daysBetween(today, due) }, (_, n) => weekdayOf(addDays(today, n + 1)));
  return Math.max(1, days.filter((day) => day !== 'SATURDAY' && day !== 'SUNDAY').length);
}

/** How long something still has, in one unit: 영업일 1일 안에, 3시간 남음, 2시간 지남. Public holidays are not known here. */
export function dueWords(dueAt: InstantLike, now: InstantLike, zone: string): DueWords {
  const left = new Date(dueAt).getTime() - new Date(now).getTime();
  if (left <= 0) return { text: MESSAGES.duePassed(formatLength(-left)), state: 'over' };
  if (left > COUNTED_HOURS * millisecondsInHour) {
    const days = workingDaysUntil(dayOf(dueAt, zone), dayOf(now, zone));
    return { text: MESSAGES.dueWorkingDays(days), state: 'ample' };
  }
  return {
    text: MESSAGES.dueLeft(formatLength(left)),
    state: left < FEW_HOURS * millisecondsInHour ? 'soon' : 'ample',
  };
}
