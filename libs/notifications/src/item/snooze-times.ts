import { millisecondsInHour } from 'date-fns/constants';
import { addDays, dayOf, instantOf, mondayOf } from '@portal/domain/time/day';
import { messages } from '../messages.ts';

export interface SnoozeTime {
  id: 'hour' | 'evening' | 'morning' | 'monday';
  label: string;
  until: Date;
}

const [MORNING, EVENING] = [8 * 60, 20 * 60];

/** When a notification can come back, the nearest first; an evening that is over or near is not offered. */
export function snoozeTimes(now: Date, zone: string): SnoozeTime[] {
  const today = dayOf(now, zone);
  const inAnHour = new Date(now.getTime() + millisecondsInHour);
  const evening = instantOf(today, EVENING, zone);
  const times: SnoozeTime[] = [
    { id: 'hour', label: messages.snooze.hour, until: inAnHour },
    { id: 'evening', label: messages.snooze.evening, until: evening },
    { id: 'morning', label: messages.snooze.morning, until: instantOf(addDays(today, 1), MORNING, zone) },
    { id: 'monday', label: messages.snooze.monday, until: instantOf(addDays(mondayOf(today), 7), MORNING, zone) },
  ];
  return times.filter(({ id, until }) => id !== 'evening' || until > inAnHour);
}
