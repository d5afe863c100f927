import { daysOf, weekOf } from '../address/calendar-view.ts';
import { secondClock } from './second-clock.ts';

const WEEK = daysOf(weekOf('2026-11-18'));

describe('the second clock of the grid', () => {
  it('shows Ho Chi Minh City two hours behind Seoul, on the day before until two [CON-2]', () => {
    expect(secondClock(WEEK, [1, 2, 10], 'Asia/Seoul', 'Asia/Ho_Chi_Minh')).toEqual([
      [{ from: '2026-11-16', time: '23:00', shift: '전날' }],
      [{ from: '2026-11-16', time: '00:00', shift: '' }],
      [{ from: '2026-11-16', time: '08:00', shift: '' }],
    ]);
  });

  it('keeps half hours of zones that have them [CON-2]', () => {
    expect(secondClock(WEEK, [9], 'Asia/Seoul', 'Asia/Kolkata')[0]?.[0]?.time).toBe('05:30');
    expect(secondClock(WEEK, [20], 'Asia/Kolkata', 'Asia/Seoul')[0]?.[0]).toEqual({
      from: '2026-11-16',
      time: '23:30',
      shift: '',
    });
  });

  it('reads anew from the day on which the clocks of the other city change [CON-2]', () => {
    const week = daysOf(weekOf('2026-10-30'));
    expect(secondClock(week, [8, 22], 'Asia/Seoul', 'America/New_York')).toEqual([
      [{ from: '2026-10-26', time: '19:00', shift: '전날' }],
      // New York goes back on Sunday, 1 November at 15:00 of Seoul.
      [
        { from: '2026-10-26', time: '09:00', shift: '' },
        { from: '2026-11-01', time: '08:00', shift: '' },
      ],
    ]);
  });
});
