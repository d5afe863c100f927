import { millisecondsInDay, millisecondsInHour, millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import { dayOf, daysBetween, type InstantLike, minuteOf, weekdayOf } from '../time/day.ts';
import { timeOfMinute } from '../time/time-of-day.ts';
import { WEEKDAY_LABELS, WEEKDAY_SHORT_LABELS } from '../time/weekday.ts';

// Nothing here reads the locale: it is "en-US" by the source while the portal speaks Korean (domain-model 3.7 no. 4).

/** `HH:mm` in 24 hours (CON-2). */
export const formatTime = (instant: InstantLike, zone: string): string => timeOfMinute(minuteOf(instant, zone));

/** A day `YYYY-MM-DD` as `DD/MM/YYYY` (CON-2). */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${date}/${month}/${year}`;
}

/** `03/04/2026 (금)`: Koreans read the year first, so the weekday tells that this is 3 April. */
export function formatDayWithWeekday(day: string): string {
  return `${formatDay(day)} (${WEEKDAY_SHORT_LABELS[weekdayOf(day)]})`;
}

/** `03/04/2026 10:42`. */
export function formatDateTime(instant: InstantLike, zone: string): string {
  return `${formatDay(dayOf(instant, zone))} ${formatTime(instant, zone)}`;
}

/** `03/04/2026 (금) 10:42`, where somebody has to be there or done by then: on screens, in notices and in letters. */
export function formatMoment(instant: InstantLike, zone: string): string {
  return `${formatDayWithWeekday(dayOf(instant, zone))} ${formatTime(instant, zone)}`;
}

/** `2026년 4월 3일 금요일`, for the ear. */
export function speakDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${year}년 ${month}월 ${date}일 ${WEEKDAY_LABELS[weekdayOf(day)]}`;
}

/** `10시 42분`, for the ear; a full hour is said alone. */
export function speakTime(instant: InstantLike, zone: string): string {
  const minutes = minuteOf(instant, zone);
  const hour = `${Math.floor(minutes / 60)}시`;
  return minutes % 60 === 0 ? hour : `${hour} ${minutes % 60}분`;
}

/** `2026년 4월 3일 금요일 10시 42분`. */
export function speakDateTime(instant: InstantLike, zone: string): string {
  return `${speakDay(dayOf(instant, zone))} ${speakTime(instant, zone)}`;
}

/** Up to here an hour count reads better than "yesterday", even over midnight. */
const HOURS_OVER_MIDNIGHT = 6;

/** How long ago, in words: 방금 전, 5분 전, 2시간 전, 어제, 3일 전, then the date. A clock that runs ahead says 방금 전. */
export function formatRelative(instant: InstantLike, now: InstantLike, zone: string): string {
  const passed = new Date(now).getTime() - new Date(instant).getTime();
  if (passed < millisecondsInMinute) return '방금 전';
  if (passed < millisecondsInHour) return `${Math.floor(passed / millisecondsInMinute)}분 전`;
  const day = dayOf(instant, zone);
  const days = daysBetween(day, dayOf(now, zone));
  if (days === 0 || passed < HOURS_OVER_MIDNIGHT * millisecondsInHour)
    return `${Math.floor(passed / millisecondsInHour)}시간 전`;
  if (days === 1) return '어제';
  return days < 7 ? `${days}일 전` : formatDay(day);
}

/** A day by its nearness: 오늘, 내일, 어제, otherwise `03/04/2026 (금)`. */
export function nameDay(day: string, today: string): string {
  const names: Record<number, string> = { [-1]: '어제', 0: '오늘', 1: '내일' };
  return names[daysBetween(today, day)] ?? formatDayWithWeekday(day);
}

/** A length of time in its two largest units: `45분`, `1시간 20분`, `2일 3시간`; less than a minute is `1분`. */
export function formatDuration(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / millisecondsInMinute));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes}분`;
  if (hours < 24) return minutes % 60 === 0 ? `${hours}시간` : `${hours}시간 ${minutes % 60}분`;
  const days = Math.floor(hours / 24);
  return hours % 24 === 0 ? `${days}일` : `${days}일 ${hours % 24}시간`;
}

/** How long somebody has to wait: `90초`, and above it `53분`. */
export const formatWait = (seconds: number): string =>
  seconds <= 90 ? `${seconds}초` : formatDuration(seconds * millisecondsInSecond);

/** About how long, in its largest unit alone: `45분`, `1시간` for 80 minutes, `2일`; less than a minute is `1분`. */
export function formatLength(ms: number): string {
  if (ms < millisecondsInHour) return `${Math.max(1, Math.floor(ms / millisecondsInMinute))}분`;
  if (ms < millisecondsInDay) return `${Math.floor(ms / millisecondsInHour)}시간`;
  return `${Math.floor(ms / millisecondsInDay)}일`;
}
