import { isLate } from './programme.ts';

const now = new Date('2026-11-18T10:42:00+09:00');

it.each([
  ['2026-11-17T10:30:00+09:00', null, true],
  ['2026-11-17T10:30:00+09:00', '2026-11-17T11:00:00+09:00', false],
  ['2026-11-20T10:30:00+09:00', null, false],
  [null, null, false],
])('a step that is planned for %s and taught on %s is late: %s [CLS-3]', (plannedAt, coveredAt, late) => {
  expect(isLate({ no: 3, title: '기울기', plannedAt, coveredAt, isMissed: false, isLeftOut: false }, now)).toBe(late);
});
