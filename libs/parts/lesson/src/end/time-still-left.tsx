import { millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import { formatDuration } from '@portal/domain/format/date-time';
import { useNow } from '@portal/portal-core/clock';
import { timeStillLeft as words } from './time-still-left-messages.ts';

const NEAR_END_MS = 5 * millisecondsInMinute;

/** Beside the question whether to end a lesson: how many whole minutes of it are left, as on its clock, where it is not in its last five. */
export function TimeStillLeft({ endAt }: { endAt: string }) {
  const left = Date.parse(endAt) - useNow(millisecondsInSecond).getTime();
  return left > NEAR_END_MS ? (
    <p>{words.left(formatDuration(Math.floor(left / millisecondsInMinute) * millisecondsInMinute))}</p>
  ) : null;
}
