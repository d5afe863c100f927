/** Between two ends of anything: every stretch in the house has this one sign. */
export const RANGE_SIGN = '–';

/** Two times of one day, `10:00–11:30`, or two numbers. */
export const formatTimeRange = (from: string, to: string): string => `${from}${RANGE_SIGN}${to}`;

/** Two days, `16/11/2026 – 22/11/2026`, or two moments that each name their day: with room around the sign. */
export const formatDayRange = (from: string, to: string): string => `${from} ${RANGE_SIGN} ${to}`;
