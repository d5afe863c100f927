import { formatTime } from '@portal/domain/format/date-time';
import { type InstantLike, twoDigits } from '@portal/domain/time/day';

/** `09:28:03`: a proof may hang on seconds. */
export const formatSeconds = (at: InstantLike, zone: string): string =>
  `${formatTime(at, zone)}:${twoDigits(new Date(at).getUTCSeconds())}`;
