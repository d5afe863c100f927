import { commonHeaders } from '@portal/auth/common-headers';
import { createDeviceId } from '@portal/auth/device-id';
import { parseCookies } from '@portal/auth/document-cookies';
import type { EarlyState } from './early-state.ts';

/** The block ids, paths and names below are compared with their owners by a test: importing those would bring a library. */
export const CONFIG_BLOCK = 'portal-config';
export const PROFILE_PATH = '/mid/v1/users/profile';
export const CALLBACK_PATH = '/kr/oauth2/callback';
export const CALENDAR_PATH = '/tns/v1/calendar';
export const CALENDAR_PAGES: readonly string[] = ['/kr/account/calendar', '/kr/lich-day'];

const DAY_MS = 86_400_000;

interface Page extends Pick<Window, 'document' | 'location' | 'history' | 'fetch'> {
  readonly crypto: Pick<Crypto, 'randomUUID'>;
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** Files of the pages that are entered most, by path or pattern: they travel beside the bundle instead of after it. */
export type PageFiles = Readonly<Record<string, readonly string[]>>;

interface ConfigBlock {
  apiOrigin: string;
  tenant: { code: string };
}

/**
 * Runs inside the document, before the bundle arrives: hides the query of a sign-in, tells the prerendered frame who
 * looks at it, and asks for the profile and the page's first data where a login cookie exists (SES-1), as the api would
 * ask (SES-6).
 */
export function startEarly(page: Page, pages: PageFiles = {}, now = Date.now()): EarlyState {
  // The data first: a browser sends a few requests at a time, and the files are many.
  const early = askEarly(page, now);
  const { document, location } = page;
  const entered = Object.keys(pages).find((pattern) => fits(pattern, location.pathname));
  for (const file of pages[entered ?? ''] ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
  return early;
}

function askEarly(page: Page, now: number): EarlyState {
  const early: EarlyState = {};
  const { document, location, history } = page;
  if (location.pathname === CALLBACK_PATH) {
    early.callbackUrl = location.href;
    history.replaceState(history.state, '', location.pathname);
  }
  const cookies = parseCookies(document.cookie);
  const prefix = location.protocol === 'https:' ? '__Host-' : '';
  const isSignedIn = cookies.has(`${prefix}refresh_token`);
  document.documentElement.dataset['visitor'] = isSignedIn ? 'signed-in' : 'anonymous';

  const token = cookies.get(`${prefix}access_token`);
  if (!isSignedIn || !token) return early;
  const { apiOrigin, tenant } = JSON.parse(document.getElementById(CONFIG_BLOCK)?.textContent ?? '') as ConfigBlock;
  const deviceId = createDeviceId({
    storage: {
      get: (key) => page.localStorage.getItem(key) ?? undefined,
      set: (key, value) => page.localStorage.setItem(key, value),
    },
    uuid: () => page.crypto.randomUUID(),
  });
  const authorization = `Bearer ${token}`;
  const headers = { accept: 'application/json', ...commonHeaders(tenant.code, deviceId()), authorization };
  early.answers = [PROFILE_PATH, ...firstData(location, now)].map((path) => {
    const url = (apiOrigin || location.origin) + path;
    const response = page.fetch(url, { headers, redirect: 'error' });
    // Looked at by whoever takes it; unheard of, it must not be an unhandled rejection.
    response.catch(() => undefined);
    return { url, authorization, response };
  });
  return early;
}

// The schedule opens with this week; an address with a query names other days. The teacher's zone comes with her profile: until
// then the clock of this device is the best guess, and where it is another week there, the page asks for its own.
function firstData({ pathname, search }: Location, now: number): readonly string[] {
  if (search !== '' || !CALENDAR_PAGES.includes(withoutSlash(pathname))) return [];
  const here = new Date(now);
  const monday = Date.UTC(here.getFullYear(), here.getMonth(), here.getDate() - ((here.getDay() + 6) % 7));
  return [`${CALENDAR_PATH}?from=${dayOf(monday)}&to=${dayOf(monday + 6 * DAY_MS)}`];
}

/** Whether a path is one of a pattern like `/kr/account/lessons/:lessonId`. */
function fits(pattern: string, pathname: string): boolean {
  const [wanted, parts] = [pattern.split('/'), withoutSlash(pathname).split('/')];
  return wanted.length === parts.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at]);
}

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const withoutSlash = (pathname: string) => pathname.replace(/\/$/, '');
