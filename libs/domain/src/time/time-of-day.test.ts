import fc from 'fast-check';
import { minuteOfTime, timeOfMinute } from './time-of-day.ts';

it('writes a minute of the day as a time, the last one as 24:00 [CON-2]', () => {
  expect(timeOfMinute(0)).toBe('00:00');
  expect(timeOfMinute(570)).toBe('09:30');
  expect(timeOfMinute(1440)).toBe('24:00');
});

it('reads back every time that it writes', () => {
  fc.assert(fc.property(fc.nat(1440), (minute) => expect(minuteOfTime(timeOfMinute(minute))).toBe(minute)));
});
