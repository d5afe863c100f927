import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { aFreeTime, aLesson } from '@portal/testing/schedule/calendar-builders';
import { anEmptyCalendar, TODAY } from '../calendar.fixture.ts';
import { itemsByDay } from '../items/calendar-item.ts';
import { wallClock } from '../time/wall-clock.ts';
import { dayRows } from './day-rows.ts';

const at = (time: string) => `${TODAY}T${time}:00+09:00`;
const free = (from: string, to: string) => aFreeTime({ startAt: at(from), endAt: at(to) });
const lesson = (from: string, to: string) => aLesson({ id: `l${from}`, startAt: at(from), endAt: at(to) });
const calendar = {
  ...anEmptyCalendar(),
  lessons: [lesson('14:00', '15:00'), lesson('18:00', '19:00')],
  freeTimes: [free('09:00', '10:30'), free('10:40', '12:00'), free('16:00', '17:00')],
};
const items = itemsByDay(calendar, wallClock(DEFAULT_TIME_ZONE)).get(TODAY) ?? [];
const rows = (day: string, minute: number, today = TODAY) =>
  dayRows(day, items, { day: today, minute }).map((row) =>
    row.kind === 'free' ? `free ${row.items.length}` : row.kind === 'now' ? `now ${row.minute}` : row.item.start / 60,
  );

describe('the list of a day', () => {
  it('puts free times that follow each other beside one time [CAL-2]', () => {
    expect(rows(TODAY, 8 * 60)).toEqual(['free 2', 14, 'free 1', 18]);
  });

  it('leaves out free time that is over, and shows where the day stands [CAL-1] [CAL-2]', () => {
    expect(rows(TODAY, 15.5 * 60)).toEqual([14, 'now 930', 'free 1', 18]);
    expect(rows(TODAY, 20 * 60)).toEqual([14, 18]);
  });

  it('of a day that is over has its lessons only [CAL-1]', () => {
    expect(rows(TODAY, 600, '2026-11-20')).toEqual([14, 18]);
  });
});
