import * as v from 'valibot';
import { nextSlot, overlappingWeekSlots, WeekSlot, weekSlotsOverlap } from './week-slot.ts';

const slot = (text: string): WeekSlot => {
  const [weekday, start, end] = text.split(' ');
  return { weekday: weekday as WeekSlot['weekday'], start: start!, end: end! };
};

describe('two times of the week [CRS-7]', () => {
  it.each([
    ['MONDAY 19:00 20:00', 'MONDAY 19:00 20:00', true],
    ['MONDAY 19:00 20:00', 'MONDAY 19:59 21:00', true],
    ['MONDAY 18:00 22:00', 'MONDAY 19:00 20:00', true],
    ['MONDAY 19:00 20:00', 'MONDAY 20:00 21:00', false],
    ['MONDAY 19:00 20:00', 'TUESDAY 19:00 20:00', false],
    ['SUNDAY 23:00 24:00', 'MONDAY 00:00 01:00', false],
    ['SUNDAY 23:00 24:00', 'SUNDAY 23:59 24:00', true],
    ['MONDAY 09:00 10:00', 'MONDAY 10:00 11:00', false],
  ])('%s and %s', (one, other, overlap) => {
    expect(weekSlotsOverlap(slot(one), slot(other))).toBe(overlap);
    expect(weekSlotsOverlap(slot(other), slot(one))).toBe(overlap);
  });

  it('each overlapping one is told with the first that it meets', () => {
    const week = ['MONDAY 09:00 11:00', 'TUESDAY 09:00 10:00', 'MONDAY 10:00 12:00', 'MONDAY 11:30 13:00'].map(slot);
    expect([...overlappingWeekSlots(week)]).toEqual([
      [0, 2],
      [2, 0],
      [3, 2],
    ]);
    expect(overlappingWeekSlots([]).size).toBe(0);
  });
});

it('a time of the week has a day, a start and an end, which alone may be midnight [CRS-7]', () => {
  const whole = { weekday: 'MONDAY', start: '23:00', end: '24:00' };
  expect(v.is(WeekSlot, whole)).toBe(true);
  for (const wrong of [{ weekday: 'MON' }, { start: '24:00' }, { end: '24:30' }, { more: 1 }])
    expect(v.is(WeekSlot, { ...whole, ...wrong })).toBe(false);
  for (const missing of Object.keys(whole)) expect(v.is(WeekSlot, { ...whole, [missing]: undefined })).toBe(false);
});

it.each([
  ['nothing', [], { weekday: 'MONDAY', start: '', end: '' }],
  ['a Saturday', ['SATURDAY 10:00 11:00'], slot('SUNDAY 10:00 11:00')],
  ['a Sunday', ['MONDAY 08:00 09:00', 'SUNDAY 09:00 10:30'], slot('MONDAY 09:00 10:30')],
])('after %s one is offered the next day, at the same time [CRS-7]', (_what, written, next) => {
  expect(nextSlot(written.map(slot))).toEqual(next);
});
