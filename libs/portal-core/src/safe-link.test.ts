import fc from 'fast-check';
import { safeLink } from './safe-link.ts';

const ORIGIN = 'https://teachers.example';
const options = { origin: ORIGIN, allowedHosts: ['www.partner.example'] };

const HOSTILE: readonly unknown[] = [
  // Scripts and other schemes.
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'blob:https://teachers.example/x',
  'file:///etc/passwd',
  'ftp://www.partner.example/',
  'about:blank',
  'view-source:https://teachers.example',
  'mailto:a@b.c',
  'tel:123',
  'intent://x#Intent;end',
  'ws://www.partner.example',
  // Other hosts in the clothes of a path.
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/kr//evil.example',
  '/kr/..//evil.example',
  '/%2f/evil.example',
  '/kr/%2fevil.example',
  '/kr/%2F%2Fevil.example',
  '/kr/%5cevil.example',
  '/kr/%5C%5Cevil.example',
  '/kr/%2e%2e/mid',
  '/kr/%252e%252e/mid',
  '/kr/account/%00',
  '/kr/account/%0d%0aSet-Cookie:a=b',
  // Hosts that only look like ours or like a friend's.
  'https://evil.example',
  'http://www.partner.example/',
  'https://www.partner.example.evil.example/',
  'https://evil.example/www.partner.example',
  'https://www.partner.example@evil.example/',
  'https://teachers.example@evil.example/',
  'https://user:secret@www.partner.example/',
  'https://teachers.example.evil.example/kr/',
  'https://teachers.example:444/kr/',
  'https://www.partner.example:8443/',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'http://[::1]/',
  'https://xn--eachers-5of.example/kr/',
  'https://teachers。example/kr/',
  'https://ｔeachers.evil/kr/',
  // Characters that browsers drop, bend or turn round.
  '/kr/account\u200b/x',
  '/kr/\u202eaccount',
  '/kr/acc ount',
  '/kr/account\u00a0',
  '\ufeff/kr/account',
  '/kr/\u2066x',
  '/kr/\ud800',
  '/kr/\u0000account',
  '/kr/acc\u00adount',
  '/kr/\u3164',
  // Our own origin, but no page.
  '/mid/v1/auth/logout',
  '/oidc/session/end',
  '/kr/../mid/v1/auth/logout',
  '/login',
  '/kr/login',
  '/oauth2/callback?code=1',
  '/kr/_next/image?url=x',
  '/docs',
  '/metrics',
  `${ORIGIN}/mid/v1/users/profile`,
  '/kr/unknown-root',
  '/kr/invite/x',
  '/live/v1/guests/enter',
  '/kr/live/link-1',
  '/kr/c/link-1',
  '/kr/f/link-1',
  // Not an address at all.
  '',
  'account/calendar',
  './account',
  '?x=1',
  '#x',
  'undefined',
  'www.partner.example',
  'kr/account?next=https://www.partner.example',
  `/kr/account/${'a'.repeat(2_100)}`,
  null,
  undefined,
  7,
  {},
  ['/kr/account'],
];

describe('safeLink', () => {
  it('knows at least the 62 hostile addresses that the security page asks for', () => {
    expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(62);
  });

  it.each(HOSTILE.map((url) => [url]))('makes no link of %j', (url) => {
    expect(safeLink(url, options)).toEqual({ kind: 'none' });
  });

  // Below a page that there is, so that nothing else can be what refuses them.
  it.each(['\u0001', '\u0085', '\u202e', ' ', '\u00a0', '\u2028', '\u034f', '\u3164', '\\'])(
    'makes no link of a page with %j in its address',
    (character) => {
      expect(safeLink(`/kr/account/a${character}b`, options)).toEqual({ kind: 'none' });
    },
  );

  it.each(['%2f', '%2F', '%5c', '%2e', '%25', '%00', '%0a', '%19', '%1F', '%7f'])(
    'makes no link of a page with %s in its path, which a second decoder would take for something else',
    (code) => {
      expect(safeLink(`/kr/account/a${code}b`, options)).toEqual({ kind: 'none' });
    },
  );

  it('takes an address of 2,048 letters and none that is longer', () => {
    const long = '/kr/account/'.padEnd(2_048, 'a');
    expect(safeLink(long, options)).toEqual({ kind: 'internal', path: long.slice('/kr'.length) });
    expect(safeLink(`${long}a`, options)).toEqual({ kind: 'none' });
  });

  it.each(['faq', 'forgot-password', 'guidelines', 'ops', 'register', 'teach'])(
    'leads to the pages below /%s, with the prefix of the site or without',
    (root) => {
      const link = { kind: 'internal', path: `/${root}/x` };
      expect([safeLink(`/kr/${root}/x`, options), safeLink(`/${root}/x`, options)]).toEqual([link, link]);
    },
  );

  it.each([
    ['/kr/account/calendar', '/account/calendar'],
    ['/kr/', '/'],
    ['/kr', '/'],
    ['/', '/'],
    ['/kr/account/calendar?view=week&date=2026-11-18#top', '/account/calendar?view=week&date=2026-11-18#top'],
    ['/account/income/all', '/account/income/all'],
    ['/notification/abc-1', '/notification/abc-1'],
    ['/kr/lich-day', '/lich-day'],
    [`${ORIGIN}/kr/account/chat`, '/account/chat'],
    ['/kr/account/x/../calendar', '/account/calendar'],
    ['/kr/account/%EC%88%98%EC%97%85', '/account/%EC%88%98%EC%97%85'],
  ])('leads %s to the page %s', (url, path) => {
    expect(safeLink(url, options)).toEqual({ kind: 'internal', path });
  });

  it('opens only https addresses of the allow-list, as they are', () => {
    expect(safeLink('https://www.partner.example/a?b=1#c', options)).toEqual({
      kind: 'external',
      href: 'https://www.partner.example/a?b=1#c',
    });
  });

  it('never lets a path leave the origin, however it is mutated', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '@',
      ':',
      'kr',
      'account',
      'evil.example',
      '\t',
      ' ',
      '?',
      '#',
      'https:',
      '//',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 9 }), (parts) => {
        const link = safeLink(parts.join(''), options);
        if (link.kind === 'internal') {
          const target = new URL(`/kr${link.path}`, ORIGIN);
          expect(target.origin).toBe(ORIGIN);
          expect(link.path.startsWith('/') && !link.path.startsWith('//')).toBe(true);
        } else if (link.kind === 'external') {
          expect(new URL(link.href).hostname).toBe('www.partner.example');
        }
      }),
      { numRuns: 5_000 },
    );
  });
});
