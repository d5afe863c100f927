import { tzOffset } from '@date-fns/tz/tzOffset';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';

/** Whether a name is that of an IANA zone this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

// By zone and UTC day; null on a day on which the clocks change. `Intl` is slow, and a calendar holds a thousand instants.
const offsetsOfDays = new Map<string, number | null>();
const MOST_DAYS = 20_000;

function exactOffset(instant: number, zone: string): number {
  const offset = Math.round(tzOffset(zone, new Date(instant)) * millisecondsInMinute);
  if (Number.isNaN(offset)) throw new RangeError(`no instant or no time zone: ${instant}, ${zone}`);
  return offset;
}

/** How far the clocks of a zone are ahead of UTC at an instant, in ms. Throws RangeError for an unknown zone or an invalid instant. */
export function offsetAt(instant: number, zone: string): number {
  const utcDay = Math.floor(instant / millisecondsInDay);
  const key = `${zone} ${utcDay}`;
  let offset = offsetsOfDays.get(key);
  if (offset === undefined) {
    const first = exactOffset(utcDay * millisecondsInDay, zone);
    offset = first === exactOffset((utcDay + 1) * millisecondsInDay - 1, zone) ? first : null;
    if (offsetsOfDays.size >= MOST_DAYS) offsetsOfDays.clear();
    offsetsOfDays.set(key, offset);
  }
  return offset ?? exactOffset(instant, zone);
}
