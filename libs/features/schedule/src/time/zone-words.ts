import { formatTime } from '@portal/domain/format/date-time';
import { dayOf, daysBetween } from '@portal/domain/time/day';

/** Cities that a teacher of the Korean edition knows by a Korean name; the first two are an every-day case. */
export const KNOWN_ZONES = {
  'Asia/Seoul': '서울',
  'Asia/Ho_Chi_Minh': '호찌민',
  'Asia/Tokyo': '도쿄',
  'Asia/Shanghai': '상하이',
  'Asia/Singapore': '싱가포르',
  'Asia/Bangkok': '방콕',
  'Asia/Kolkata': '뉴델리',
  'Asia/Dubai': '두바이',
  'Australia/Sydney': '시드니',
  'Europe/London': '런던',
  'Europe/Paris': '파리',
  'Europe/Berlin': '베를린',
  'America/New_York': '뉴욕',
  'America/Chicago': '시카고',
  'America/Los_Angeles': '로스앤젤레스',
  'America/Toronto': '토론토',
} as const satisfies Record<string, string>;

// Browsers name one place in two ways.
const OLD_NAMES: Readonly<Record<string, string>> = {
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Asia/Calcutta': 'Asia/Kolkata',
};

/** The city of a zone: in Korean where it is known, else as the zone writes it. */
export function cityOf(zone: string): string {
  const known: Readonly<Record<string, string>> = KNOWN_ZONES;
  return known[OLD_NAMES[zone] ?? zone] ?? zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
}

/** How far the day of the other zone lies from the own one: 전날, 다음 날, or nothing. */
export function dayShift(day: string, otherDay: string): '' | '전날' | '다음 날' {
  const days = daysBetween(day, otherDay);
  if (days === 0) return '';
  return days < 0 ? '전날' : '다음 날';
}

/** `호찌민 08:00`, or `호찌민 전날 23:00`, for an instant that is shown on the clocks of `zone`. */
export function otherZoneTime(instant: string | number, zone: string, second: string): string {
  const shift = dayShift(dayOf(instant, zone), dayOf(instant, second));
  return [cityOf(second), shift, formatTime(instant, second)].filter(Boolean).join(' ');
}
