import { timeOfMinute } from '@portal/domain/time/time-of-day';

export const DAY_MINUTES = 24 * 60;

/** Minutes since midnight of `HH:mm`; null for anything else. `24:00` is the end of the day. */
export function minutesOf(time: string): number | null {
  const [, hour, minute] = /^(\d{2}):([0-5]\d)$/.exec(time) ?? [];
  const minutes = Number(hour) * 60 + Number(minute);
  return hour !== undefined && minutes <= DAY_MINUTES ? minutes : null;
}

const BEFORE_NOON = /오전|아침|새벽|am/;
const AFTER_NOON = /오후|저녁|밤|낮|pm/;
const WORDS: Readonly<Record<string, string>> = { 정오: '12:00', 자정: '00:00' };

/**
 * The time that somebody means by `930`, `9:30`, `15`, `오후 3시`, `오후 3시 반`, `3:30 pm`; null where it is none.
 * `24:00` counts only where the end of the day may be said.
 */
export function readTime(text: string, allowEndOfDay = false): string | null {
  const typed = text.normalize('NFC').toLowerCase().replaceAll(/[\s.]/g, '');
  const word = WORDS[typed];
  if (word) return word;
  const bare = typed.replace(BEFORE_NOON, '').replace(AFTER_NOON, '').replace('시반', ':30');
  const [, hourText, minuteText] =
    /^(\d{1,2})(?:[:시](\d{1,2})?분?)?$/.exec(bare) ?? /^(\d{1,2})(\d{2})$/.exec(bare) ?? [];
  if (hourText === undefined) return null;
  let hour = Number(hourText);
  const minute = Number(minuteText ?? 0);
  if (AFTER_NOON.test(typed) && hour < 12) hour += 12;
  if (BEFORE_NOON.test(typed) && hour === 12) hour = 0;
  const minutes = hour * 60 + minute;
  if (minute > 59 || minutes > DAY_MINUTES || (minutes === DAY_MINUTES && !allowEndOfDay)) return null;
  return timeOfMinute(minutes);
}

/** A time that needs no guess while it is still being typed. */
export const isWholeTime = (text: string): boolean => /^\d{1,2}:\d{2}$|^\d{4}$/.test(text);

/** The next round time `steps` steps away, within the day. */
export function stepTime(time: string, steps: number, step: number, allowEndOfDay = false): string {
  const minutes = minutesOf(time);
  if (minutes === null) return timeOfMinute(9 * 60);
  const round = steps > 0 ? Math.floor(minutes / step) : Math.ceil(minutes / step);
  const last = allowEndOfDay ? DAY_MINUTES : Math.floor((DAY_MINUTES - 1) / step) * step;
  return timeOfMinute(Math.min(Math.max((round + steps) * step, 0), last));
}

/** Every time of the day that the list offers. */
export function timesOfDay(step: number, allowEndOfDay = false): string[] {
  const times = Array.from({ length: Math.ceil(DAY_MINUTES / step) }, (_, index) => timeOfMinute(index * step));
  return allowEndOfDay ? [...times, '24:00'] : times;
}

/** `15:30` for the ear: 오후 3시 30분. */
export function speakTimeOfDay(time: string): string {
  const minutes = minutesOf(time) ?? 0;
  const hour = Math.floor(minutes / 60);
  const half = hour < 12 || hour === 24 ? '오전' : '오후';
  const spoken = hour === 24 ? '자정' : `${half} ${hour % 12 || 12}시`;
  return minutes % 60 === 0 ? spoken : `${spoken} ${minutes % 60}분`;
}
