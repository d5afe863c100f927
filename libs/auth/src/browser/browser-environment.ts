import { documentCookies } from './document-cookies.ts';
import type { SessionEnvironment, TabChannel, TextStorage } from './environment.ts';

const CHANNEL = 'portal-session';

// Where storage is denied even naming it throws.
const localTexts: TextStorage = {
  get(key) {
    try {
      return localStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  set(key, value) {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Denied or full: the caller keeps it for this page.
    }
  },
};

function tabChannel(): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, listen: () => () => undefined };
  const channel = new BroadcastChannel(CHANNEL);
  return {
    post: (message) => channel.postMessage(message),
    listen(listener) {
      const receive = ({ data }: MessageEvent<unknown>) => listener(data);
      channel.addEventListener('message', receive);
      return () => channel.removeEventListener('message', receive);
    },
  };
}

/** A Web Lock with a limit: a holder that hangs must not stop the others for ever (R06). */
async function alone<T>(name: string, waitMs: number, work: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined);
  if (!locks) return work();
  const wait = new AbortController();
  const timer = setTimeout(() => wait.abort(), waitMs);
  let hasBegun = false;
  try {
    return (await locks.request(name, { signal: wait.signal }, () => {
      hasBegun = true;
      clearTimeout(timer);
      return work();
    })) as T;
  } catch (reason) {
    if (hasBegun) throw reason;
    return work();
  } finally {
    clearTimeout(timer);
  }
}

/** `crypto.randomUUID` exists on secure origins only. */
function uuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((byte, index) =>
    (index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte).toString(16).padStart(2, '0'),
  );
  return [
    [0, 4],
    [4, 6],
    [6, 8],
    [8, 10],
    [10, 16],
  ]
    .map(([from, to]) => hex.slice(from, to).join(''))
    .join('-');
}

/** The browser as the session sees it. */
export function browserEnvironment(): SessionEnvironment {
  return {
    fetch: (input, init) => fetch(input, init),
    cookies: documentCookies(),
    storage: localTexts,
    channel: tabChannel(),
    navigation: {
      origin: location.origin,
      current: () => location.pathname + location.search + location.hash,
      assign: (url) => location.assign(url),
      replace: (url) => location.replace(url),
      reload: () => {
        // Nothing of the ended session may be seen while the page is loaded anew.
        document.documentElement.style.visibility = 'hidden';
        location.reload();
      },
      openWindow() {
        const small = window.open('', '', 'popup,width=480,height=720');
        return small ? { go: (url) => small.location.replace(url), close: () => small.close() } : undefined;
      },
      hideQuery: () => history.replaceState(history.state, '', location.pathname),
    },
    now: () => performance.now(),
    wallClock: () => Date.now(),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    timeout: (ms) => AbortSignal.timeout(ms),
    alone,
    uuid,
    onOnline: (listener) => addEventListener('online', listener),
    onRestored: (listener) =>
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) listener();
      }),
    log: (message, detail) => console.warn(message, detail ?? ''),
  };
}
