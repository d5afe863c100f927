import { pointMeaningOf } from './point-meaning.ts';

it.each([
  ['TU', 'MISSION', 'EARNED'],
  ['TU', 'THANK_YOU', 'EARNED'],
  ['TU', 'REFERRAL', 'EARNED'],
  ['TU', 'ADJUSTMENT', 'EARNED'],
  ['TU', 'GIFT', 'RETURNED'],
  ['WD', 'GIFT', 'USED'],
  ['WD', 'ADJUSTMENT', 'USED'],
  ['WD', 'EXPIRY', 'EXPIRED'],
] as const)('points of a %s for %s are %s to her [PTS-1]', (kind, reason, meaning) => {
  expect(pointMeaningOf(kind, reason)).toBe(meaning);
});
