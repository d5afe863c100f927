import { millisecondsInMinute } from 'date-fns/constants';
import { formatDuration } from '../format/date-time.ts';
import { LIMITS } from '../tenant/limits.ts';

/** From here on the ring is mustard: it is time to look at it. */
const SOON_MINUTES = 15;

export interface ReplyClock {
  /** Begun minutes until the hour is over; 0 once it is. */
  readonly minutesLeft: number;
  readonly waitedMs: number;
  /** How much of the hour is left, from 0 to 1. */
  readonly share: number;
  readonly state: 'calm' | 'soon' | 'over';
}

/** How much is left of the hour within which families are answered (W7), by the oldest message that was not answered. */
export function replyClock(waitingSince: string, now: Date): ReplyClock {
  const hour = LIMITS.replyWithinMinutes * millisecondsInMinute;
  const waitedMs = Math.max(0, now.getTime() - Date.parse(waitingSince));
  const left = Math.max(0, hour - waitedMs);
  const minutesLeft = Math.ceil(left / millisecondsInMinute);
  const state = left === 0 ? 'over' : minutesLeft <= SOON_MINUTES ? 'soon' : 'calm';
  return { minutesLeft, waitedMs, share: left / hour, state };
}

/** Within the hour what is left of it; after it how long somebody waits already. The same words wherever it is shown. */
export const sayReplyClock = ({ minutesLeft, waitedMs, state }: ReplyClock): string =>
  state === 'over' ? `${formatDuration(waitedMs)}째 기다려요` : `${minutesLeft}분 남음`;
