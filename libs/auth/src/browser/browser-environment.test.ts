/** @jest-environment @portal/test-runner/dom-environment */
import { browserEnvironment } from './browser-environment.ts';
import { documentCookies } from './document-cookies.ts';

afterEach(() => {
  for (const name of documentCookies().names()) documentCookies().delete(name);
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('cookies of a page', () => {
  it('are written for the whole site, read back, listed and deleted', async () => {
    const cookies = documentCookies();
    cookies.set('refresh_token', 'r;1=2', { maxAge: 60, sameSite: 'Strict' });
    cookies.set('locale', 'en-US', { sameSite: 'Lax' });
    expect(cookies.get('refresh_token')).toBe('r;1=2');
    await expect(cookies.fresh('refresh_token')).resolves.toBe('r;1=2');
    expect(cookies.names()).toEqual(['refresh_token', 'locale']);
    expect(cookies.isSecure).toBe(false);
    cookies.delete('refresh_token');
    expect(cookies.get('refresh_token')).toBeUndefined();
  });

  it('are none where the page may not have any', () => {
    const deny = () => {
      throw new DOMException('sandboxed', 'SecurityError');
    };
    Object.defineProperty(document, 'cookie', { get: deny, set: deny, configurable: true });
    const cookies = documentCookies();
    cookies.set('a', '1', { sameSite: 'Lax' });
    expect(cookies.names()).toEqual([]);
    Reflect.deleteProperty(document, 'cookie');
  });

  it('are asked past the copy of the tab where the browser can', async () => {
    Object.assign(globalThis, { cookieStore: { get: () => Promise.resolve({ value: 'newer%21' }) } });
    await expect(documentCookies().fresh('access_token')).resolves.toBe('newer!');
    Object.assign(globalThis, { cookieStore: { get: () => Promise.reject(new TypeError('no')) } });
    documentCookies().set('access_token', 'own', { sameSite: 'Strict' });
    await expect(documentCookies().fresh('access_token')).resolves.toBe('own');
    Reflect.deleteProperty(globalThis, 'cookieStore');
  });
});

describe('the browser', () => {
  it('keeps small texts, and none where storage is denied', () => {
    const { storage } = browserEnvironment();
    storage.set('k', 'v');
    expect(storage.get('k')).toBe('v');
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storage.set('k', 'w');
    expect(storage.get('k')).toBeUndefined();
  });

  it('makes a version 4 id even on an origin without randomUUID [SES-6]', () => {
    const V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
    expect(browserEnvironment().uuid()).toMatch(V4);
    const own = Object.getOwnPropertyDescriptor(crypto, 'randomUUID');
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    for (let time = 0; time < 100; time += 1) expect(browserEnvironment().uuid()).toMatch(V4);
    if (own) Object.defineProperty(crypto, 'randomUUID', own);
    else Reflect.deleteProperty(crypto, 'randomUUID');
  });

  it('takes the query out of the address and keeps what the router noted there', () => {
    history.replaceState({ idx: 3 }, '', '/kr/oauth2/callback?code=secret#x');
    browserEnvironment().navigation.hideQuery();
    expect(location.href).toBe('http://localhost/kr/oauth2/callback');
    expect(history.state).toEqual({ idx: 3 });
    expect(browserEnvironment().navigation.current()).toBe('/kr/oauth2/callback');
  });

  it('says when the page comes from the back/forward cache, and when it is online', () => {
    const { onRestored, onOnline } = browserEnvironment();
    const told: string[] = [];
    onRestored(() => told.push('restored'));
    onOnline(() => told.push('online'));
    for (const persisted of [false, true]) {
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    }
    dispatchEvent(new Event('online'));
    expect(told).toEqual(['restored', 'online']);
  });

  describe('with a lock', () => {
    const withLocks = (locks: unknown) =>
      Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    afterEach(() => withLocks(undefined));

    it('works alone', async () => {
      const request = jest.fn((_name: string, _options: object, work: () => unknown) => Promise.resolve(work()));
      withLocks({ request });
      await expect(browserEnvironment().alone('auth-refresh', 20, () => Promise.resolve(1))).resolves.toBe(1);
      expect(request.mock.calls[0]?.[0]).toBe('auth-refresh');
    });

    it('goes on when the holder hangs (R06)', async () => {
      withLocks({
        request: (_name: string, { signal }: { signal: AbortSignal }) =>
          new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
      });
      await expect(browserEnvironment().alone('auth-refresh', 20, () => Promise.resolve(2))).resolves.toBe(2);
    });

    it('does the work once although it fails', async () => {
      withLocks({ request: (_name: string, _options: object, work: () => unknown) => Promise.resolve(work()) });
      const work = jest.fn(() => Promise.reject(new Error('mine')));
      await expect(browserEnvironment().alone('auth-refresh', 20, work)).rejects.toThrow('mine');
      expect(work).toHaveBeenCalledTimes(1);
    });

    it('does without where the browser has none', async () => {
      await expect(browserEnvironment().alone('auth-refresh', 20, () => Promise.resolve(3))).resolves.toBe(3);
    });
  });

  it('tells other tabs, not itself', async () => {
    const here = browserEnvironment().channel;
    const there = browserEnvironment().channel;
    const heard: unknown[] = [];
    const stop = here.listen((message) => heard.push(['here', message]));
    const other = there.listen((message) => heard.push(['there', message]));
    here.post({ epoch: 'e', isSignedIn: false });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(heard).toEqual([['there', { epoch: 'e', isSignedIn: false }]]);
    stop();
    other();
  });
});
