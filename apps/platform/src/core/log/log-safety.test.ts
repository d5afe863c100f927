import { loggedPath } from './log-safety.ts';

it.each([
  '/kr/f/secret-1',
  '/kr/c/secret-1?from=mail',
  '/kr/live/secret-1',
  '/kr/e/secret-1',
  '/tns/v1/evidence-proofs/secret-1',
  '/kr/%66/secret-1',
  '/KR/F/secret-1',
  '/kr//f/secret-1',
  '//kr/f/secret-1',
  '/kr/kr/f/secret-1',
  '/f/secret-1/more',
])('writes no link of a family into the log, however its address is written: %s [R29]', (url) => {
  expect(loggedPath(url)).not.toContain('secret-1');
});

it.each(['/live/v1/guests/lesson', '/kr/account/calendar', '/fam/v1/class', '/kr/%E0%A4%A'])(
  'leaves %s as it is',
  (url) => {
    expect(loggedPath(url)).toBe(url);
  },
);
