import { aCalendarEvent, aFreeTime } from '@portal/testing/schedule/calendar-builders';
import type { CalendarItem } from '../items/calendar-item.ts';
import { gridHours } from './grid-hours.ts';

const event = (start: number, end: number): CalendarItem => ({
  kind: 'event',
  event: aCalendarEvent(),
  key: `${start}`,
  day: '2026-11-18',
  start: start * 60,
  end: end * 60,
  continues: false,
});
const free = (start: number, end: number): CalendarItem => ({ ...event(start, end), kind: 'free', free: aFreeTime() });

describe('the hours of the grid that are in use [CAL-1]', () => {
  it.each([
    ['without anything all working hours', [], null, 8, 22],
    ['with free time alone as well', [free(8, 10)], null, 8, 22],
    ['from the first of them on', [event(12, 13), event(20, 22)], null, 12, 22],
    ['until the last of them', [event(8, 9), event(15, 16)], null, 8, 16],
    ['at least eight', [event(16, 17)], null, 14, 22],
    ['at least eight, later ones first', [event(11, 12)], null, 11, 19],
    ['with the present hour among them', [event(16, 17)], 11 * 60 + 42, 11, 19],
    ['not folded for a single hour', [event(9, 21)], null, 8, 22],
    ['also outside the working hours', [event(4, 5), event(11, 12)], null, 4, 12],
    ['from the first working hour where it is night now', [event(14, 15)], 3 * 60, 8, 16],
  ])('are %s', (_name, items, now, from, to) => {
    expect(gridHours(items, 'used', now).open).toEqual({ from, to });
  });

  it('leave half an hour to the band over the folded ones, at each end that has one', () => {
    expect(gridHours([event(11, 12)], 'used', null).bounds).toEqual({ from: 630, to: 1170 });
    expect(gridHours([event(11, 12)], 'working', null).bounds).toEqual({ from: 480, to: 1320 });
    expect(gridHours([event(11, 12)], 'whole', null).bounds).toEqual({ from: 0, to: 1440 });
  });
});
