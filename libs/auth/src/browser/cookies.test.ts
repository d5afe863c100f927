import fc from 'fast-check';
import { createTokenJar } from '../tokens/token-jar.ts';
import { tokensOfLoginAnswer, tokensOfTokenEndpoint } from '../tokens/token-set.ts';
import { createBrowserDouble } from './browser-double.ts';
import { parseCookies, serializeCookie } from './document-cookies.ts';

const name = fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/);

describe('a cookie', () => {
  it('comes back as it was written, whatever its text', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(name, fc.string({ unit: 'grapheme' })), { selector: ([key]) => key }),
        (pairs) => {
          const line = pairs
            .map(([key, value]) => serializeCookie(key, value, { sameSite: 'Lax' }, true).split('; ')[0])
            .join('; ');
          expect([...parseCookies(line)]).toEqual(pairs);
        },
      ),
    );
  });

  it('never carries an attribute inside its value', () => {
    fc.assert(
      fc.property(
        name,
        fc.string(),
        fc.option(fc.integer({ min: -5, max: 1e9 }), { nil: undefined }),
        (key, value, maxAge) => {
          const parts = serializeCookie(
            key,
            value,
            { sameSite: 'Strict', ...(maxAge !== undefined && { maxAge }) },
            true,
          ).split('; ');
          expect(parts.slice(1)).toEqual([
            'Path=/',
            'SameSite=Strict',
            ...(maxAge === undefined ? [] : [`Max-Age=${Math.max(0, maxAge)}`]),
            'Secure',
          ]);
          expect(parts.join('')).not.toMatch(/domain=/i);
        },
      ),
    );
  });

  it('that somebody else wrote badly does not hide ours', () => {
    fc.assert(
      fc.property(fc.string(), (junk) => {
        fc.pre(!junk.includes('mine'));
        expect(parseCookies(`${junk}; mine=1`).get('mine')).toBe('1');
      }),
    );
    expect(parseCookies('a=%E0%A4%A; =x; y; a=2').get('a')).toBe('%E0%A4%A');
  });
});

type Step =
  | { kind: 'commit'; access: string; refresh: string; remember: boolean }
  | { kind: 'other tab'; access: string; refresh: string }
  | { kind: 'cookies gone' }
  | { kind: 'clear' };

const token = fc.oneof(fc.stringMatching(/^[\w.~-]{1,60}$/), fc.constant('x'.repeat(5_000)));
const small = fc.stringMatching(/^[\w.~-]{1,60}$/);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('commit' as const), access: token, refresh: token, remember: fc.boolean() }),
  fc.record({ kind: fc.constant('other tab' as const), access: small, refresh: small }),
  fc.record({ kind: fc.constant('cookies gone' as const) }),
  fc.record({ kind: fc.constant('clear' as const) }),
);

describe('the jar', () => {
  it('always gives the latest tokens, whoever wrote them and however long they are [SES-5]', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const browser = createBrowserDouble();
        const { cookies } = browser.openTab();
        const jar = createTokenJar(cookies);
        // The model: what each token is, and whether the cookie could be written.
        let model: { access: string; refresh: string } | undefined;
        for (const each of steps) {
          if (each.kind === 'commit') {
            const { access, refresh, remember } = each;
            jar.commit(
              { accessToken: access, refreshToken: refresh, expiresIn: 600 },
              { remember, isNewSession: true },
            );
            model = { access, refresh };
          } else if (each.kind === 'other tab') {
            const { access, refresh } = each;
            browser.cookies.set('__Host-access_token', access).set('__Host-refresh_token', refresh);
            model = { access, refresh };
          } else {
            if (each.kind === 'cookies gone') browser.cookies.clear();
            jar.clear();
            model = undefined;
          }
          expect({ access: jar.access(), refresh: jar.refresh() }).toEqual({
            access: model?.access,
            refresh: model?.refresh,
          });
          for (const [key, value] of browser.cookies) expect(key.length + value.length).toBeLessThanOrEqual(4_096);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('drops what it kept in memory as soon as another tab ends the session', () => {
    const browser = createBrowserDouble();
    const jar = createTokenJar(browser.openTab().cookies);
    jar.commit(
      { accessToken: 'a'.repeat(5_000), refreshToken: 'r', expiresIn: 600 },
      { remember: true, isNewSession: true },
    );
    expect(jar.access()).toHaveLength(5_000);
    browser.cookies.clear();
    expect(jar.access()).toBeUndefined();
  });

  it('keeps the refresh token where the provider does not rotate it [OAU-2]', () => {
    const browser = createBrowserDouble();
    const jar = createTokenJar(browser.openTab().cookies);
    jar.commit(
      { accessToken: 'a1', refreshToken: 'r', idToken: 'i', expiresIn: 600 },
      { remember: true, isNewSession: true },
    );
    jar.commit({ accessToken: 'a2', expiresIn: 600 }, { remember: true, isNewSession: false });
    expect([jar.access(), jar.refresh(), jar.id()]).toEqual(['a2', 'r', 'i']);
  });
});

describe('the answer of a token call', () => {
  const jwt = (payload: object) => `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`;

  it.each([
    [{ access_token: 'a', expires_in: 60 }, 60],
    [{ access_token: 'a', expires_in: '60' }, 60],
    [{ access_token: 'a' }, 3_600],
    [{ access_token: 'a', expires_in: 0 }, 3_600],
    [{ access_token: jwt({ iat: 1_000, exp: 1_900 }) }, 900],
    [{ access_token: jwt({ exp: 1_900 }) }, 3_600],
  ])('%j lives for %i seconds [OAU-2, SES-5]', (body, seconds) => {
    expect(tokensOfTokenEndpoint(body)?.expiresIn).toBe(seconds);
  });

  it('is nothing unless it holds a token, whatever came', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        expect(tokensOfTokenEndpoint(body)).toBeNull();
        expect(tokensOfLoginAnswer(body)).toBeNull();
      }),
    );
    for (const body of [
      undefined,
      { access_token: '' },
      { access_token: 7 },
      { access_token: 'a', expires_in: 'soon' },
    ]) {
      expect(tokensOfTokenEndpoint(body)).toBeNull();
    }
  });
});
