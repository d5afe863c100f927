import { inWeekOrder, weekLength } from './week-slots.ts';

const slot = (weekday: 'MONDAY' | 'SUNDAY', start = '', end = '') => ({ weekday, start, end });

it('adds up a week; a time that runs backwards adds nothing', () => {
  expect(weekLength([slot('MONDAY', '10:00', '11:30'), slot('SUNDAY', '23:00', '24:00')])).toBe('2시간 30분');
  expect(weekLength([slot('MONDAY', '10:00', '10:50'), slot('SUNDAY', '12:00', '11:00')])).toBe('50분');
});

it('reads a week from Monday morning on', () => {
  const [early, late, sunday] = [slot('MONDAY', '08:00'), slot('MONDAY', '20:00'), slot('SUNDAY', '07:00')];
  expect(inWeekOrder([sunday, late, early])).toEqual([early, late, sunday]);
});
