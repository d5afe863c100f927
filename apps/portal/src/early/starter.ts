import { commonHeaders } from '@portal/auth/common-headers';
import { createDeviceId } from '@portal/auth/device-id';
import { parseCookies } from '@portal/auth/document-cookies';
import type { EarlyState } from './early-state.ts';

/** The block ids, paths and names below are compared with their owners by a test: importing those would bring a library. */
export const CONFIG_BLOCK = 'portal-config';
export const PROFILE_PATH = '/mid/v1/users/profile';
export const CALLBACK_PATH = '/kr/oauth2/callback';
export const NEW_PASSWORD_PATH = '/kr/forgot-password/new';
export const CALENDAR_PATH = '/tns/v1/calendar';
export const TODAY_PATH = '/tns/v1/today';
export const FEATURED_PATH = '/tns/v1/teachers/featured';
export const MESSAGE_APP = 'teacher-web';

/** Whose query is a key: nothing that runs later may read it from the address. */
const SECRET_PATHS = [CALLBACK_PATH, NEW_PASSWORD_PATH];

/** Whoever comes here without a session is no teacher. */
export const FAMILY_PATHS = ['/kr/c/', '/kr/f/', '/kr/g/', '/kr/live/', '/kr/teachers/'];

/** Which of them speak Vietnamese too: their frame does so from its first picture on, where the device does. */
export const VIETNAMESE_PATHS = ['/kr/c/', '/kr/f/', '/kr/g/', '/kr/live/', '/kr/teachers/'];

interface Days {
  readonly today: string;
  readonly monday: string;
  /** The day so many days after today. */
  readonly after: (days: number) => string;
}

const thisWeek = ({ monday, after }: Days) => [`${CALENDAR_PATH}?from=${monday}&to=${after(7)}`];
const oneClass = (_days: Days, id: string) => [`/tns/v1/my-classes/${id}`];

/**
 * What a page asks for first, by its path or pattern, word for word as it asks. The teacher's zone comes with her profile: until
 * then the clock of this device is the best guess, and where it is another day there, the page asks for its own.
 */
export const FIRST_DATA: Readonly<Record<string, (days: Days, id: string) => readonly string[]>> = {
  '/kr': ({ today, after }) => [`${CALENDAR_PATH}?from=${today}&to=${after(13)}`, TODAY_PATH],
  '/kr/account/calendar': thisWeek,
  '/kr/lich-day': thisWeek,
  '/kr/account/my-courses/all': () => ['/tns/v1/my-classes?tab=all&sort=nextLesson&page=1&size=10'],
  '/kr/account/my-courses/:classId/overview': oneClass,
  '/kr/account/my-courses/:classId/lessons': oneClass,
  '/kr/account/my-courses/:classId/students': oneClass,
  '/kr/account/lessons/:lessonId': (_days, id) => [`/tns/v1/lessons/${id}/desk`],
  '/kr/account/teaching-profile/my-courses/all': () => ['/tns/v1/my-courses?page=1&sort=updatedAt%2CDESC'],
  '/kr/notification': () => [
    '/messaging/notifications/load-more?size=10',
    '/messaging/notifications/load-more?size=1&filter=unread',
    '/messaging/notifications/load-more?size=1&filter=answer',
  ],
};
/** The same of pages that have another face for who is not signed in. */
export const VISITOR_DATA: Readonly<Record<string, readonly string[]>> = { '/kr': [FEATURED_PATH] };
/** The one query that names no other content. */
const SAME_PAGE = '?type=notification';

interface Page extends Pick<Window, 'document' | 'location' | 'history' | 'fetch'> {
  readonly navigator: Pick<Navigator, 'language'>;
  readonly crypto: Pick<Crypto, 'randomUUID'>;
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** Files of the pages that are entered most, by path or pattern: they travel beside the bundle instead of after it. */
export type PageFiles = Readonly<Record<string, readonly string[]>>;

/** The picture that a visitor sees first: in each theme, on a phone and elsewhere. */
export interface FirstPicture {
  readonly light: Readonly<Record<'phone' | 'desktop', string>>;
  readonly dark: Readonly<Record<'phone' | 'desktop', string>>;
}
export type VisitorPictures = Readonly<Record<string, FirstPicture>>;

/** Where the look of a phone ends (CON-2), as `<picture>` has it. */
export const PICTURE_MEDIA = { phone: '(max-width: 47.99rem)', desktop: '(min-width: 48rem)' } as const;

interface ConfigBlock {
  apiOrigin: string;
  tenant: { code: string };
}

/**
 * Runs inside the document, before the bundle arrives: hides a query that is a key, tells the prerendered frame who
 * looks at it, and asks for the profile and the page's first data where a login cookie exists (SES-1), as the api would
 * ask (SES-6); without one for what a visitor sees first.
 */
export function startEarly(
  page: Page,
  pages: PageFiles = {},
  pictures: VisitorPictures = {},
  now = Date.now(),
): EarlyState {
  // The data first: a browser sends a few requests at a time, and the files are many.
  const early = askEarly(page, now);
  const { document, location } = page;
  const entered = findPattern(pages, location.pathname);
  for (const file of pages[entered ?? ''] ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
  if (document.documentElement.dataset['visitor'] === 'anonymous') preloadPicture(page, pictures);
  return early;
}

/** Only the browser knows its width, and only the theme script which of the themes holds. */
function preloadPicture({ document, location }: Page, pictures: VisitorPictures): void {
  const picture = pictures[findPattern(pictures, location.pathname) ?? ''];
  if (!picture) return;
  const theme = document.documentElement.classList.contains('dark') ? 'dark' : 'light';
  for (const view of ['phone', 'desktop'] as const) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'image', media: PICTURE_MEDIA[view], href: picture[theme][view] });
    document.head.append(link);
  }
}

function askEarly(page: Page, now: number): EarlyState {
  const early: EarlyState = {};
  const { document, location, history } = page;
  if (SECRET_PATHS.includes(withoutSlash(location.pathname))) {
    early.secretUrl = location.href;
    history.replaceState(history.state, '', location.pathname);
  }
  const cookies = parseCookies(document.cookie);
  const prefix = location.protocol === 'https:' ? '__Host-' : '';
  const isSignedIn = cookies.has(`${prefix}refresh_token`);
  const isFamily = FAMILY_PATHS.some((path) => location.pathname.startsWith(path));
  const speaksVietnamese = !isSignedIn && VIETNAMESE_PATHS.some((path) => location.pathname.startsWith(path));
  if (speaksVietnamese && /^vi\b/i.test(page.navigator.language)) document.documentElement.lang = 'vi';
  document.documentElement.dataset['visitor'] = isSignedIn ? 'signed-in' : isFamily ? 'family' : 'anonymous';

  const token = cookies.get(`${prefix}access_token`);
  if (isSignedIn && !token) return early;
  const asked = isSignedIn ? [PROFILE_PATH, ...firstData(location, now)] : visitorData(location);
  if (asked.length === 0) return early;
  const { apiOrigin, tenant } = JSON.parse(document.getElementById(CONFIG_BLOCK)?.textContent ?? '') as ConfigBlock;
  const deviceId = createDeviceId({
    storage: {
      get: (key) => page.localStorage.getItem(key) ?? undefined,
      set: (key, value) => page.localStorage.setItem(key, value),
    },
    uuid: () => page.crypto.randomUUID(),
  });
  const authorization = isSignedIn ? `Bearer ${token}` : null;
  const headers = {
    accept: 'application/json',
    ...commonHeaders(tenant.code, deviceId()),
    ...(authorization !== null && { authorization }),
  };
  early.answers = asked.map((path) => {
    const url = (apiOrigin || location.origin) + path;
    const app = path.startsWith('/messaging/') && { 'x-msg-app': MESSAGE_APP };
    const response = page.fetch(url, { headers: { ...headers, ...app }, redirect: 'error' });
    // Looked at by whoever takes it; unheard of, it must not be an unhandled rejection.
    response.catch(() => undefined);
    return { url, authorization, response };
  });
  return early;
}

const visitorData = ({ pathname, search }: Location): readonly string[] =>
  (search === '' && VISITOR_DATA[findPattern(VISITOR_DATA, pathname) ?? '']) || [];

// An address with a query names other content.
function firstData({ pathname, search }: Location, now: number): readonly string[] {
  const entered = search === '' || search === SAME_PAGE ? findPattern(FIRST_DATA, pathname) : undefined;
  if (entered === undefined) return [];
  const at = entered.split('/').findIndex((part) => part.startsWith(':'));
  return FIRST_DATA[entered]!(daysAt(now), pathname.split('/')[at] ?? '');
}

function daysAt(now: number): Days {
  const here = new Date(now);
  const day = (from: number) =>
    new Date(Date.UTC(here.getFullYear(), here.getMonth(), here.getDate() + from)).toISOString().slice(0, 10);
  return { today: day(0), monday: day(-((here.getDay() + 6) % 7)), after: day };
}

/** The pattern like `/kr/account/lessons/:lessonId` that a path is one of. */
function findPattern(patterns: Readonly<Record<string, unknown>>, pathname: string): string | undefined {
  const parts = withoutSlash(pathname).split('/');
  return Object.keys(patterns).find((pattern) => {
    const wanted = pattern.split('/');
    return wanted.length === parts.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at]);
  });
}

const withoutSlash = (pathname: string) => pathname.replace(/\/$/, '');
