import { millisecondsInHour } from 'date-fns/constants';
import { formatClock } from '@portal/domain/format/clock';
import { formatDuration } from '@portal/domain/format/date-time';

/** How long until a lesson, as a figure: to the second below an hour, in words above it. */
export const countdown = (ms: number): string => (ms < millisecondsInHour ? formatClock(ms) : formatDuration(ms));
