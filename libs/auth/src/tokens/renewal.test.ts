import { createBrowserDouble, flush, SESSION_OPTIONS, type BrowserDouble } from '../browser/browser-double.ts';
import { createProviderDouble, json, type ProviderDoubleOptions } from '../oauth/provider-double.ts';
import { createSession } from '../session.ts';
import type { SessionEvent } from '../tab-session.ts';

function signedIn(
  plan: ProviderDoubleOptions = {},
  over: Partial<typeof SESSION_OPTIONS & { clearOnUnreachable: boolean }> = {},
) {
  const provider = createProviderDouble(plan);
  const calls: string[] = [];
  const browser = createBrowserDouble({
    fetch: ((url: string, init?: RequestInit) => {
      calls.push(url);
      return url.endsWith('/token') ? provider.token(init) : Promise.resolve(json({}));
    }) as typeof fetch,
  });
  browser.cookies.set('__Host-access_token', 'a0').set('__Host-refresh_token', 'r0');
  const open = (path?: string) => {
    const tab = browser.openTab(path);
    const session = createSession({ ...SESSION_OPTIONS, ...over, environment: tab });
    const events: SessionEvent[] = [];
    session.subscribe((event) => void events.push(event));
    return { tab, session, events };
  };
  return { browser, provider, calls, open };
}

const accessCookie = (browser: BrowserDouble) => browser.cookies.get('__Host-access_token');

describe('renewing the token', () => {
  it('posts a form with refresh token and client id, once for all who ask [OAU-2, SES-2]', async () => {
    const { browser, provider, open } = signedIn();
    const { session } = open();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => session.refresh('a0')));
    expect(new Set(outcomes)).toEqual(new Set(['renewed']));
    expect(provider.forms.map(String)).toEqual(['grant_type=refresh_token&refresh_token=r0&client_id=teacher-portal']);
    expect(accessCookie(browser)).toBe('a1');
  });

  it('asks nobody when the jar already holds another token than the one used [SES-2]', async () => {
    const { provider, open } = signedIn();
    const { session } = open();
    await expect(session.refresh('an older one')).resolves.toBe('renewed');
    expect(provider.forms).toHaveLength(0);
  });

  it('renews again when the token that a running refresh brings is the very one refused', async () => {
    const { provider, open } = signedIn();
    const { session } = open();
    const [first, second] = await Promise.all([session.refresh('a0'), session.refresh('a1')]);
    expect([first, second]).toEqual(['renewed', 'renewed']);
    expect(provider.rotations()).toBe(2);
    expect(provider.mostInFlight()).toBe(1);
  });

  it('goes to the login page once when the provider refuses, and clears the three tokens [SES-3]', async () => {
    const { browser, open } = signedIn({ tokenPlan: ['revoke'] });
    const { session, tab, events } = open('/kr/account/income/all?month=10');
    const outcome = Promise.all([session.refresh('a0'), session.refresh('a0')]);
    await browser.advance(600);
    await expect(outcome).resolves.toEqual(['refused', 'refused']);
    expect(tab.left).toEqual([
      'https://portal.test/kr/login?returnTo=%2Faccount%2Fincome%2Fall%3Fmonth%3D10&reason=expired',
    ]);
    expect([...browser.cookies.keys()]).toEqual([]);
    expect(events).toEqual(['expired']);
    expect(session.isSignedIn()).toBe(false);
  });

  it.each([401, 403])(
    'takes %i of the refresh call for a refusal and never refreshes because of it [SES-3]',
    async (status) => {
      const browser = createBrowserDouble({ fetch: () => Promise.resolve(json({}, status)) });
      browser.cookies.set('__Host-access_token', 'a0').set('__Host-refresh_token', 'r0');
      const tab = browser.openTab();
      const session = createSession({ ...SESSION_OPTIONS, environment: tab });
      const outcome = session.refresh('a0');
      await browser.advance(600);
      await expect(outcome).resolves.toBe('refused');
      expect(tab.left).toHaveLength(1);
    },
  );

  it.each([
    ['the network is gone', 'network'],
    ['the provider does not answer in time', 'slow'],
    ['the provider is broken', 500],
  ] as const)('keeps the session when %s, logs it and gives no token [SES-7]', async (_name, plan) => {
    const { browser, open } = signedIn({ tokenPlan: [plan] });
    const { session, tab } = open();
    await expect(session.refresh('a0')).resolves.toBe('unreachable');
    expect(tab.left).toEqual([]);
    expect(session.isSignedIn()).toBe(true);
    expect(accessCookie(browser)).toBe('a0');
    expect(tab.logged).toHaveLength(1);
    expect(JSON.stringify(tab.logged)).not.toMatch(/r0|a0/);
  });

  it.each([
    ['400 of another kind', json({ error: 'invalid_request' }, 400)],
    ['429', json({}, 429)],
    ['a page of a hotel network', new Response('<html>')],
  ])('does not take %s for a refusal', async (_name, answer) => {
    const browser = createBrowserDouble({ fetch: () => Promise.resolve(answer) });
    browser.cookies.set('__Host-access_token', 'a0').set('__Host-refresh_token', 'r0');
    const session = createSession({ ...SESSION_OPTIONS, environment: browser.openTab() });
    await expect(session.refresh('a0')).resolves.toBe('unreachable');
    expect(session.isSignedIn()).toBe(true);
  });

  it('ends the session while offline too when the operator wants the literal reading [SES-3]', async () => {
    const { open } = signedIn({ tokenPlan: ['network'] }, { clearOnUnreachable: true });
    const { session, tab } = open();
    await expect(session.refresh('a0')).resolves.toBe('refused');
    expect(tab.left).toHaveLength(1);
  });

  it('tries again by itself when the computer is back online', async () => {
    const { browser, open } = signedIn({ tokenPlan: ['network'] });
    const { session, tab } = open();
    await session.refresh('a0');
    tab.comeOnline();
    await flush();
    expect(accessCookie(browser)).toBe('a1');
    expect(session.accessToken()).toBe('a1');
  });

  it('goes on after 20 s when another tab hangs with the lock', async () => {
    const { browser, open } = signedIn();
    const { session } = open();
    browser.hangLock();
    const outcome = session.refresh('a0');
    await browser.advance(19_999);
    expect(accessCookie(browser)).toBe('a0');
    await browser.advance(1);
    await expect(outcome).resolves.toBe('renewed');
  });

  it('asks once for all who ask, though the network is gone', async () => {
    const { provider, open } = signedIn({ tokenPlan: ['network'] });
    const { session } = open();
    const outcomes = await Promise.all([session.refresh('a0'), session.refresh('a0')]);
    expect([outcomes, provider.forms.length]).toEqual([['unreachable', 'unreachable'], 1]);
  });

  it('tries again only what the network prevented, once, and only while there is a session', async () => {
    const { browser, provider, open } = signedIn({ tokenPlan: ['network', 'answer', 'network'] });
    const { session, tab } = open();
    const online = async () => {
      tab.comeOnline();
      await flush();
      return provider.forms.length;
    };
    expect(await online()).toBe(0);
    await session.refresh('a0');
    tab.comeOnline();
    expect([await online(), await online()]).toEqual([2, 2]);
    await session.refresh('a1');
    browser.cookies.clear();
    expect([await online(), tab.left]).toEqual([3, []]);
  });

  it('ends the session half a second after the refusal, and not earlier', async () => {
    const { browser, open } = signedIn({ tokenPlan: ['revoke'] });
    const { session, tab } = open();
    const outcome = session.refresh('a0');
    await browser.advance(499);
    expect(tab.left).toEqual([]);
    await browser.advance(1);
    expect(tab.left).toHaveLength(1);
    await expect(outcome).resolves.toBe('refused');
  });

  it('adopts a new refresh token although the access token is the one refused', async () => {
    const { browser, open } = signedIn({ tokenPlan: ['revoke'] });
    const { session, tab } = open();
    const outcome = session.refresh('a0');
    await flush();
    browser.cookies.set('__Host-refresh_token', 'r9');
    await browser.advance(500);
    await expect(outcome).resolves.toBe('renewed');
    expect(tab.left).toEqual([]);
  });

  it('adopts what another tab won within half a second of the refusal', async () => {
    const { browser, open } = signedIn({ tokenPlan: ['revoke'] });
    const { session, tab } = open();
    const outcome = session.refresh('a0');
    await browser.advance(300);
    browser.cookies.set('__Host-access_token', 'a9').set('__Host-refresh_token', 'r9');
    await browser.advance(300);
    await expect(outcome).resolves.toBe('renewed');
    expect(tab.left).toEqual([]);
    expect(session.accessToken()).toBe('a9');
  });

  it('sees the cookie that another tab wrote although its own copy is old (F6)', async () => {
    const { browser, provider, open } = signedIn();
    const { session, tab } = open();
    const fresh = new Map([
      ['__Host-access_token', 'a7'],
      ['__Host-refresh_token', 'r7'],
    ]);
    jest.spyOn(tab.cookies, 'fresh').mockImplementation((name) => Promise.resolve(fresh.get(name)));
    await expect(session.refresh('a0')).resolves.toBe('renewed');
    expect(provider.forms).toHaveLength(0);
    expect(session.accessToken()).toBe('a7');
    browser.cookies.set('__Host-access_token', 'a8');
    expect(session.accessToken()).toBe('a8');
  });

  it('stores nothing that comes after the sign-out, and gives the token back', async () => {
    let answer: (response: Response) => void = () => undefined;
    const calls: string[] = [];
    const browser = createBrowserDouble({
      fetch: ((url: string) => {
        calls.push(url);
        return url.endsWith('/token')
          ? new Promise<Response>((resolve) => (answer = resolve))
          : Promise.resolve(json({}));
      }) as typeof fetch,
    });
    browser.cookies.set('__Host-access_token', 'a0').set('__Host-refresh_token', 'r0');
    const tab = browser.openTab();
    const session = createSession({ ...SESSION_OPTIONS, environment: tab });
    const outcome = session.refresh('a0');
    await flush();
    await session.signOut();
    // The late answer's own Set-Cookie arrives before the script sees the answer.
    browser.cookies.set('__Host-access_token', 'a1').set('__Host-refresh_token', 'r1');
    answer(json({ access_token: 'a1', refresh_token: 'r1', expires_in: 600 }));
    await expect(outcome).resolves.toBe('refused');
    await flush();
    expect([...browser.cookies.keys()]).toEqual([]);
    expect(calls.at(-1)).toBe('https://portal.test/oidc/token/revocation');
    expect(tab.left).toHaveLength(1);
  });

  it('never ends a session that lost its tokens to nobody: without a login cookie the page is left once', async () => {
    const { browser, provider, open } = signedIn();
    const { session, tab } = open();
    browser.cookies.clear();
    await expect(session.refresh('a0')).resolves.toBe('refused');
    await expect(session.refresh('a0')).resolves.toBe('refused');
    expect(provider.forms).toHaveLength(0);
    expect(tab.left).toHaveLength(1);
  });
});

describe('renewing early', () => {
  it('lets new requests wait while a refresh runs [SES-2]', async () => {
    const { browser, open } = signedIn();
    const { session } = open();
    void session.refresh('a0');
    await session.settled();
    expect(accessCookie(browser)).toBe('a1');
  });

  it('renews before the first request when the access cookie has run out', async () => {
    const { browser, provider, open } = signedIn();
    browser.cookies.delete('__Host-access_token');
    const { session } = open();
    await session.settled();
    expect(session.accessToken()).toBe('a1');
    expect(provider.rotations()).toBe(1);
  });

  it('renews a minute before the end by a clock that nobody can set, whatever the user does to hers', async () => {
    const { browser, provider, open } = signedIn();
    const { session } = open();
    await session.refresh('a0');
    browser.turnClock(10 * 3_600_000);
    await browser.advance(539_999);
    await session.settled();
    expect(provider.rotations()).toBe(1);
    await browser.advance(1);
    await session.settled();
    expect(provider.rotations()).toBe(2);
  });

  it('renews a token that lives for a minute after half of it', async () => {
    const browser = createBrowserDouble({
      fetch: () => Promise.resolve(json({ access_token: 'a1', refresh_token: 'r1', expires_in: 60 })),
    });
    browser.cookies.set('__Host-access_token', 'a0').set('__Host-refresh_token', 'r0');
    const tab = browser.openTab();
    const session = createSession({ ...SESSION_OPTIONS, environment: tab });
    await session.refresh('a0');
    const fetch = jest.spyOn(tab, 'fetch');
    await browser.advance(29_999);
    await session.settled();
    expect(fetch).not.toHaveBeenCalled();
    await browser.advance(1);
    await session.settled();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('does not pause after a success', async () => {
    const { browser, provider, open } = signedIn();
    const { session } = open();
    await session.refresh('a0');
    browser.cookies.delete('__Host-access_token');
    await session.settled();
    expect(provider.rotations()).toBe(2);
  });

  it('renews nothing once the session is left', async () => {
    const { browser, provider, open } = signedIn();
    const { session } = open();
    await session.signOut();
    browser.cookies.set('__Host-refresh_token', 'r0');
    await session.settled();
    await expect(session.refresh(undefined)).resolves.toBe('refused');
    expect(provider.forms).toHaveLength(0);
  });

  it('pauses after a failure instead of asking before every request', async () => {
    const { browser, provider, open } = signedIn({ tokenPlan: ['network', 'network'] });
    browser.cookies.delete('__Host-access_token');
    const { session } = open();
    await session.settled();
    await session.settled();
    expect(provider.forms).toHaveLength(1);
    await browser.advance(4_999);
    await session.settled();
    expect(provider.forms).toHaveLength(1);
    await browser.advance(1);
    await session.settled();
    expect(provider.forms).toHaveLength(2);
  });
});
