import { createBrowserDouble, flush, SESSION_OPTIONS } from './browser/browser-double.ts';
import { json } from './oauth/provider-double.ts';
import { createSession } from './session.ts';
import type { SessionEvent } from './tab-session.ts';

const LATE = { access_token: 'late-a', refresh_token: 'late-r', id_token: 'late-i', expires_in: 600 };

/** A tab in which a renewal is under way whose answer comes when a test says so. */
async function renewing(path?: string) {
  let answer: (response: Response) => void = () => undefined;
  const calls: { url: string; body: string }[] = [];
  let signIns = 0;
  const browser = createBrowserDouble({
    fetch: ((url: string, init: RequestInit) => {
      calls.push({ url, body: String(init.body) });
      if (url.endsWith('/token')) return new Promise<Response>((resolve) => (answer = resolve));
      signIns += Number(url.endsWith('/login'));
      const tokens = { accessToken: `a${signIns}`, refreshToken: `r${signIns}`, expiresIn: 600 };
      return Promise.resolve(json(url.endsWith('/login') ? { data: tokens } : {}));
    }) as typeof fetch,
  });
  const tab = browser.openTab(path);
  const session = createSession({ ...SESSION_OPTIONS, environment: tab });
  const events: SessionEvent[] = [];
  session.subscribe((event) => void events.push(event));
  const signIn = (remember = true) => session.signIn({ username: 'math', password: 'demo1234!', remember });
  await signIn();
  const outcome = session.refresh('a1');
  await flush();
  return {
    browser,
    tab,
    session,
    events,
    signIn,
    /** The answer, before which the browser has taken its Set-Cookie where the server sets cookies itself. */
    async comesLate(tokens: object, setsCookies: boolean) {
      if (setsCookies)
        for (const name of ['access', 'refresh', 'id'])
          browser.cookies.set(`__Host-${name}_token`, `late-${name.slice(0, 1)}`);
      answer(json(tokens));
      await expect(outcome).resolves.toBe('refused');
      await flush();
    },
    tokens: () => ['access', 'refresh', 'id'].map((name) => browser.cookies.get(`__Host-${name}_token`)),
    revoked: () => calls.filter(({ url }) => url.endsWith('/revocation')).map(({ body }) => body),
  };
}

const NOTHING = [undefined, undefined, undefined];
const GIVEN_BACK = ['client_id=teacher-portal&token=late-r&token_type_hint=refresh_token'];

describe('tokens that come for a session which is over', () => {
  it('do not bring it back on the login page, where it ended [SES-3]', async () => {
    const { session, comesLate, tokens, revoked } = await renewing('/kr/login');
    session.refusedAfterRenewal();
    await comesLate(LATE, true);
    expect([tokens(), session.isSignedIn(), revoked()]).toEqual([NOTHING, false, GIVEN_BACK]);
  });

  it('give way to those of whoever signed in since, though the browser has taken them', async () => {
    const { browser, session, signIn, comesLate, tokens, revoked } = await renewing();
    await session.signOut();
    await signIn();
    await comesLate(LATE, true);
    expect([tokens(), session.accessToken(), revoked()]).toEqual([['a2', 'r2', undefined], 'a2', GIVEN_BACK]);
    expect(browser.written.at(-1)).toMatchObject({ value: 'r2', maxAge: 2_592_000 });
  });

  it('leave the cookies alone where the server sets none', async () => {
    const { browser, session, signIn, comesLate, tokens, revoked } = await renewing();
    await session.signOut();
    await signIn(false);
    browser.written.length = 0;
    await comesLate(LATE, false);
    expect([tokens(), browser.written, revoked()]).toEqual([['a2', 'r2', undefined], [], GIVEN_BACK]);
  });

  it('cannot be given back when there is no refresh token among them', async () => {
    const { session, comesLate, tokens, revoked } = await renewing();
    await session.signOut();
    await comesLate({ access_token: 'late-a' }, false);
    expect([tokens(), revoked()]).toEqual([NOTHING, []]);
  });

  it('come for nobody after another tab signed in', async () => {
    const { browser, tab, session, events, comesLate } = await renewing();
    browser.openTab().channel.post({ epoch: 'of another tab', isSignedIn: true });
    await comesLate(LATE, true);
    expect([events, tab.left]).toEqual([['signed-in', 'switched'], ['reload']]);
    expect([session.isSignedIn(), session.accessToken()]).toEqual([false, undefined]);
    expect(browser.cookies.has('__Host-refresh_token')).toBe(false);
  });
});

describe('a tab that is on its way out', () => {
  it('does not care who signs in elsewhere', async () => {
    const { browser, tab, session, events } = await renewing();
    await session.signOut();
    const left = [...tab.left];
    browser.openTab().channel.post({ epoch: 'of another tab', isSignedIn: true });
    await browser.advance(600);
    expect([tab.left, events]).toEqual([left, ['signed-in', 'signed-out']]);
  });
});

it('a login page waits half a second for the cookies of another tab, and no longer', async () => {
  const browser = createBrowserDouble();
  const session = createSession({ ...SESSION_OPTIONS, environment: browser.openTab('/kr/login') });
  const events: SessionEvent[] = [];
  session.subscribe((event) => void events.push(event));
  browser.openTab().channel.post({ epoch: 'of another tab', isSignedIn: true });
  await browser.advance(499);
  expect(events).toEqual([]);
  await browser.advance(1);
  expect(events).toEqual(['signed-in']);
});
