import fc from 'fast-check';
import { dayOf, minuteOf } from '@portal/domain/time/day';
import { asSpan, isInside, lengthOf, overlaps, type Span, widened } from '../../../core/days/span.ts';
import { planLessons, type PlanRules } from './lesson-day-plan.ts';

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
const SEOUL = 'Asia/Seoul';
const MONDAY = Date.parse('2026-11-22T15:00:00Z');

const span = (day: number, minute: number, minutes: number): Span => {
  const from = MONDAY + (day * 1440 + minute) * MINUTE;
  return { from: new Date(from), to: new Date(from + minutes * MINUTE) };
};
const rules = (bufferMinutes: number, most = Infinity): PlanRules => ({
  timeZone: SEOUL,
  bufferMinutes,
  roomOn: () => most,
});
const startsOf = (found: ReturnType<typeof planLessons>) =>
  [...found].map(([id, times]) => [id, times.map(({ startAt }) => minuteOf(new Date(startAt), SEOUL))]);

describe('the plan of a day that moves', () => {
  it('takes the soonest day, then the time of day that is nearest', () => {
    const lesson = { id: 'l', ...span(0, 600, 60) };
    const open = [span(1, 900, 120), span(1, 480, 90), span(2, 600, 60)];
    // 08:30 is an hour and a half away from 10:00, 15:00 is five; the day after has 10:00 itself.
    expect(startsOf(planLessons([lesson], open, rules(10), 3))).toEqual([['l', [510, 900, 960]]]);
  });

  it('lets the long lesson choose first, because the short one finds a place anyway', () => {
    const lessons = [
      { id: 'short', ...span(0, 600, 30) },
      { id: 'long', ...span(0, 640, 120) },
    ];
    const open = [span(1, 600, 120), span(1, 900, 60)];
    expect(startsOf(planLessons(lessons, open, rules(0), 1))).toEqual([
      ['short', [900]],
      ['long', [600]],
    ]);
  });

  it('never goes over midnight, even where two days are open without a break [CRS-7]', () => {
    const lesson = { id: 'l', ...span(0, 1380, 60) };
    const [[, starts] = ['', [] as number[]]] = startsOf(planLessons([lesson], [span(1, 1395, 105)], rules(0), 3));
    expect(starts).toEqual([0]);
  });

  it('is made of open time, apart by the buffer, and asks no more of a day than it takes [CAL-3] [CRS-7]', () => {
    const minutes = fc.integer({ min: 2, max: 12 }).map((quarters) => 15 * quarters);
    const aLesson = fc.record({ at: fc.integer({ min: 0, max: 80 }), minutes });
    const anOpen = fc.record({ day: fc.integer({ min: 1, max: 5 }), at: fc.integer({ min: 0, max: 84 }), minutes });
    fc.assert(
      fc.property(
        fc.array(aLesson, { minLength: 1, maxLength: 8 }),
        fc.array(anOpen, { maxLength: 12 }),
        fc.constantFrom(0, 10, 30),
        fc.integer({ min: 1, max: 4 }),
        (wanted, stretches, buffer, most) => {
          const lessons = wanted.map(({ at, minutes: length }, no) => ({ id: `l${no}`, ...span(0, at * 15, length) }));
          const open = stretches.map(({ day, at, minutes: length }) => span(day, at * 15, length));
          const found = planLessons(lessons, open, rules(buffer, most), 3);
          const plans = lessons.flatMap(({ id }) => found.get(id)!.slice(0, 1).map(asSpan));
          const days = new Map<string, number>();
          for (const [no, plan] of plans.entries()) {
            for (const other of plans.slice(no + 1))
              expect(overlaps(plan, widened(other, buffer * MINUTE))).toBe(false);
            const day = dayOf(plan.from, SEOUL);
            days.set(day, (days.get(day) ?? 0) + 1);
          }
          for (const count of days.values()) expect(count).toBeLessThanOrEqual(most);
          for (const lesson of lessons) {
            const times = found.get(lesson.id)!.map(asSpan);
            expect(times.length).toBeLessThanOrEqual(3);
            for (const time of times) {
              expect(lengthOf(time)).toBe(lengthOf(lesson));
              expect(time.from.getTime() % QUARTER).toBe(0);
              expect(open.some((stretch) => isInside(time, stretch))).toBe(true);
              expect(times.filter((other) => overlaps(other, time))).toHaveLength(1);
            }
          }
          // A single lesson is never left without a time that exists.
          if (lessons.length === 1)
            expect(found.get('l0')!.length > 0).toBe(
              open.some((stretch) => lengthOf(stretch) >= lengthOf(lessons[0]!)),
            );
        },
      ),
      { numRuns: 300 },
    );
  });
});
