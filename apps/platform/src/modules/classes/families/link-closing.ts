import { addDays, instantOf } from '@portal/domain/time/day';

/** For how long after the last day of its class a link still shows what was. */
const AFTER_CLASS_DAYS = 30;

/** The last day on which the links of a class open anything; a day of the reader's. */
export const lastDayOfLinks = (endDate: string): string => addDays(endDate, AFTER_CLASS_DAYS);

/** The moment at which that day is over where the reader is. */
export const closingOf = (endDate: string, zone: string): Date =>
  instantOf(addDays(lastDayOfLinks(endDate), 1), 0, zone);

export const isLinkClosed = (endDate: string, zone: string, now: Date): boolean => now >= closingOf(endDate, zone);
