import type { ErrorCode } from '@portal/domain/contract/error-code';
import { formatTime } from '@portal/domain/format/date-time';
import type { TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import { dayOf } from '@portal/domain/time/day';
import type { Day } from '../time/day.ts';

const SLOT_REFUSALS: readonly (ErrorCode | undefined)[] = [
  'SLOT_OVERLAP',
  'SCHEDULE_OVERLAP',
  'SLOT_TOO_SHORT',
  'NOT_SAME_DAY',
  'SLOT_PAST',
];

/** Whether a refusal is about the times, and so belongs to their field. */
export const isSlotRefusal = (code: ErrorCode | undefined): boolean => SLOT_REFUSALS.includes(code);

export const startOfSpan = ({ startAt }: TimeSpan, timeZone: string): { day: Day; time: string } => ({
  day: dayOf(startAt, timeZone),
  time: formatTime(startAt, timeZone),
});

/** The end as a time of the day on which the stretch began: midnight closes it as `24:00`. */
export function endTimeOfSpan({ endAt }: TimeSpan, timeZone: string): string {
  const time = formatTime(endAt, timeZone);
  return time === '00:00' ? '24:00' : time;
}
