import type { Stay } from '@portal/domain/evidence/presence';
import { formatTime } from '@portal/domain/format/date-time';
import { formatTimeRange } from '@portal/domain/format/range';
import { lanes as words } from '../evidence-messages.ts';

/** Two times, or one where they are the same minute: `09:28–09:52`. */
export function stretchOf(from: number, to: number, zone: string): string {
  const [begin, end] = [formatTime(from, zone), formatTime(to, zone)];
  return begin === end ? begin : formatTimeRange(begin, end);
}

/** A stretch in the room or at its door, in words: `문 앞 09:26–09:28`, `09:54부터`. */
export function stayWords({ place, from, to, isCut }: Stay, zone: string): string {
  const stretch = to === null ? words.since(formatTime(from, zone)) : stretchOf(from, to, zone);
  const stay = place === 'DOOR' ? words.atDoor(stretch) : stretch;
  return isCut ? words.cut(stay) : stay;
}
