import { millisecondsInMinute } from 'date-fns/constants';

const SPOKEN = [1, 5, 15];

/** At which of the minutes that are spoken a lesson is that begins in so many milliseconds; null before and after. */
export const spokenMinutes = (left: number): number | null =>
  left > 0 ? (SPOKEN.find((minutes) => left <= minutes * millisecondsInMinute) ?? null) : null;
