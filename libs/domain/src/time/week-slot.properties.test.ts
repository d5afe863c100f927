import fc from 'fast-check';
import { minuteOfTime, timeOfMinute } from './time-of-day.ts';
import { overlappingWeekSlots, type WeekSlot, weekSlotsOverlap } from './week-slot.ts';

// Coarse times on two days, so that many of them meet.
const slot = fc
  .record({
    weekday: fc.constantFrom('MONDAY' as const, 'TUESDAY' as const),
    from: fc.integer({ min: 0, max: 95 }),
    quarters: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ weekday, from, quarters }): WeekSlot => ({
    weekday,
    start: timeOfMinute(from * 15),
    end: timeOfMinute(Math.min(96, from + quarters) * 15),
  }));
/** The minutes of the week in which a slot lasts, by name. */
const minutesOf = ({ weekday, start, end }: WeekSlot) =>
  new Set(
    Array.from(
      { length: minuteOfTime(end) - minuteOfTime(start) },
      (_, at) => `${weekday} ${minuteOfTime(start) + at}`,
    ),
  );

describe('times of the week that a teacher plans [CRS-7]', () => {
  it('overlap exactly when they have a minute in common', () => {
    fc.assert(
      fc.property(slot, slot, (one, other) => {
        const taken = minutesOf(other);
        expect(weekSlotsOverlap(one, other)).toBe([...minutesOf(one)].some((minute) => taken.has(minute)));
      }),
    );
  });

  it('are told each with a partner where they overlap, and not at all where they do not', () => {
    fc.assert(
      fc.property(fc.array(slot, { maxLength: 6 }), (slots) => {
        const found = overlappingWeekSlots(slots);
        slots.forEach((one, at) => {
          const partner = found.get(at);
          const others = slots.filter((other, place) => place !== at && weekSlotsOverlap(one, other));
          expect(partner !== undefined).toBe(others.length > 0);
          if (partner !== undefined) expect(others).toContain(slots[partner]);
        });
      }),
    );
  });
});
