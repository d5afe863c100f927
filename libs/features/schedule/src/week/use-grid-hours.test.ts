import { renderHook } from '@testing-library/react';
import { aCalendarEvent } from '@portal/testing/schedule/calendar-builders';
import { daysOf, weekOf } from '../address/calendar-view.ts';
import type { CalendarItem } from '../items/calendar-item.ts';
import { standAtWidth } from '../open-calendar.fixture.ts';
import { useGridHours } from './use-grid-hours.ts';

const TODAY = '2026-11-18';
const evening: CalendarItem[] = [
  { kind: 'event', event: aCalendarEvent(), key: 'event', day: TODAY, start: 1200, end: 1260, continues: false },
];
const look = () =>
  renderHook(({ day, minute }) => useGridHours(daysOf(weekOf(day)), evening, { day: TODAY, minute }), {
    initialProps: { day: TODAY, minute: 642 },
  });

describe('the hours that a week is shown with [CAL-1]', () => {
  it('are not folded away as time passes, until she comes to another week', () => {
    standAtWidth(1360, 900);
    const { result, rerender } = look();
    expect(result.current.open.from).toBe(10);
    rerender({ day: TODAY, minute: 780 });
    expect(result.current.open.from).toBe(10);
    rerender({ day: '2026-11-25', minute: 780 });
    expect(result.current.open.from).toBe(14);
    rerender({ day: TODAY, minute: 780 });
    expect(result.current.open.from).toBe(13);
  });

  it('are all working hours where the window is high enough for them', () => {
    standAtWidth(1920, 1080);
    expect(look().result.current.open).toEqual({ from: 8, to: 22 });
  });
});
