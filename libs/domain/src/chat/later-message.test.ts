import { maySendAt } from './later-message.ts';

const now = new Date('2026-11-18T01:42:00Z');

it.each([
  ['2026-11-18T01:42:59Z', false],
  ['2026-11-18T01:43:00Z', true],
  ['2027-01-17T01:42:00Z', true],
  ['2027-01-17T01:42:01Z', false],
  ['2026-11-17T01:42:00Z', false],
])('a message may be kept until %s: %s', (at, may) => {
  expect(maySendAt(new Date(at), now)).toBe(may);
});
