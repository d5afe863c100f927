import { isPutOff, momentOfPlanTask } from './task-moment.ts';

const NOW = new Date('2026-11-18T01:42:00Z');
const dueAt = '2026-11-17T09:00:00Z';

it.each([
  ['where it is due, when it was never put off', null, dueAt],
  ['where it is seen again, while it is put off', '2026-11-19T00:00:00Z', '2026-11-19T00:00:00Z'],
  ['where it is due, as soon as it is seen again', NOW.toISOString(), dueAt],
])('a task stands on the day %s [PLN-1]', (_what, snoozedUntil, moment) => {
  expect(momentOfPlanTask({ dueAt, snoozedUntil }, NOW)).toBe(moment);
  expect(isPutOff({ snoozedUntil }, NOW)).toBe(moment !== dueAt);
});
