import { millisecondsInMinute } from 'date-fns/constants';
import { LIMITS } from '@portal/domain/tenant/limits';

/** From here on the ring is mustard: it is time to look at it. */
const SOON_MINUTES = 15;

export interface ReplyClock {
  /** Begun minutes until the hour is over; 0 once it is. */
  readonly minutesLeft: number;
  /** How much of the hour is left, from 0 to 1. */
  readonly share: number;
  readonly state: 'calm' | 'soon' | 'over';
}

/** How much is left of the hour within which families are answered (W7), by the oldest message that was not answered. */
export function replyClock(waitingSince: string, now: Date): ReplyClock {
  const hour = LIMITS.replyWithinMinutes * millisecondsInMinute;
  const left = Math.min(hour, Math.max(0, Date.parse(waitingSince) + hour - now.getTime()));
  const minutesLeft = Math.ceil(left / millisecondsInMinute);
  const state = left === 0 ? 'over' : minutesLeft <= SOON_MINUTES ? 'soon' : 'calm';
  return { minutesLeft, share: left / hour, state };
}
