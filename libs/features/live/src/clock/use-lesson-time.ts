import { millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import { useNow } from '@portal/portal-core/clock';
import { useRoom } from '../session/use-room.ts';

/** So long before its end a lesson says that it ends. */
export const NEAR_END_MS = 5 * millisecondsInMinute;

/** The lesson by the clock (ms): until it begins, until it ends, and how much of it is over. */
export function useLessonTime() {
  const { startAt, endAt } = useRoom().state.lesson;
  const now = useNow(millisecondsInSecond).getTime();
  const [start, end] = [Date.parse(startAt), Date.parse(endAt)];
  const share = (now - start) / Math.max(1, end - start);
  const left = end - now;
  return {
    toStart: start - now,
    left,
    percent: Math.min(100, Math.max(0, share * 100)),
    isNearEnd: start <= now && left > 0 && left <= NEAR_END_MS,
    isOver: left <= 0,
  };
}
