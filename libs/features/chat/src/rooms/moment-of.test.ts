import { momentOf } from './moment-of.ts';

const now = new Date('2026-11-18T10:42:00+09:00');

it.each([
  ['2026-11-18T10:05:00+09:00', '10:05'],
  ['2026-11-17T23:59:00+09:00', '어제'],
  ['2026-11-16T08:00:00+09:00', '16/11'],
  ['2025-12-31T08:00:00+09:00', '31/12/2025'],
])('a message of %s came %s', (at, words) => {
  expect(momentOf(at, now, 'Asia/Seoul')).toBe(words);
});

it('is told in the days of its reader', () => {
  expect(momentOf('2026-11-17T16:30:00Z', now, 'Asia/Seoul')).toBe('01:30');
  expect(momentOf('2026-11-17T16:30:00Z', now, 'Asia/Ho_Chi_Minh')).toBe('어제');
});
