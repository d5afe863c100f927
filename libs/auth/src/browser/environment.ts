/** How a cookie is written; without `maxAge` it lives until the browser is closed. */
export interface CookieAttributes {
  /** Seconds. */
  readonly maxAge?: number;
  readonly sameSite: 'Strict' | 'Lax';
}

/** Cookies of the page by their full names. Writing never throws: whether it worked is found by reading back. */
export interface CookieStorage {
  get(name: string): string | undefined;
  /** As `get`, but past the copy that a tab may hold after another tab has written (F6). */
  fresh(name: string): Promise<string | undefined>;
  names(): readonly string[];
  set(name: string, value: string, attributes: CookieAttributes): void;
  delete(name: string): void;
  /** Whether names carry `__Host-` and values travel over TLS only. */
  readonly isSecure: boolean;
}

/** Small texts that outlive the page; both fail silently where storage is denied. */
export interface TextStorage {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
}

/** Word to the other tabs of this origin. */
export interface TabChannel {
  post(message: unknown): void;
  listen(listener: (message: unknown) => void): () => void;
}

export interface SmallWindow {
  go(url: string): void;
  close(): void;
}

/** Where the tab is and how it leaves. */
export interface Navigation {
  readonly origin: string;
  /** Path, query and fragment of the page. */
  current(): string;
  assign(url: string): void;
  replace(url: string): void;
  reload(): void;
  /** A small empty window over the page; undefined where the browser forbids it. */
  openWindow(): SmallWindow | undefined;
  /** Takes query and fragment out of the address without leaving the page. */
  hideQuery(): void;
}

/** Everything of the browser that a session touches, so that a test can be any browser, clock or network. */
export interface SessionEnvironment {
  readonly fetch: typeof fetch;
  readonly cookies: CookieStorage;
  readonly storage: TextStorage;
  readonly channel: TabChannel;
  readonly navigation: Navigation;
  /** Milliseconds of a clock that nobody can set. */
  now(): number;
  /** Milliseconds since 1970 by the user's clock, which may be wrong. */
  wallClock(): number;
  sleep(ms: number): Promise<void>;
  /** A signal that aborts after `ms` milliseconds. */
  timeout(ms: number): AbortSignal;
  /** Runs `work` alone among all tabs, or, after `waitMs`, whoever still holds the name. */
  alone<T>(name: string, waitMs: number, work: () => Promise<T>): Promise<T>;
  uuid(): string;
  onOnline(listener: () => void): void;
  /** The page came back from the back/forward cache. */
  onRestored(listener: () => void): void;
  log(message: string, detail?: unknown): void;
}
