import { afterNight, isNight, sayNightHour } from './night.ts';

const SEOUL = 'Asia/Seoul';
const at = (time: string) => `2026-11-18T${time}:00+09:00`;

it.each([
  ['21:59', false],
  ['22:00', true],
  ['23:59', true],
  ['00:00', true],
  ['06:59', true],
  ['07:00', false],
])('%s is night: %s', (time, isIt) => {
  expect(isNight(at(time), SEOUL)).toBe(isIt);
});

it('is night by the clocks of who reads', () => {
  expect(isNight(at('08:30'), SEOUL)).toBe(false);
  expect(isNight(at('08:30'), 'Asia/Ho_Chi_Minh')).toBe(true);
});

it.each([
  ['22:10', '밤 10시'],
  ['23:59', '밤 11시'],
  ['00:30', '밤 12시'],
  ['03:00', '새벽 3시'],
])('%s is said as %s', (time, said) => {
  expect(sayNightHour(at(time), SEOUL)).toBe(said);
});

it.each([
  ['12:00', '12:00', 18],
  ['22:00', '07:00', 19],
  ['00:30', '07:00', 18],
  ['06:59', '07:00', 18],
])('what must not ring at night waits from %s until %s of the %sth', (time, until, day) => {
  expect(afterNight(new Date(at(time)), SEOUL)).toEqual(new Date(`2026-11-${day}T${until}:00+09:00`));
});
