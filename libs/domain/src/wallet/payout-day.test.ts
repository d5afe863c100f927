import { payoutDayOf } from './payout-day.ts';

it.each([
  ['2026-11', '2026-12-01'],
  ['2026-12', '2027-01-01'],
  ['2028-02', '2028-03-01'],
])('what a teacher earned until the end of %s is paid on %s [INC-4]', (month, day) => {
  expect(payoutDayOf(month)).toBe(day);
});
