import { formatClock } from './clock.ts';

it.each([
  [-1, '0:00'],
  [0, '0:00'],
  [999, '0:00'],
  [59_999, '0:59'],
  [60_000, '1:00'],
  [3_599_999, '59:59'],
  [3_600_000, '1:00:00'],
  [36_061_000, '10:01:01'],
])('a length of %i ms is shown as %s', (ms, text) => {
  expect(formatClock(ms)).toBe(text);
});
