import { createBrowserDouble, flush, SESSION_OPTIONS, type BrowserDoubleOptions } from './browser/browser-double.ts';
import { json } from './oauth/provider-double.ts';
import { createSession } from './session.ts';
import type { SessionEvent } from './tab-session.ts';

/** `math` and `korean` have an account each; the token that a sign-in gives is named after its person. */
function world(options: BrowserDoubleOptions & { profile?: () => Response | Promise<Response> } = {}) {
  let signIns = 0;
  const browser = createBrowserDouble({
    ...options,
    fetch: (async (url: string, init: RequestInit) => {
      if (url.endsWith('/users/profile')) {
        const [, person] = /^Bearer (\w+)-/.exec(new Headers(init.headers).get('authorization') ?? '') ?? [];
        return options.profile?.() ?? json({ data: { id: `user-${person}` } });
      }
      const { username } = JSON.parse(String(init.body)) as { username: string };
      signIns += 1;
      const tokens = { accessToken: `${username}-${signIns}`, refreshToken: `r${signIns}` };
      return json({ data: { ...tokens, expiresIn: 600, idToken: null }, ...tokens });
    }) as typeof fetch,
  });
  const open = (path = '/kr/account/calendar') => {
    const tab = browser.openTab(path);
    const session = createSession({ ...SESSION_OPTIONS, environment: tab });
    const events: SessionEvent[] = [];
    session.subscribe((event) => void events.push(event));
    return { tab, session, events };
  };
  return { browser, open };
}

const as = (username: string) => ({ username, password: 'demo1234!', remember: true });

async function herPage(options?: Parameters<typeof world>[0]) {
  const all = world(options);
  const page = all.open();
  await page.session.signIn(as('math'));
  page.session.belongTo('user-math');
  page.events.length = 0;
  return { ...all, ...page };
}

describe('a page whose session expired', () => {
  it('stays with its words, sends no token, and goes on when its person signs in [W9]', async () => {
    const { session, events, tab, browser } = await herPage();
    session.refusedAfterRenewal();
    session.refusedAfterRenewal();
    expect([tab.left, events, session.isHeld()]).toEqual([[], ['held'], true]);
    expect([session.isSignedIn(), session.accessToken()]).toEqual([true, undefined]);
    expect([...browser.cookies.keys()]).not.toContain('__Host-refresh_token');
    await expect(session.refresh(undefined)).resolves.toBe('refused');
    const goesOn = session.goesOn();
    await session.signIn(as('math'));
    expect(await goesOn).toBe(true);
    expect([tab.left, events, session.isHeld()]).toEqual([[], ['held', 'resumed'], false]);
    expect(session.accessToken()).toBe('math-2');
  });

  it('is loaded anew for another person, and sends nothing of the first with her token [W9]', async () => {
    const { session, events, tab } = await herPage();
    session.refusedAfterRenewal();
    const goesOn = session.goesOn();
    await session.signIn(as('korean'));
    expect(await goesOn).toBe(false);
    expect([tab.left, events]).toEqual([['reload'], ['held', 'switched']]);
    expect([session.isSignedIn(), session.accessToken()]).toEqual([false, undefined]);
  });

  it('is loaded anew where nobody says whose the new session is', async () => {
    const { session, tab } = await herPage({ profile: () => json({}, 403) });
    session.refusedAfterRenewal();
    await session.signIn(as('math'));
    expect(tab.left).toEqual(['reload']);
  });

  it('asks again whose the session is when the connection fails for a moment', async () => {
    let asked = 0;
    const profile = () =>
      (asked += 1) === 1 ? Promise.reject(new TypeError('offline')) : json({ data: { id: 'user-math' } });
    const { session, browser, events } = await herPage({ profile });
    session.refusedAfterRenewal();
    const signingIn = session.signIn(as('math'));
    await browser.advance(1_000);
    await signingIn;
    expect(events).toEqual(['held', 'resumed']);
  });

  it('is left for the login page when she does not want to go on [SES-3]', async () => {
    const { session, events, tab } = await herPage();
    session.refusedAfterRenewal();
    const goesOn = session.goesOn();
    session.giveUp();
    expect(await goesOn).toBe(false);
    expect(events).toEqual(['held', 'expired']);
    expect(tab.left).toEqual(['https://portal.test/kr/login?returnTo=%2Faccount%2Fcalendar&reason=expired']);
    expect(session.isSignedIn()).toBe(false);
  });

  it('stays in the other tabs too, and one sign-in lets all of them go on [W9]', async () => {
    const { open, session, events } = await herPage();
    const other = open('/kr/account/chat');
    other.session.belongTo('user-math');
    session.refusedAfterRenewal();
    expect([other.tab.left, other.events]).toEqual([[], ['held']]);
    await other.session.signIn(as('math'));
    await flush();
    expect([events, other.events]).toEqual([
      ['held', 'resumed'],
      ['held', 'resumed'],
    ]);
    expect(session.accessToken()).toBe('math-2');
  });

  it('is loaded anew in the other tabs when another person signs in', async () => {
    const { open, session, tab } = await herPage();
    session.refusedAfterRenewal();
    await open('/kr/login').session.signIn(as('korean'));
    await flush();
    expect(tab.left).toEqual(['reload']);
    expect(session.accessToken()).toBeUndefined();
  });
});

describe('the identity provider over a held page', () => {
  it('comes in a small window that is opened by the press itself [W9] [OAU-1]', async () => {
    const { session, tab } = await herPage();
    session.refusedAfterRenewal();
    await session.startOAuth({ returnTo: '/account/calendar', inWindow: true });
    expect(tab.left).toEqual([]);
    expect(tab.windows).toEqual([expect.stringContaining('https://portal.test/oidc/auth?')]);
  });

  it('takes the page itself where the browser forbids windows [OAU-1]', async () => {
    const { session, tab } = await herPage({ areWindowsForbidden: true });
    session.refusedAfterRenewal();
    await session.startOAuth({ returnTo: '/account/calendar', inWindow: true });
    expect(tab.left).toEqual([expect.stringContaining('https://portal.test/oidc/auth?')]);
  });

  it('leaves no empty window behind when it cannot be reached', async () => {
    const { session, tab } = await herPage({ areCookiesBlocked: true });
    session.refusedAfterRenewal();
    await expect(session.startOAuth({ returnTo: '/', inWindow: true })).rejects.toThrow();
    expect(tab.windows).toEqual(['closed']);
  });
});
