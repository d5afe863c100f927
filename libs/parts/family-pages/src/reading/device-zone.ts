import * as v from 'valibot';
import { TimeZone } from '@portal/domain/contract/scalar';
import { type InstantLike } from '@portal/domain/time/day';
import { offsetAt } from '@portal/domain/time/time-zone';

/** The zone of the device in which the family reads; a device that names none it can be written to in has the other one. */
export function deviceZone(otherwise: string): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return v.is(TimeZone, timeZone) ? timeZone : otherwise;
}

/** Whether the clocks of two zones show the same: Asia/Saigon and Asia/Ho_Chi_Minh are one place. */
export function showTheSame(one: string, other: string, at: InstantLike): boolean {
  const instant = new Date(at).getTime();
  return offsetAt(instant, one) === offsetAt(instant, other);
}
