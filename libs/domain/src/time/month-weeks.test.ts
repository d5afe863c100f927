import fc from 'fast-check';
import { addDays, weekdayOf } from './day.ts';
import { weeksOfMonth } from './month-weeks.ts';

it('unfolds a month into whole weeks from Monday that hold the whole month and no week more', () => {
  fc.assert(
    fc.property(fc.nat(80_000), (offset) => {
      const some = addDays('1900-01-01', offset);
      const weeks = weeksOfMonth(some);
      const inside = (each: string) => each.startsWith(some.slice(0, 7));
      expect(weeks.every((week) => week.length === 7 && weekdayOf(week[0]!) === 'MONDAY')).toBe(true);
      expect(weeks.every((week) => week.some(inside))).toBe(true);
      const days = weeks.flat().filter(inside);
      expect(days[0]).toMatch(/-01$/);
      expect(inside(addDays(days.at(-1)!, 1))).toBe(false);
    }),
  );
});
