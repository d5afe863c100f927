import { createHash } from 'node:crypto';
import { createBrowserDouble, SESSION_OPTIONS, type BrowserDoubleOptions } from '../browser/browser-double.ts';
import type { SessionOptions } from '../session-options.ts';
import { createSession } from '../session.ts';
import type { SessionEvent } from '../tab-session.ts';
import { OAuthCallbackError } from './oauth-callback-error.ts';
import { json } from './provider-double.ts';

const CALLBACK = 'https://portal.test/kr/oauth2/callback';
const ISSUER = SESSION_OPTIONS.issuer;

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const seconds = (ms: number) => Math.floor(ms / 1_000);

interface Exchange {
  url: string;
  form: URLSearchParams;
  headers: Headers;
}

/** A provider that exchanges any code; `claims` and `answer` bend what it says. */
function world(
  options: BrowserDoubleOptions & {
    claims?: object;
    answer?: () => Response | Promise<Response>;
    serverAhead?: number;
    elsewhere?: Partial<SessionOptions>;
  } = {},
) {
  const exchanges: Exchange[] = [];
  let nonce = '';
  const serverTime = () => Date.parse('2026-11-18T01:42:00Z') + (options.serverAhead ?? 0);
  const browser = createBrowserDouble({
    ...options,
    fetch: (async (url: string, init: RequestInit) => {
      exchanges.push({ url, form: new URLSearchParams(String(init.body)), headers: new Headers(init.headers) });
      if (options.answer) return options.answer();
      const now = seconds(serverTime());
      const claims = {
        iss: ISSUER,
        aud: 'teacher-portal',
        sub: 'u1',
        nonce,
        iat: now,
        exp: now + 600,
        ...options.claims,
      };
      return json(
        {
          access_token: 'a1',
          refresh_token: 'r1',
          token_type: 'Bearer',
          expires_in: 600,
          id_token: `${part({ alg: 'RS256', kid: 'k' })}.${part(claims)}.${part({ signature: 1 })}`,
        },
        200,
        { date: new Date(serverTime()).toUTCString() },
      );
    }) as typeof fetch,
  });
  const tab = browser.openTab('/kr/login');
  const session = createSession({ ...SESSION_OPTIONS, ...options.elsewhere, environment: tab });
  const events: SessionEvent[] = [];
  session.subscribe((event) => void events.push(event));

  /** Leaves for the provider; gives what the address said. */
  async function leave(over: Partial<Parameters<typeof session.startOAuth>[0]> = {}) {
    await session.startOAuth({ returnTo: '/account/income/all', ...over });
    const address = new URL(tab.left.at(-1) ?? '');
    nonce = address.searchParams.get('nonce') ?? '';
    return address;
  }

  const back = (parameters: Record<string, string>) => new URL(`${CALLBACK}?${new URLSearchParams(parameters)}`);
  return { browser, tab, session, events, exchanges, leave, back };
}

// The library asks the real clock.
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-18T01:42:00Z')));
afterEach(() => jest.restoreAllMocks());

let codes = 0;
const aCode = () => `code-${(codes += 1)}`;
const kindOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'signed in',
    (error: unknown) => (error instanceof OAuthCallbackError ? error.kind : String(error)),
  );
const oauthCookies = (browser: ReturnType<typeof world>['browser']) =>
  [...browser.cookies.keys()].filter((name) => name.startsWith('__Host-oauth_'));

describe('leaving for the provider', () => {
  it('asks for a code with PKCE, the five scopes, state and nonce [OAU-1]', async () => {
    const { leave, browser } = world();
    const { origin, pathname, searchParams } = await leave();
    expect(origin + pathname).toBe(`${ISSUER}/auth`);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'teacher-portal',
      redirect_uri: CALLBACK,
      response_type: 'code',
      scope: 'openid profile email phone teacher',
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge_method: 'S256',
      ui_locales: 'ko',
    });
    const [name = ''] = oauthCookies(browser);
    const kept = JSON.parse(browser.cookies.get(name) ?? '') as { verifier: string; state: string };
    const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
    expect(sha256(kept.verifier)).toBe(searchParams.get('code_challenge'));
    expect(name).toBe(`__Host-oauth_${sha256(kept.state)}`);
  });

  it('goes to the sign-up page when asked to [OAU-1]', async () => {
    const { leave } = world();
    expect((await leave({ signUp: true })).searchParams.get('prompt')).toBe('create');
  });

  it('keeps state and verifier for one hour, where a navigation from elsewhere finds them [SES-5]', async () => {
    const { leave, browser } = world();
    await leave();
    expect(browser.written.at(-1)).toMatchObject({ maxAge: 3_600, sameSite: 'Lax' });
  });

  it('keeps at most five sign-ins open and forgets the oldest', async () => {
    const { leave, browser } = world();
    const states: (string | null)[] = [];
    for (let time = 0; time < 7; time += 1) {
      states.push((await leave()).searchParams.get('state'));
      await browser.advance(1_000);
    }
    const open = oauthCookies(browser).map(
      (name) => (JSON.parse(browser.cookies.get(name) ?? '') as { state: string }).state,
    );
    expect(new Set(open)).toEqual(new Set(states.slice(2)));
  });

  it('does not leave when the browser keeps no cookies, because there is no way back [OAU-3]', async () => {
    const { session, tab } = world({ areCookiesBlocked: true });
    expect(await kindOf(session.startOAuth({ returnTo: '/' }))).toBe('VERIFIER_NOT_FOUND');
    expect(tab.left).toEqual([]);
  });
});

describe('a provider of the customer’s own', () => {
  const endpoints = {
    authorization: 'https://id.test/authorize',
    token: 'https://id.test/oauth/token',
    endSession: '',
    revocation: '',
  };
  const elsewhere = { endpoints, scope: 'openid offline_access', namesIssuer: false };

  it('is left for at its own address, with its own scope, and asks for consent to a lasting token', async () => {
    const { leave } = world({ elsewhere });
    const { origin, pathname, searchParams } = await leave();
    expect(origin + pathname).toBe(endpoints.authorization);
    expect([searchParams.get('scope'), searchParams.get('prompt')]).toEqual([elsewhere.scope, 'consent']);
  });

  it.each([
    ['says that it names itself must', true, 'INVALID_STATE'],
    ['says nothing of it need not', false, 'signed in'],
  ])('that %s', async (_what, namesIssuer, outcome) => {
    const { leave, back, session } = world({ elsewhere: { ...elsewhere, namesIssuer } });
    const state = (await leave()).searchParams.get('state') ?? '';
    expect(await kindOf(session.finishOAuth(back({ code: aCode(), state })))).toBe(outcome);
  });

  it('signs ID tokens by the algorithms that it announces', async () => {
    const { leave, back, session } = world({ elsewhere: { ...elsewhere, idTokenAlgorithms: ['ES256'] } });
    const state = (await leave()).searchParams.get('state') ?? '';
    // The double signs by RS256.
    expect(await kindOf(session.finishOAuth(back({ code: aCode(), state })))).toBe('PROVIDER_ERROR');
  });

  it('registers people at the address of the settings', async () => {
    const { session, tab } = world({ elsewhere: { ...elsewhere, signUp: 'https://id.test/join' } });
    await session.startOAuth({ returnTo: '/', signUp: true });
    expect(tab.left.at(-1)).toBe('https://id.test/join');
  });

  it('without a page for it is not led to at the sign-out, and is given no token back', async () => {
    const { leave, back, session, tab, exchanges } = world({ elsewhere });
    const state = (await leave()).searchParams.get('state') ?? '';
    await session.finishOAuth(back({ code: aCode(), state }));
    await session.signOut();
    expect(tab.left.at(-1)).toBe('https://portal.test/kr/login');
    expect(exchanges.map(({ url }) => url)).not.toContain('');
  });
});

describe('coming back', () => {
  it('exchanges the code by a form and goes on to the page asked for [OAU-2]', async () => {
    const { leave, back, session, exchanges, browser, events, tab } = world();
    const state = (await leave()).searchParams.get('state') ?? '';
    tab.path = '/kr/oauth2/callback?code=x';
    const code = aCode();
    await expect(session.finishOAuth(back({ code, state, iss: ISSUER }))).resolves.toEqual({
      returnTo: '/account/income/all',
    });
    expect(exchanges).toHaveLength(1);
    expect(exchanges[0]?.url).toBe(`${ISSUER}/token`);
    expect(Object.fromEntries(exchanges[0]?.form ?? [])).toMatchObject({
      grant_type: 'authorization_code',
      code,
      redirect_uri: CALLBACK,
      client_id: 'teacher-portal',
      code_verifier: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
    expect(exchanges[0]?.headers.get('content-type')).toMatch('application/x-www-form-urlencoded');
    expect(browser.cookies.get('__Host-refresh_token')).toBe('r1');
    expect(session.accessToken()).toBe('a1');
    expect(events).toEqual(['signed-in']);
    expect(tab.path).toBe('/kr/oauth2/callback');
    expect(oauthCookies(browser)).toEqual([]);
  });

  // The order of the checks, each with its own clear error [OAU-3].
  it.each<[string, (state: string) => Record<string, string>, string]>([
    ['the provider said no', (state) => ({ error: 'access_denied', state, iss: ISSUER }), 'PROVIDER_ERROR'],
    ['the provider said no, whatever else it said', () => ({ error: 'server_error', code: 'c' }), 'PROVIDER_ERROR'],
    ['the code is missing', (state) => ({ state, iss: ISSUER }), 'MISSING_PARAMETERS'],
    ['the code is empty', (state) => ({ code: '', state, iss: ISSUER }), 'MISSING_PARAMETERS'],
    ['the state is missing', () => ({ code: aCode(), iss: ISSUER }), 'MISSING_PARAMETERS'],
    ['the state is unknown', () => ({ code: aCode(), state: 'forged', iss: ISSUER }), 'INVALID_STATE'],
    ['another provider answers', (state) => ({ code: aCode(), state, iss: 'https://evil.test' }), 'INVALID_STATE'],
    ['the provider does not name itself', (state) => ({ code: aCode(), state }), 'INVALID_STATE'],
  ])('tells what is wrong when %s [OAU-3]', async (_name, parameters, kind) => {
    const { leave, back, session, exchanges } = world();
    const state = (await leave()).searchParams.get('state') ?? '';
    expect(await kindOf(session.finishOAuth(back(parameters(state))))).toBe(kind);
    expect(exchanges).toHaveLength(0);
    expect(session.isSignedIn()).toBe(false);
  });

  it('tells when the verifier is gone [OAU-3]', async () => {
    const { leave, back, session, browser } = world();
    const state = (await leave()).searchParams.get('state') ?? '';
    const [name = ''] = oauthCookies(browser);
    browser.cookies.set(name, JSON.stringify({ state, at: Date.parse('2026-11-18T01:42:00Z') }));
    expect(await kindOf(session.finishOAuth(back({ code: aCode(), state, iss: ISSUER })))).toBe('VERIFIER_NOT_FOUND');
  });

  it('takes a state once only, and not after an hour [OAU-3, SES-5]', async () => {
    const { leave, back, session, browser } = world();
    const first = (await leave()).searchParams.get('state') ?? '';
    expect(await kindOf(session.finishOAuth(back({ code: aCode(), state: first, iss: ISSUER })))).toBe('signed in');
    expect(await kindOf(session.finishOAuth(back({ code: aCode(), state: first, iss: ISSUER })))).toBe('INVALID_STATE');
    const second = (await leave()).searchParams.get('state') ?? '';
    await browser.advance(3_601_000);
    expect(await kindOf(session.finishOAuth(back({ code: aCode(), state: second, iss: ISSUER })))).toBe(
      'INVALID_STATE',
    );
  });

  it.each([
    ['a cookie that is no JSON', '{'],
    ['a cookie of another form', '[1]'],
    ['a cookie of another state', JSON.stringify({ state: 'other', verifier: 'v', nonce: 'n' })],
  ])('does not trip over %s', async (_name, text) => {
    const { leave, back, session, browser } = world();
    const state = (await leave()).searchParams.get('state') ?? '';
    browser.cookies.set(oauthCookies(browser)[0] ?? '', text);
    expect(await kindOf(session.finishOAuth(back({ code: aCode(), state, iss: ISSUER })))).toBe('INVALID_STATE');
  });

  it.each([
    ['the nonce is not ours', { claims: { nonce: 'replayed' } }],
    ['the ID token is for somebody else', { claims: { aud: 'other' } }],
    ['the ID token is of another issuer', { claims: { iss: 'https://evil.test' } }],
    ['the ID token ended long ago', { claims: { exp: 1 } }],
    ['the code is refused', { answer: () => json({ error: 'invalid_grant' }, 400) }],
    ['the provider is broken', { answer: () => new Response('<html>', { status: 500 }) }],
    ['there is no refresh token', { answer: () => json({ access_token: 'a', token_type: 'Bearer', id_token: 'x' }) }],
    ['the network is gone', { answer: () => Promise.reject(new TypeError('offline')) }],
  ])('does not sign in when %s', async (_name, bend) => {
    const { leave, back, session } = world(bend);
    const state = (await leave()).searchParams.get('state') ?? '';
    expect(await kindOf(session.finishOAuth(back({ code: aCode(), state, iss: ISSUER })))).toBe('PROVIDER_ERROR');
    expect(session.isSignedIn()).toBe(false);
  });

  it.each([10, -10])("works although the user's clock is wrong by %i hours", async (hours) => {
    const { leave, back, session } = world({ serverAhead: hours * 3_600_000 });
    const state = (await leave()).searchParams.get('state') ?? '';
    expect(await kindOf(session.finishOAuth(back({ code: aCode(), state, iss: ISSUER })))).toBe('signed in');
  });

  it('exchanges a code once although the page runs its effect twice (StrictMode)', async () => {
    const { leave, back, session, exchanges } = world();
    const state = (await leave()).searchParams.get('state') ?? '';
    const url = back({ code: aCode(), state, iss: ISSUER });
    const results = await Promise.all([
      session.finishOAuth(url),
      session.finishOAuth(new URL(url)),
      session.finishOAuth(new URL(CALLBACK)),
    ]);
    expect(results).toEqual(Array(3).fill({ returnTo: '/account/income/all' }));
    expect(exchanges).toHaveLength(1);
  });

  it('lets two tabs sign in at the same time', async () => {
    const { leave, back, session } = world();
    const first = (await leave({ returnTo: '/one' })).searchParams.get('state') ?? '';
    const second = (await leave({ returnTo: '/two' })).searchParams.get('state') ?? '';
    await expect(session.finishOAuth(back({ code: aCode(), state: second, iss: ISSUER }))).resolves.toEqual({
      returnTo: '/two',
    });
    expect(await kindOf(session.finishOAuth(back({ code: aCode(), state: first, iss: ISSUER })))).toBe(
      'PROVIDER_ERROR',
    );
  });

  it('makes session cookies when the browser shall not remember', async () => {
    const { leave, back, session, browser, exchanges } = world();
    const state = (await leave({ remember: false })).searchParams.get('state') ?? '';
    await session.finishOAuth(back({ code: aCode(), state, iss: ISSUER }));
    expect(exchanges[0]?.headers.get('x-remember')).toBe('0');
    expect(browser.written.filter(({ name }) => name.endsWith('_token')).map(({ maxAge }) => maxAge)).toEqual(
      Array(3).fill(undefined),
    );
  });
});
