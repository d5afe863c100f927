import type { NotificationSettings } from '@portal/domain/notifications/notification-settings';
import { addDays, dayOf, endInstantOf, instantOf, minuteOf } from '@portal/domain/time/day';
import { minuteOfTime } from '@portal/domain/time/time-of-day';

/** The hours in which nothing may ring, and whether e-mails are gathered; times are of the user's zone. */
export type Preference = Pick<NotificationSettings, 'quietFrom' | 'quietTo' | 'digest'>;

const DIGEST_MINUTE = 8 * 60;

/** The moment itself, or the end of the quiet hours that it falls into. */
export function afterQuietHours(at: Date, { quietFrom, quietTo }: Preference, zone: string): Date {
  if (quietFrom === null || quietTo === null) return at;
  const [from, to] = [minuteOfTime(quietFrom), minuteOfTime(quietTo)];
  const minute = minuteOf(at, zone);
  const isOverMidnight = from > to;
  const isQuiet = isOverMidnight ? minute >= from || minute < to : minute >= from && minute < to;
  if (!isQuiet) return at;
  const day = dayOf(at, zone);
  const end = endInstantOf(isOverMidnight && minute >= from ? addDays(day, 1) : day, to, zone);
  // An hour that comes twice ends the first time, which may be over already.
  return end > at ? end : at;
}

/** The next eight in the morning of the zone, always later than `now`. */
export function nextDigest(now: Date, zone: string): Date {
  const day = dayOf(now, zone);
  const today = instantOf(day, DIGEST_MINUTE, zone);
  return today > now ? today : instantOf(addDays(day, 1), DIGEST_MINUTE, zone);
}
