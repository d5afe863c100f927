import { createBrowserDouble } from '../browser/browser-double.ts';
import { createTokenJar } from './token-jar.ts';

const NAMES = ['access', 'refresh', 'id'] as const;
const FULL = NAMES.map((name) => `__Host-${name}_token`);
const TOKENS = { accessToken: 'a1', refreshToken: 'r1', idToken: 'i1', expiresIn: 600 };
const NEW = { remember: true, isNewSession: true };

function world(options: Parameters<typeof createBrowserDouble>[0] = {}) {
  const browser = createBrowserDouble(options);
  const { cookies } = browser.openTab();
  const jar = createTokenJar(cookies);
  return { browser, cookies, jar, held: () => [jar.access(), jar.refresh(), jar.id()] };
}

describe('the three tokens', () => {
  it('stand in cookies of their own, the refresh token and the id for thirty days [SES-5]', () => {
    const { browser, jar, held } = world();
    jar.commit(TOKENS, NEW);
    expect(browser.written).toEqual([
      { name: FULL[0], value: 'a1', maxAge: 600, sameSite: 'Strict' },
      { name: FULL[1], value: 'r1', maxAge: 2_592_000, sameSite: 'Strict' },
      { name: FULL[2], value: 'i1', maxAge: 2_592_000, sameSite: 'Strict' },
    ]);
    expect(held()).toEqual(['a1', 'r1', 'i1']);
    jar.clear();
    expect([held(), [...browser.cookies]]).toEqual([[undefined, undefined, undefined], []]);
  });

  it('are written again as cookies of the browser session, though the server has set them [D3]', () => {
    const { browser, jar } = world();
    jar.commit(TOKENS, NEW);
    browser.written.length = 0;
    jar.commit(TOKENS, NEW);
    expect(browser.written).toEqual([]);
    jar.commit(TOKENS, { ...NEW, remember: false });
    expect(browser.written).toEqual(
      FULL.map((name, at) => ({ name, value: ['a1', 'r1', 'i1'][at], sameSite: 'Strict' })),
    );
  });

  it('lose the id token of the session before, but not of their own', () => {
    const { jar, held } = world();
    jar.commit(TOKENS, NEW);
    jar.commit({ accessToken: 'a2', refreshToken: 'r2', expiresIn: 600 }, { ...NEW, isNewSession: false });
    expect(held()).toEqual(['a2', 'r2', 'i1']);
    jar.commit({ accessToken: 'a3', refreshToken: 'r3', expiresIn: 600 }, NEW);
    expect(held()).toEqual(['a3', 'r3', undefined]);
  });

  it('live in the tab where cookies are refused, until they are cleared (R60)', () => {
    const { jar, held } = world({ areCookiesBlocked: true });
    expect(jar.isBlocked()).toBe(false);
    jar.commit(TOKENS, NEW);
    expect([held(), jar.isBlocked()]).toEqual([['a1', 'r1', 'i1'], true]);
    jar.clear();
    expect([held(), jar.isBlocked()]).toEqual([[undefined, undefined, undefined], false]);
  });

  it('are not blocked when the refresh token is merely newer than its cookie (F6)', async () => {
    const { jar, cookies } = world();
    jar.commit(TOKENS, NEW);
    jest.spyOn(cookies, 'fresh').mockImplementation((name) => Promise.resolve(`${name} anew`));
    await jar.lookAgain();
    expect([jar.refresh(), jar.isBlocked()]).toEqual(['__Host-refresh_token anew', false]);
  });
});

describe('looking again (F6)', () => {
  it('takes what is newer than the copy of this tab, for access and refresh', async () => {
    const { browser, jar, cookies, held } = world();
    jar.commit(TOKENS, NEW);
    jest.spyOn(cookies, 'fresh').mockImplementation((name) => Promise.resolve(`${name} anew`));
    await jar.lookAgain();
    expect(held()).toEqual(['__Host-access_token anew', '__Host-refresh_token anew', 'i1']);
    // What the cookie says later is newer still.
    browser.cookies.set('__Host-access_token', 'a9');
    expect(jar.access()).toBe('a9');
  });

  it('changes nothing where nothing is seen, before or now', async () => {
    const { browser, jar, cookies, held } = world();
    const fresh = jest.spyOn(cookies, 'fresh').mockResolvedValue('seen too early');
    await jar.lookAgain();
    expect(held()).toEqual([undefined, undefined, undefined]);
    fresh.mockResolvedValue(undefined);
    jar.commit(TOKENS, NEW);
    await jar.lookAgain();
    expect(held()).toEqual(['a1', 'r1', 'i1']);
    browser.cookies.clear();
    expect(held()).toEqual([undefined, undefined, undefined]);
  });
});
