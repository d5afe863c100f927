import fc from 'fast-check';
import { returnPath } from './return-path.ts';

const ORIGIN = 'https://portal.test';
const back = (wanted: unknown) => returnPath(wanted, ORIGIN);

describe('the page to return to [RTE-12]', () => {
  it.each([
    ['/account/income/all', '/account/income/all'],
    ['/account/income/all?month=10#top', '/account/income/all?month=10#top'],
    ['/kr/lich-day', '/lich-day'],
    ['/kr', '/'],
    ['/notification/n_1', '/notification/n_1'],
    ['/faq?q=%EC%84%9C%EC%9A%B8', '/faq?q=%EC%84%9C%EC%9A%B8'],
  ])('%s is %s', (wanted, path) => expect(back(wanted)).toBe(path));

  it.each([
    undefined,
    null,
    7,
    '',
    'account',
    './account',
    'https://evil.test/',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    ' /evil',
    '/ /evil.test',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '/%2f/evil.test',
    '/%5cevil.test',
    '/a/%2e%2e//evil.test',
    '/a//b',
    '/.//evil.test',
    '/..//evil.test',
    '/a/..//evil.test',
    '/\u200bx',
    '/\u202ex',
    '/%00',
    '/a%0d%0aset-cookie:x',
    '/\ud800',
    '/' + 'a'.repeat(2_000),
    'https://portal.test@evil.test/',
    '/login',
    '/kr/login?returnTo=/',
    '/kr/forgot-password/new',
    '/oauth2/callback?code=1',
    '/%252f%252fevil.test',
  ])('%p is home', (wanted) => expect(back(wanted)).toBe('/'));

  it('never leaves the portal, whatever text came', () => {
    const nasty = fc.constantFrom(
      '/',
      '//',
      '\\',
      '..',
      '.',
      '%2f',
      '@',
      ':',
      'evil.test',
      '?',
      '#',
      '\t',
      'kr',
      ' ',
      'http:',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(nasty, { maxLength: 8 }).map((parts) => parts.join('')),
        ),
        (text) => {
          const path = back(text);
          const target = new URL(`/kr${path}`, ORIGIN);
          expect(target.origin).toBe(ORIGIN);
          expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
          expect(target.pathname === '/kr/' || target.pathname.startsWith('/kr/')).toBe(true);
        },
      ),
      { numRuns: 5_000 },
    );
  });
});
