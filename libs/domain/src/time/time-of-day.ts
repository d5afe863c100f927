import { twoDigits } from './day.ts';

/** `09:30` for 570 minutes after midnight; the end of a day is `24:00`. */
export const timeOfMinute = (minute: number): string =>
  `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;

/** Minutes after midnight of a time that is known to be one (`HH:mm`). */
export const minuteOfTime = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
