import { addMonths } from '../time/day.ts';

/**
 * The day on which a month `YYYY-MM` is paid: all that is confirmed until its last minute is part of it, so it is paid as soon as
 * the next one begins (INC-4). Every screen and the clock of the month's end say this day.
 */
export const payoutDayOf = (month: string): string => addMonths(`${month}-01`, 1);
