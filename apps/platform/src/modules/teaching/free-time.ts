import type { Calendar, FreeTime } from '@portal/domain/teaching/calendar';
import { LIMITS } from '@portal/domain/tenant/limits';
import { addDays, instantOf, weekdayOf } from './zone-time.ts';

export interface FreeSlot {
  readonly id: string;
  readonly kind: 'WEEKLY' | 'DATE';
  readonly weekday: number | null;
  readonly date: string | null;
  readonly startMinute: number;
  readonly endMinute: number;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const SHORTEST_MS = LIMITS.freeSlotMinMinutes * 60_000;

/** Every stretch of free time from one local day to another, both included, without what a time off takes away. */
export function unfoldFreeTimes(
  slots: readonly FreeSlot[],
  range: { from: string; to: string; timeZone: string },
  timeOffs: Calendar['timeOffs'] = [],
): FreeTime[] {
  const holes = timeOffs.map(({ startAt, endAt }) => ({ start: Date.parse(startAt), end: Date.parse(endAt) }));
  const found: (Span & { slot: FreeSlot })[] = [];
  for (let day = range.from; day <= range.to; day = addDays(day, 1))
    for (const slot of slots.filter((candidate) => isOn(candidate, day))) {
      const start = instantOf(day, slot.startMinute, range.timeZone).getTime();
      const end = instantOf(day, slot.endMinute, range.timeZone).getTime();
      for (const rest of without({ start, end }, holes)) found.push({ ...rest, slot });
    }
  return found
    .sort((one, other) => one.start - other.start || (one.slot.id < other.slot.id ? -1 : 1))
    .map(({ start, end, slot }) => ({
      slotId: slot.id,
      repeats: slot.kind === 'WEEKLY',
      startAt: new Date(start).toISOString(),
      endAt: new Date(end).toISOString(),
    }));
}

const isOn = (slot: FreeSlot, day: string) =>
  slot.kind === 'WEEKLY' ? slot.weekday === weekdayOf(day) : slot.date === day;

// A day on which the clocks go forward may shorten a slot to less than anyone could book.
function without(span: Span, holes: readonly Span[]): Span[] {
  const rests = holes.reduce<Span[]>(
    (left, hole) =>
      left.flatMap(({ start, end }) => [
        { start, end: Math.min(end, Math.max(start, hole.start)) },
        { start: Math.max(start, Math.min(end, hole.end)), end },
      ]),
    [span],
  );
  return rests.filter(({ start, end }) => end - start >= SHORTEST_MS);
}
