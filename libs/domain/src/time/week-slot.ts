import * as v from 'valibot';
import { EndTimeOfDay, TimeOfDay } from '../contract/scalar.ts';
import { type Weekday, WEEKDAYS } from './weekday.ts';

/** A time of the week at which a course is held, in the teacher's zone; start and end lie on one day (CRS-7). */
export const WeekSlot = v.strictObject({ weekday: v.picklist(WEEKDAYS), start: TimeOfDay, end: EndTimeOfDay });
export type WeekSlot = v.InferOutput<typeof WeekSlot>;

/** Whether two times of the week share a moment; touching ends do not (CRS-7). */
export const weekSlotsOverlap = (one: WeekSlot, other: WeekSlot): boolean =>
  one.weekday === other.weekday && one.start < other.end && other.start < one.end;

/** Places of those slots that overlap another one, each with the first that it overlaps. */
export function overlappingWeekSlots(slots: readonly WeekSlot[]): Map<number, number> {
  const found = new Map<number, number>();
  slots.forEach((slot, at) => {
    const other = slots.findIndex((one, place) => place !== at && weekSlotsOverlap(slot, one));
    if (other >= 0) found.set(at, other);
  });
  return found;
}

/** What one of several times of the week is called, counted from 1. */
export const weekSlotName = (no: number): string => `${no}번째 시간`;

/** Most times of a week. */
export const WEEK_SLOTS_MAX = 28;

/** A time of the week as it is written: '' where nothing that can be read stands yet. */
export interface WrittenSlot {
  readonly weekday: Weekday;
  readonly start: string;
  readonly end: string;
}

/** The time of the week that one is likely to write next: the day after the last one, at the same time. */
export function nextSlot(slots: readonly WrittenSlot[]): WrittenSlot {
  const last = slots.at(-1);
  if (!last) return { weekday: 'MONDAY', start: '', end: '' };
  return { ...last, weekday: WEEKDAYS[(WEEKDAYS.indexOf(last.weekday) + 1) % WEEKDAYS.length] ?? 'MONDAY' };
}
