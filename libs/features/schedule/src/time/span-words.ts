import { formatDayWithWeekday, formatTime, nameDay, speakDay } from '@portal/domain/format/date-time';
import { formatDayRange, formatTimeRange } from '@portal/domain/format/range';
import type { TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import { dayOf } from '@portal/domain/time/day';
import { messages } from '../messages.ts';

// The end belongs to nobody: midnight closes the day before it.
const lastDayOf = (span: TimeSpan, zone: string) => dayOf(Date.parse(span.endAt) - 1, zone);

function endTime(span: TimeSpan, zone: string): string {
  const time = formatTime(span.endAt, zone);
  return time === '00:00' ? '24:00' : time;
}

/** `20/11/2026 (금) 10:00–11:30`; a stretch over several days names both. */
export function spanWords(span: TimeSpan, zone: string): string {
  const day = dayOf(span.startAt, zone);
  const last = lastDayOf(span, zone);
  if (last === day) return `${formatDayWithWeekday(day)} ${timesWords(span, zone)}`;
  const moment = (on: string, time: string) => `${formatDayWithWeekday(on)} ${time}`;
  return formatDayRange(moment(day, formatTime(span.startAt, zone)), moment(last, endTime(span, zone)));
}

/** `10:00–11:30`, for a place that names the day itself. */
export const timesWords = (span: TimeSpan, zone: string): string =>
  formatTimeRange(formatTime(span.startAt, zone), endTime(span, zone));

/** The times alone where they lie on one day, else each with its day. */
export const shortSpanWords = (span: TimeSpan, zone: string): string =>
  lastDayOf(span, zone) === dayOf(span.startAt, zone) ? timesWords(span, zone) : spanWords(span, zone);

/** `내일 10:00–11:30`: near days by their names. */
export const nearSpanWords = (span: TimeSpan, today: string, zone: string): string =>
  `${nameDay(dayOf(span.startAt, zone), today)} ${timesWords(span, zone)}`;

/** `2026년 11월 20일 금요일 10:00부터 11:30까지`, for the ear. */
export function speakSpan(span: TimeSpan, zone: string): string {
  const day = dayOf(span.startAt, zone);
  const last = lastDayOf(span, zone);
  const end = last === day ? endTime(span, zone) : `${speakDay(last)} ${endTime(span, zone)}`;
  return `${speakDay(day)} ${messages.span(formatTime(span.startAt, zone), end)}`;
}

export const lengthOf = (span: TimeSpan): number => Date.parse(span.endAt) - Date.parse(span.startAt);

/** What two stretches have in common, or null. */
export function commonSpan(a: TimeSpan, b: TimeSpan): TimeSpan | null {
  const start = Math.max(Date.parse(a.startAt), Date.parse(b.startAt));
  const end = Math.min(Date.parse(a.endAt), Date.parse(b.endAt));
  return end > start ? { startAt: new Date(start).toISOString(), endAt: new Date(end).toISOString() } : null;
}
