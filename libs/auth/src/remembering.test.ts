import { createBrowserDouble, flush, SESSION_OPTIONS } from './browser/browser-double.ts';
import { json } from './oauth/provider-double.ts';
import { createSession } from './session.ts';
import type { SessionEvent } from './tab-session.ts';

const LOGIN = { data: { accessToken: 'a1', refreshToken: 'r1', expiresIn: 600 } };
const RENEWED = { access_token: 'a2', refresh_token: 'r2', expires_in: 600 };

function world() {
  const remembered: (string | null)[] = [];
  const browser = createBrowserDouble({
    fetch: ((url: string, init: RequestInit) => {
      if (url.endsWith('/token')) remembered.push(new Headers(init.headers).get('x-remember'));
      return Promise.resolve(json(url.endsWith('/token') ? RENEWED : LOGIN));
    }) as typeof fetch,
  });
  const open = (path?: string) => {
    const tab = browser.openTab(path);
    const session = createSession({ ...SESSION_OPTIONS, environment: tab });
    const events: SessionEvent[] = [];
    session.subscribe((event) => void events.push(event));
    return { tab, session, events };
  };
  const signIn = ({ session }: ReturnType<typeof open>, remember = true) =>
    session.signIn({ username: 'math', password: 'demo1234!', remember });
  return { browser, open, signIn, remembered };
}

describe('what a browser remembers of a sign-in', () => {
  it.each([
    [true, null],
    [false, '0'],
  ])('holds for every tab: remembered %s [LOG-7]', async (remember, header) => {
    const { browser, open, signIn, remembered } = world();
    await signIn(open(), remember);
    await expect(open().session.refresh('a1')).resolves.toBe('renewed');
    expect(remembered).toEqual([header]);
    expect('maxAge' in browser.written.at(-1)!).toBe(remember);
  });

  it('is no id token of the session before, and a renewal without one keeps its own [SES-5]', async () => {
    const { browser, open, signIn } = world();
    browser.cookies.set('__Host-id_token', 'of the session before');
    const tab = open();
    await signIn(tab);
    expect(browser.cookies.has('__Host-id_token')).toBe(false);
    browser.cookies.set('__Host-id_token', 'of this session');
    await tab.session.refresh('a1');
    expect(browser.cookies.get('__Host-id_token')).toBe('of this session');
  });
});

describe('a tab that has missed a word', () => {
  it('renews nothing for whoever signed in since', async () => {
    const { browser, open, signIn, remembered } = world();
    const { session, tab, events } = open();
    await signIn({ session, tab, events });
    browser.texts.set('portal-session-epoch', 'of somebody else');
    await expect(session.refresh('a1')).resolves.toBe('refused');
    expect([remembered, events, tab.left]).toEqual([[], ['signed-in', 'switched'], ['reload']]);
  });

  it('of a sign-out, as a login page, has nothing to do', async () => {
    const { browser, open } = world();
    const { tab, events } = open('/kr/login');
    browser.openTab().channel.post({ epoch: 'of another tab', isSignedIn: false });
    await flush();
    await browser.advance(600);
    expect([events, tab.left]).toEqual([[], []]);
  });
});
