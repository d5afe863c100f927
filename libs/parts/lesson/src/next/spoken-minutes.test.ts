import { spokenMinutes } from './spoken-minutes.ts';

const MINUTE_MS = 60_000;

it.each([
  [15.01, null],
  [15, 15],
  [5.01, 15],
  [5, 5],
  [1, 1],
  [0.01, 1],
  [0, null],
])('%d minutes before a lesson the minutes that are spoken are %s', (left, spoken) => {
  expect(spokenMinutes(left * MINUTE_MS)).toBe(spoken);
});
