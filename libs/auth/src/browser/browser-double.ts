import type { CookieAttributes, SessionEnvironment, TextStorage } from './environment.ts';

// Test support: a browser with several tabs, whose time passes only when a test says so.

interface Timer {
  readonly at: number;
  readonly fire: () => void;
}

export interface WrittenCookie extends CookieAttributes {
  readonly name: string;
  readonly value: string;
}

export interface BrowserDoubleOptions {
  readonly isSecure?: boolean;
  readonly areWindowsForbidden?: boolean;
  readonly areCookiesBlocked?: boolean;
  readonly isStorageDenied?: boolean;
  readonly fetch?: typeof fetch;
  readonly sleep?: (ms: number) => Promise<void>;
  /** Whether a waiter for the lock gives up waiting. */
  readonly lockLimit?: () => Promise<void>;
}

export interface TabDouble extends SessionEnvironment {
  /** Addresses that the tab left for, in order; a reload is 'reload'. */
  readonly left: string[];
  readonly logged: unknown[][];
  /** What stood in its small windows, in order; one that closed is 'closed'. */
  readonly windows: string[];
  path: string;
  comeOnline(): void;
  restore(): void;
}

const ORIGIN = 'https://portal.test';

/** Lets everything that is ready run. */
export const flush = () => new Promise<void>((resolve) => setImmediate(resolve));

export function createBrowserDouble(options: BrowserDoubleOptions = {}) {
  const cookies = new Map<string, string>();
  const written: WrittenCookie[] = [];
  const texts = new Map<string, string>();
  const channels = new Map<object, (message: unknown) => void>();
  let timers: Timer[] = [];
  let now = 0;
  let wall = Date.parse('2026-11-18T01:42:00Z');
  let uuids = 0;
  let tail: Promise<unknown> = Promise.resolve();

  const at = (ms: number, fire: () => void) => void timers.push({ at: now + ms, fire });

  /** Time passes; what falls due runs in its order. */
  async function advance(ms: number): Promise<void> {
    const end = now + ms;
    await flush();
    for (;;) {
      const next = timers.filter((timer) => timer.at <= end).toSorted((one, other) => one.at - other.at)[0];
      if (!next) break;
      timers = timers.filter((timer) => timer !== next);
      now = Math.max(now, next.at);
      next.fire();
      await flush();
    }
    now = end;
  }

  const storage: TextStorage = options.isStorageDenied
    ? { get: () => undefined, set: () => undefined }
    : { get: (key) => texts.get(key), set: (key, value) => void texts.set(key, value) };

  async function alone<T>(_name: string, waitMs: number, work: () => Promise<T>): Promise<T> {
    const before = tail.catch(() => undefined);
    const limit = options.lockLimit?.() ?? new Promise<void>((resolve) => at(waitMs, resolve));
    const mine = Promise.race([before, limit]).then(work);
    tail = Promise.all([before, mine.catch(() => undefined)]);
    return mine;
  }

  function openTab(path = '/kr/account/calendar'): TabDouble {
    const me = {};
    const online = new Set<() => void>();
    const restored = new Set<() => void>();
    const left: string[] = [];
    const logged: unknown[][] = [];
    const windows: string[] = [];
    const tab: TabDouble = {
      left,
      logged,
      windows,
      path,
      comeOnline: () => online.forEach((listener) => listener()),
      restore: () => restored.forEach((listener) => listener()),
      fetch: options.fetch ?? (() => Promise.reject(new TypeError('offline'))),
      cookies: {
        isSecure: options.isSecure ?? true,
        get: (name) => cookies.get(name),
        fresh: (name) => Promise.resolve(cookies.get(name)),
        names: () => [...cookies.keys()],
        set(name, value, attributes) {
          written.push({ name, value, ...attributes });
          // As browsers do: what is forbidden or too long is dropped without a word.
          if (!options.areCookiesBlocked && name.length + value.length <= 4_096) cookies.set(name, value);
        },
        delete: (name) => void cookies.delete(name),
      },
      storage,
      channel: {
        post(message) {
          for (const [owner, listener] of channels) if (owner !== me) listener(structuredClone(message));
        },
        listen(listener) {
          channels.set(me, listener);
          return () => void channels.delete(me);
        },
      },
      navigation: {
        origin: ORIGIN,
        current: () => tab.path,
        assign: (url) => void left.push(url),
        replace: (url) => void left.push(url),
        reload: () => void left.push('reload'),
        openWindow: () =>
          options.areWindowsForbidden
            ? undefined
            : { go: (url) => void windows.push(url), close: () => void windows.push('closed') },
        hideQuery: () => void (tab.path = tab.path.split('?')[0] ?? ''),
      },
      now: () => now,
      wallClock: () => wall + now,
      sleep: options.sleep ?? ((ms) => new Promise((resolve) => at(ms, resolve))),
      timeout(ms) {
        const controller = new AbortController();
        at(ms, () => controller.abort(new DOMException('Too late', 'TimeoutError')));
        return controller.signal;
      },
      alone,
      uuid: () => `00000000-0000-4000-8000-${String((uuids += 1)).padStart(12, '0')}`,
      onOnline: (listener) => void online.add(listener),
      onRestored: (listener) => void restored.add(listener),
      log: (...entry) => void logged.push(entry),
    };
    return tab;
  }

  return {
    cookies,
    written,
    texts,
    openTab,
    advance,
    /** The user's clock is wrong by so much from now on. */
    turnClock: (ms: number) => void (wall += ms),
    /** Somebody holds the lock and never lets go. */
    hangLock: () => void (tail = new Promise(() => undefined)),
  };
}

export type BrowserDouble = ReturnType<typeof createBrowserDouble>;

export const SESSION_OPTIONS = {
  apiOrigin: ORIGIN,
  issuer: `${ORIGIN}/oidc`,
  clientId: 'teacher-portal',
  tenantCode: 'KR',
} as const;
