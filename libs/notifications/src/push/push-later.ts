import { millisecondsInDay } from 'date-fns/constants';
import { now } from '@portal/portal-core/clock';

const PLACE = 'portal-push-later';
const DAYS_30_MS = 30 * millisecondsInDay;

/** Whether the reader said 나중에 within the last 30 days. Without storage she is asked once for each page load. */
export function isPutOff(): boolean {
  try {
    const at = Number(localStorage.getItem(PLACE));
    return at > 0 && now().getTime() - at < DAYS_30_MS;
  } catch {
    return false;
  }
}

export function putOff(): void {
  try {
    localStorage.setItem(PLACE, String(now().getTime()));
  } catch {
    // Storage is denied or full: the card is gone from this page all the same.
  }
}
