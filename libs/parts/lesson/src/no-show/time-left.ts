import { millisecondsInSecond, secondsInMinute } from 'date-fns/constants';

/** How long still, to the second: `7분 18초`, `3분`, `40초`. */
export function timeLeft(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / millisecondsInSecond));
  const minutes = Math.floor(seconds / secondsInMinute);
  const rest = seconds % secondsInMinute;
  return [minutes > 0 && `${minutes}분`, rest > 0 && `${rest}초`].filter(Boolean).join(' ');
}
