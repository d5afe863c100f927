import { millisecondsInDay } from 'date-fns/constants';
import { formatDuration, formatTime, nameDay } from '@portal/domain/format/date-time';
import { dayOf } from '@portal/domain/time/day';

export interface HoldTime {
  /** `오늘 19:12` */
  readonly moment: string;
  /** How long still, `8시간 30분`; null where the moment has passed and the confirmation is on its way. */
  readonly left: string | null;
  /** How much of the day to doubt it is over, from 0 to 1. */
  readonly share: number;
}

/** When an income is confirmed by itself, in words. */
export function holdTimeOf(releaseAt: string, now: Date, zone: string): HoldTime {
  const ms = Date.parse(releaseAt) - now.getTime();
  return {
    moment: `${nameDay(dayOf(releaseAt, zone), dayOf(now, zone))} ${formatTime(releaseAt, zone)}`,
    left: ms > 0 ? formatDuration(ms) : null,
    share: Math.min(1, Math.max(0, 1 - ms / millisecondsInDay)),
  };
}
