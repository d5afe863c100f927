import { createBrowserDouble, flush, SESSION_OPTIONS, type BrowserDoubleOptions } from './browser/browser-double.ts';
import { json } from './oauth/provider-double.ts';
import { createSession } from './session.ts';
import type { SessionEvent } from './tab-session.ts';

const LOGIN = {
  data: { accessToken: 'a1', refreshToken: 'r1', expiresIn: 600, idToken: null },
  accessToken: 'a1',
  refreshToken: 'r1',
};

interface Call {
  url: string;
  headers: Headers;
  body: unknown;
  keepalive: boolean | undefined;
}

function world(
  answer: (call: Call) => Response | Promise<Response> = () => json(LOGIN),
  options: BrowserDoubleOptions = {},
) {
  const calls: Call[] = [];
  const browser = createBrowserDouble({
    ...options,
    fetch: (async (url: string, init: RequestInit) => {
      const call = {
        url,
        headers: new Headers(init.headers),
        body: String(init.body).startsWith('{') ? (JSON.parse(String(init.body)) as unknown) : String(init.body),
        keepalive: init.keepalive,
      };
      calls.push(call);
      return answer(call);
    }) as typeof fetch,
  });
  const open = (path?: string, over: Partial<typeof SESSION_OPTIONS> = {}) => {
    const tab = browser.openTab(path);
    const session = createSession({ ...SESSION_OPTIONS, ...over, environment: tab });
    const events: SessionEvent[] = [];
    session.subscribe((event) => void events.push(event));
    return { tab, session, events };
  };
  return { browser, calls, open };
}

const credentials = { username: '  math ', password: ' demo1234! ', remember: true };
const tokenCookies = (browser: ReturnType<typeof world>['browser']) =>
  Object.fromEntries([...browser.cookies].filter(([name]) => name.endsWith('_token')));

describe('signing in by a social provider', () => {
  it.each([
    ['google', { idToken: 'i1' }],
    ['facebook', { accessToken: 'f1' }],
    ['zalo', { accessToken: 'z1' }],
  ] as const)('posts client, user type and the token of %s, and begins a session [LOG-7]', async (provider, token) => {
    const { browser, calls, open } = world();
    const { session, events } = open();
    await session.signInWithProvider({ provider, ...token, remember: true });
    expect(calls.map(({ url }) => url)).toEqual(['https://portal.test/mid/v1/auth/login/oauth2/openid']);
    expect(calls[0]?.body).toEqual({ clientId: 'teacher-portal', userType: 'TEACHER', provider, ...token });
    expect(calls[0]?.headers.get('device-id')).toBe(session.deviceId());
    expect(events).toEqual(['signed-in']);
    expect(tokenCookies(browser)).toEqual({ '__Host-access_token': 'a1', '__Host-refresh_token': 'r1' });
  });

  it('makes cookies that end with the browser when the box is not ticked [LOG-7]', async () => {
    const { browser, calls, open } = world();
    await open().session.signInWithProvider({ provider: 'zalo', accessToken: 'z1', remember: false });
    expect(calls[0]?.headers.get('x-remember')).toBe('0');
    expect(browser.written.find(({ name }) => name.endsWith('refresh_token'))).not.toHaveProperty('maxAge');
  });

  it('rejects with the message of the server, and nobody is signed in [LOG-7] [LOG-5]', async () => {
    const message = '연결된 선생님 계정이 없어요. 다른 방법으로 로그인해 주세요';
    const { open } = world(() => json({ code: 'ACCOUNT_NOT_LINKED', message, traceId: 't1' }, 403));
    const { session, events } = open();
    await expect(
      session.signInWithProvider({ provider: 'google', idToken: 'i1', remember: true }),
    ).rejects.toMatchObject({ status: 403, code: 'ACCOUNT_NOT_LINKED', message });
    expect(session.isSignedIn()).toBe(false);
    expect(events).toEqual([]);
  });
});

describe('signing in by password', () => {
  it('posts client, user type, grant type and the trimmed fields [LOG-2, LOG-6]', async () => {
    const { calls, open } = world();
    const { session, events } = open();
    await session.signIn(credentials);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.url).toBe('https://portal.test/mid/v1/auth/login');
    expect(calls[0]?.body).toEqual({
      clientId: 'teacher-portal',
      userType: 'TEACHER',
      grantType: 'password',
      username: 'math',
      password: 'demo1234!',
    });
    expect(Object.fromEntries(calls[0]?.headers ?? [])).toMatchObject({
      'accept-language': 'ko',
      platform: 'WEB',
      'tenant-code': 'KR',
      'device-id': session.deviceId(),
    });
    expect(calls[0]?.headers.has('x-remember')).toBe(false);
    expect(calls[0]?.headers.has('authorization')).toBe(false);
    expect(events).toEqual(['signed-in']);
    expect(session.isSignedIn()).toBe(true);
    expect(session.accessToken()).toBe('a1');
  });

  it('sends composed letters, whatever the keyboard made (R27)', async () => {
    const { calls, open } = world();
    await open().session.signIn({ ...credentials, password: 'e\u0301가나다라' });
    expect(calls[0]?.body).toMatchObject({ password: '\u00e9가나다라' });
  });

  it.each([
    ['under data', { data: LOGIN.data }],
    ['at the top', { accessToken: 'a1', refreshToken: 'r1' }],
  ])('takes the tokens %s [LOG-6]', async (_name, body) => {
    const { browser, open } = world(() => json(body));
    await open().session.signIn(credentials);
    expect(tokenCookies(browser)).toEqual({ '__Host-access_token': 'a1', '__Host-refresh_token': 'r1' });
  });

  it('keeps the refresh token for 30 days and the access token as long as it lives [SES-5]', async () => {
    const { browser, open } = world();
    await open().session.signIn(credentials);
    expect(browser.written).toEqual([
      { name: '__Host-access_token', value: 'a1', maxAge: 600, sameSite: 'Strict' },
      { name: '__Host-refresh_token', value: 'r1', maxAge: 2_592_000, sameSite: 'Strict' },
    ]);
  });

  it('writes no cookie that the server has set itself [SES-5]', async () => {
    const { browser, open } = world(() => {
      browser.cookies.set('__Host-access_token', 'a1').set('__Host-refresh_token', 'r1');
      return json(LOGIN);
    });
    await open().session.signIn(credentials);
    expect(browser.written).toEqual([]);
  });

  it('makes cookies that end with the browser when the box is not ticked, and tells the server', async () => {
    const { browser, calls, open } = world();
    await open().session.signIn({ ...credentials, remember: false });
    expect(calls[0]?.headers.get('x-remember')).toBe('0');
    expect(browser.written.map(({ maxAge }) => maxAge)).toEqual([undefined, undefined]);
  });

  it.each([
    [
      json({ code: 'LOGIN_INVALID', message: '계정이나 비밀번호가 맞지 않아요', traceId: 't' }, 401),
      { status: 401, code: 'LOGIN_INVALID', message: '계정이나 비밀번호가 맞지 않아요', traceId: 't' },
    ],
    [
      json({ code: 'LOGIN_DELAYED', message: '로그인에 여러 번 실패했어요. 4초 뒤에 다시 해 주세요' }, 429, {
        'retry-after': '4',
      }),
      { status: 429, code: 'LOGIN_DELAYED', retryAfter: 4 },
    ],
    [json({ code: 'USER_TYPE_MISMATCH' }, 403), { status: 403, message: '선생님 계정으로 로그인해 주세요' }],
    [new Response('<html>', { status: 502 }), { status: 502, message: '로그인하지 못했어요. 잠시 뒤 다시 해 주세요.' }],
    [
      json({ data: { accessToken: '' } }),
      { status: 'MALFORMED', message: '로그인하지 못했어요. 잠시 뒤 다시 해 주세요.' },
    ],
  ])('rejects with what the form shows %#[LOG-5]', async (answer, expected) => {
    const { open } = world(() => answer);
    const { session, events } = open();
    await expect(session.signIn(credentials)).rejects.toMatchObject(expected);
    expect(session.isSignedIn()).toBe(false);
    expect(events).toEqual([]);
  });

  it('tells being offline from a server that does not answer [SES-6]', async () => {
    const offline = world(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(offline.open().session.signIn(credentials)).rejects.toMatchObject({
      status: 'OFFLINE',
      message: '서버가 답하지 않아요. 잠시 뒤 다시 해 주세요.',
    });
    let tooLate: AbortSignal | undefined;
    const silent = createBrowserDouble({
      fetch: ((_url: string, { signal }: RequestInit) => {
        tooLate = signal ?? undefined;
        return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
      }) as typeof fetch,
    });
    const session = createSession({ ...SESSION_OPTIONS, environment: silent.openTab() });
    const answer = expect(session.signIn(credentials)).rejects.toMatchObject({ status: 'TIMEOUT' });
    await silent.advance(39_999);
    expect(tooLate?.aborted).toBe(false);
    await silent.advance(1);
    await answer;
  });

  it('works for this tab, and says so, when the browser keeps no cookies (R60)', async () => {
    const { open } = world(undefined, { areCookiesBlocked: true, isStorageDenied: true });
    const { session } = open();
    expect(session.cookiesBlocked()).toBe(false);
    await session.signIn(credentials);
    expect(session.accessToken()).toBe('a1');
    expect(session.cookiesBlocked()).toBe(true);
    expect(open().session.isSignedIn()).toBe(false);
  });

  it('keeps a token that is longer than a cookie may be in memory', async () => {
    const idToken = 'i'.repeat(4_100);
    const { browser, open } = world(() => json({ data: { ...LOGIN.data, idToken } }));
    browser.cookies.set('__Host-id_token', 'of the session before');
    const { session } = open();
    await session.signIn(credentials);
    // The session itself is kept, so nobody has to be warned.
    expect(session.cookiesBlocked()).toBe(false);
    expect(browser.cookies.has('__Host-id_token')).toBe(false);
  });

  it('names the cookies plainly where there is no TLS', async () => {
    const { browser, open } = world(undefined, { isSecure: false });
    await open().session.signIn(credentials);
    expect(tokenCookies(browser)).toEqual({ access_token: 'a1', refresh_token: 'r1' });
  });
});

describe('signing out', () => {
  const signedInWorld = async (answer?: Parameters<typeof world>[0], idToken: string | null = null) => {
    const all = world((call) =>
      call.url.endsWith('/login') ? json({ data: { ...LOGIN.data, idToken } }) : (answer?.(call) ?? json({})),
    );
    const first = all.open();
    await first.session.signIn(credentials);
    first.events.length = 0;
    return { ...all, ...first };
  };

  it('clears the three tokens, tells the server and ends at the provider with the ID token hint [SES-4]', async () => {
    const { session, browser, calls, tab, events } = await signedInWorld(undefined, 'the.id.token');
    await session.signOut();
    expect(tokenCookies(browser)).toEqual({});
    expect(events).toEqual(['signed-out']);
    const logout = calls.at(-1);
    expect(logout?.url).toBe('https://portal.test/mid/v1/auth/logout');
    expect(logout?.body).toEqual({ refreshToken: 'r1' });
    expect(logout?.keepalive).toBe(true);
    expect(logout?.headers.get('authorization')).toBe('Bearer a1');
    expect(logout?.headers.get('device-id')).toBe(session.deviceId());
    const left = new URL(tab.left.at(-1) ?? '');
    expect(left.origin + left.pathname).toBe('https://portal.test/oidc/session/end');
    expect(Object.fromEntries(left.searchParams)).toEqual({
      post_logout_redirect_uri: 'https://portal.test/kr/login',
      id_token_hint: 'the.id.token',
    });
    expect(session.accessToken()).toBeUndefined();
  });

  it('names the client where a password sign-in gave no ID token [SES-4]', async () => {
    const { session, tab } = await signedInWorld();
    await session.signOut();
    expect(new URL(tab.left.at(-1) ?? '').searchParams.get('client_id')).toBe('teacher-portal');
  });

  it('goes straight to the login page where there is no provider [SES-4]', async () => {
    const { open, browser } = world();
    browser.cookies.set('__Host-refresh_token', 'r0');
    const { session, tab } = open(undefined, { issuer: '' as never });
    await session.signOut();
    expect(tab.left).toEqual(['https://portal.test/kr/login']);
  });

  it('never waits for the server longer than two seconds [SES-4]', async () => {
    const { session, browser, tab } = await signedInWorld(() => new Promise<Response>(() => undefined));
    const leaving = session.signOut();
    await browser.advance(1_999);
    expect(tab.left).toEqual([]);
    await browser.advance(1);
    await leaving;
    expect(tab.left).toHaveLength(1);
  });

  it('succeeds although the server fails [SES-4]', async () => {
    const { session, tab } = await signedInWorld(() => Promise.reject(new TypeError('offline')));
    await session.signOut();
    expect(tab.left).toHaveLength(1);
  });

  it('empties the other tabs too (R36)', async () => {
    const { session, open } = await signedInWorld();
    const other = open();
    await session.signOut();
    expect(other.events).toEqual(['signed-out']);
    expect(other.tab.left).toEqual(['reload']);
    expect(other.session.isSignedIn()).toBe(false);
    expect(other.session.accessToken()).toBeUndefined();
  });

  it('lets nothing of a restored page be seen or sent (bfcache)', async () => {
    const { session, open, browser } = await signedInWorld();
    const frozen = open();
    jest.spyOn(frozen.tab.channel, 'listen');
    browser.texts.set('portal-session-epoch', 'another tab signed out while this one was frozen');
    browser.cookies.clear();
    frozen.tab.restore();
    expect(frozen.tab.left).toEqual(['reload']);
    expect(frozen.events).toEqual(['signed-out']);
    expect(session.accessToken()).toBeUndefined();
  });

  it('leaves a restored page alone while the session is the same', async () => {
    const { tab } = await signedInWorld();
    tab.restore();
    expect(tab.left).toEqual([]);
  });
});

describe('several tabs', () => {
  it("never send one person's request with another person's token", async () => {
    const { open, browser } = world();
    const first = open();
    await first.session.signIn(credentials);
    const second = open();
    // The word over the channel is lost; cookies and epoch are already those of the other sign-in.
    browser.texts.set('portal-session-epoch', 'of somebody else');
    browser.cookies.set('__Host-access_token', 'b1').set('__Host-refresh_token', 's1');
    expect(second.session.accessToken()).toBeUndefined();
    expect(second.events).toEqual(['switched']);
    expect(second.tab.left).toEqual(['reload']);
    await expect(second.session.refresh('a1')).resolves.toBe('refused');
    expect(browser.cookies.get('__Host-access_token')).toBe('b1');
  });

  it('tell a waiting login page that somebody signed in, once her cookies are visible', async () => {
    const { open, browser } = world();
    const waiting = open('/kr/login');
    const get = jest.spyOn(waiting.tab.cookies, 'get').mockReturnValue(undefined);
    await open().session.signIn(credentials);
    await browser.advance(50);
    expect(waiting.events).toEqual([]);
    get.mockRestore();
    await browser.advance(50);
    expect(waiting.events).toEqual(['signed-in']);
    expect(waiting.tab.left).toEqual([]);
  });

  it('load the page anew when the person changed', async () => {
    const { open } = world();
    const first = open();
    await first.session.signIn(credentials);
    await open().session.signIn({ ...credentials, username: 'korean' });
    expect(first.events).toEqual(['signed-in', 'switched']);
    expect(first.tab.left).toEqual(['reload']);
  });

  it('take the same word twice for one', async () => {
    const { browser, open } = world();
    const { session, events, tab } = open();
    await session.signIn(credentials);
    open().tab.channel.post({ epoch: browser.texts.get('portal-session-epoch'), isSignedIn: false });
    await flush();
    expect([events, tab.left]).toEqual([['signed-in'], []]);
    expect(session.isSignedIn()).toBe(true);
  });

  it('ignore what is no word of ours', async () => {
    const { open } = world();
    const { session, events, tab } = open();
    await session.signIn(credentials);
    const stranger = open().tab;
    for (const message of [null, 'signed-out', { epoch: 7 }, { isSignedIn: false }]) stranger.channel.post(message);
    await flush();
    expect(events).toEqual(['signed-in']);
    expect(tab.left).toEqual([]);
  });
});

describe('a session', () => {
  it('stands as long as the login cookie does [SES-1]', () => {
    const { browser, open } = world();
    const { session } = open();
    expect(session.isSignedIn()).toBe(false);
    browser.cookies.set('__Host-refresh_token', 'r0');
    expect(session.isSignedIn()).toBe(true);
    browser.cookies.delete('__Host-refresh_token');
    browser.cookies.set('__Host-access_token', 'a0');
    expect(session.isSignedIn()).toBe(false);
    expect(session.accessToken()).toBeUndefined();
  });

  it('ends once when renewed tokens are refused for good [SES-3]', async () => {
    const { open } = world();
    const { session, tab, events } = open('/kr/lich-day');
    await session.signIn(credentials);
    session.refusedAfterRenewal();
    session.refusedAfterRenewal();
    expect(events).toEqual(['signed-in', 'expired']);
    expect(tab.left).toEqual(['https://portal.test/kr/login?returnTo=%2Flich-day&reason=expired']);
  });

  it('does not send the login page to the login page', async () => {
    const { open } = world();
    const { session, tab } = open('/kr/login?returnTo=%2F');
    await session.signIn(credentials);
    session.refusedAfterRenewal();
    expect(tab.left).toEqual([]);
    await session.signIn(credentials);
    expect(session.accessToken()).toBe('a1');
  });

  it('that ended on the login page waits there for the next one, of whatever tab', async () => {
    const { open } = world();
    const { session, tab, events } = open('/kr/login');
    await session.signIn(credentials);
    session.refusedAfterRenewal();
    await open().session.signIn(credentials);
    await flush();
    expect(events).toEqual(['signed-in', 'expired', 'signed-in']);
    expect([session.isSignedIn(), tab.left]).toEqual([true, []]);
  });

  it.each([
    [true, false],
    [true, true],
    [false, false],
    [false, true],
  ])('that is to be remembered (%s) is renewed so; storage denied: %s [LOG-7]', async (remember, isStorageDenied) => {
    const renewed = { access_token: 'a2', refresh_token: 'r2', expires_in: 600 };
    const answer = ({ url }: Call) => json(url.endsWith('/login') ? LOGIN : renewed);
    const { browser, calls, open } = world(answer, { isStorageDenied });
    const { session } = open();
    await session.signIn({ ...credentials, remember });
    await expect(session.refresh('a1')).resolves.toBe('renewed');
    expect(calls.at(-1)?.headers.get('x-remember')).toBe(remember ? null : '0');
    const lasting = { maxAge: 2_592_000 };
    expect(browser.written.at(-1)).toEqual({
      name: '__Host-refresh_token',
      value: 'r2',
      sameSite: 'Strict',
      ...(remember && lasting),
    });
  });

  it('of before is renewed as one to be remembered where nothing else is known', async () => {
    const renewed = { access_token: 'a2', refresh_token: 'r2', expires_in: 600 };
    const { browser, calls, open } = world(() => json(renewed), { isStorageDenied: true });
    browser.cookies.set('__Host-refresh_token', 'r1');
    await expect(open().session.refresh(undefined)).resolves.toBe('renewed');
    expect(calls[0]?.headers.has('x-remember')).toBe(false);
    expect(browser.written.at(-1)).toMatchObject({ value: 'r2', maxAge: 2_592_000 });
  });

  it('stops telling who no longer listens', async () => {
    const { open } = world();
    const { session } = open();
    const listener = jest.fn();
    session.subscribe(listener)();
    await session.signIn(credentials);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('the device id', () => {
  it('is made on first use and kept [SES-6]', () => {
    const { open } = world();
    const id = open().session.deviceId();
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(open().session.deviceId()).toBe(id);
  });

  it.each(['', 'x', "'; drop table", '00000000-0000-1000-8000-000000000000'])('is made anew instead of %p', (kept) => {
    const { browser, open } = world();
    browser.texts.set('portal-device-id', kept);
    const id = open().session.deviceId();
    expect(id).not.toBe(kept);
    expect(browser.texts.get('portal-device-id')).toBe(id);
  });

  it('lives with the page where storage is denied', () => {
    const { open } = world(undefined, { isStorageDenied: true });
    const { session } = open();
    expect(session.deviceId()).toBe(session.deviceId());
  });
});
