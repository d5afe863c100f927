import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { documentCookies } from '@portal/auth/document-cookies';
import { createTokenJar } from '@portal/auth/token-jar';
import { sessionContract } from '@portal/domain/identity/session.contract';
import { MESSAGE_APP as OWN_MESSAGE_APP } from '@portal/domain/notifications/notifications.contract';
import { todayContract } from '@portal/domain/planning/today.contract';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { paths } from '@portal/domain/site/paths';
import { teachersContract } from '@portal/domain/teachers/teachers.contract';
import { LIMITS } from '@portal/domain/tenant/limits';
import { DEFAULT_TENANT, SITE_PREFIX } from '@portal/domain/tenant/tenant';
import { addDays, dayOf, mondayOf } from '@portal/domain/time/day';
import { CONFIG_BLOCK_ID } from '@portal/portal-core/portal-config';
import { sections } from '../registry.ts';
import { withEarlyAnswers } from './early-fetch.ts';
import { EarlyFrame } from './early-frame.tsx';
import { earlyShell } from './early-shell.ts';
import { ENTRANCES, VISITOR_PICTURES } from './entrances.ts';
import {
  CALENDAR_PATH,
  CALLBACK_PATH,
  CONFIG_BLOCK,
  FAMILY_PATHS,
  FEATURED_PATH,
  FIRST_DATA,
  MESSAGE_APP,
  NEW_PASSWORD_PATH,
  PICTURE_MEDIA,
  PROFILE_PATH,
  startEarly,
  TODAY_PATH,
  VIETNAMESE_PATHS,
} from './starter.ts';

const config = { apiOrigin: '', tenant: DEFAULT_TENANT };

function visit({
  path = '/kr/',
  cookies = '',
  language = 'ko-KR',
}: { path?: string; cookies?: string; language?: string } = {}) {
  const html = document.implementation.createHTMLDocument();
  const block = html.createElement('script');
  Object.assign(block, { id: CONFIG_BLOCK, type: 'application/json', textContent: JSON.stringify(config) });
  html.head.append(block);
  Object.defineProperty(html, 'cookie', { get: () => cookies });
  const store = new Map<string, string>();
  const page = {
    document: html,
    location: new URL(path, 'http://localhost') as unknown as Location,
    history: { state: null, replaceState: jest.fn() } as unknown as History,
    fetch: jest.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response('{}'))),
    navigator: { language },
    crypto: { randomUUID: () => '11111111-1111-4111-8111-111111111111' as const },
    localStorage: {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
    },
  };
  return {
    page: page as unknown as Parameters<typeof startEarly>[0],
    fetch: page.fetch,
    history: page.history,
    html,
    store,
  };
}

describe('the starter inside the document', () => {
  it('asks nothing without a login cookie, and lets the frame show the login [SES-1]', () => {
    const { page, fetch, html } = visit({ path: '/kr/login', cookies: 'locale=en-US' });
    expect(startEarly(page)).toEqual({});
    expect(fetch).not.toHaveBeenCalled();
    expect(html.documentElement.dataset['visitor']).toBe('anonymous');
  });

  it('asks for the teachers whom the home page shows to a visitor, as the api would [REG-1] [SES-6]', () => {
    const { page, fetch } = visit();
    const early = startEarly(page);
    expect(early.answers?.map(({ url, authorization }) => [url, authorization])).toEqual([
      [`http://localhost${FEATURED_PATH}`, null],
    ]);
    expect(fetch.mock.calls[0]![1].headers).not.toHaveProperty('authorization');
    expect(startEarly(visit({ path: '/kr/?popup=register-teacher' }).page)).toEqual({});
  });

  it('fetches the picture of the theme that holds, for visitors alone', () => {
    const pictures = {
      '/kr': {
        light: { phone: '/kr/assets/today-light.avif', desktop: '/kr/assets/week-light.avif' },
        dark: { phone: '/kr/assets/today-dark.avif', desktop: '/kr/assets/week-dark.avif' },
      },
    };
    const preloaded = (theme: string, options: Parameters<typeof visit>[0] = {}) => {
      const { page, html } = visit(options);
      html.documentElement.classList.add(theme);
      startEarly(page, {}, pictures);
      return [...html.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map((link) => [
        link.getAttribute('href'),
        link.media,
      ]);
    };
    expect(preloaded('dark')).toEqual([
      ['/kr/assets/today-dark.avif', '(max-width: 47.99rem)'],
      ['/kr/assets/week-dark.avif', '(min-width: 48rem)'],
    ]);
    expect(preloaded('light').map(([href]) => href)).toEqual([
      pictures['/kr'].light.phone,
      pictures['/kr'].light.desktop,
    ]);
    expect(preloaded('light', { path: '/kr/login' })).toEqual([]);
    expect(preloaded('light', { cookies: 'refresh_token=r; access_token=a' })).toEqual([]);
  });

  it('offers no login to a family at a page of hers', () => {
    const { page, html } = visit({ path: '/kr/c/link-1' });
    startEarly(page);
    expect(html.documentElement.dataset['visitor']).toBe('family');
    const own = sections.flatMap(({ routes }) => routes).filter(({ isForFamilies }) => isForFamilies);
    expect(own.map(({ path }) => SITE_PREFIX + path.replace(/:\w+$/, '')).sort()).toEqual(FAMILY_PATHS);
  });

  it('speaks Vietnamese from the first picture on, where the page and the device do', () => {
    const languageAt = (path: string, language: string, cookies = '') => {
      const { page, html } = visit({ path, language, cookies });
      startEarly(page);
      return html.documentElement.lang;
    };
    expect(languageAt('/kr/f/link-1', 'vi-VN')).toBe('vi');
    expect(languageAt('/kr/f/link-1', 'ko-KR')).not.toBe('vi');
    expect(languageAt('/kr/live/link-1', 'vi-VN')).toBe('vi');
    expect(languageAt('/kr/login', 'vi-VN')).not.toBe('vi');
    expect(languageAt('/kr/f/link-1', 'vi-VN', 'refresh_token=r')).not.toBe('vi');
    const own = sections.flatMap(({ routes }) => routes).filter(({ vietnameseTitle }) => vietnameseTitle);
    expect(own.map(({ path }) => SITE_PREFIX + path.replace(/:\w+$/, '')).sort()).toEqual(VIETNAMESE_PATHS);
  });

  it('asks for the profile as the api would, with the token of the cookie [SES-1] [SES-6]', () => {
    const { page, fetch, html, store } = visit({ cookies: 'refresh_token=r; access_token=a%2B1' });
    const early = startEarly(page);
    expect(html.documentElement.dataset['visitor']).toBe('signed-in');
    expect(fetch).toHaveBeenCalledWith('http://localhost/mid/v1/users/profile', {
      headers: {
        accept: 'application/json',
        'accept-language': 'ko',
        platform: 'WEB',
        'tenant-code': 'KR',
        'device-id': '11111111-1111-4111-8111-111111111111',
        authorization: 'Bearer a+1',
      },
      redirect: 'error',
    });
    expect(early.answers?.[0]?.authorization).toBe('Bearer a+1');
    expect([...store.values()]).toEqual(['11111111-1111-4111-8111-111111111111']);
  });

  it('leaves an expired access token to the refresh', () => {
    const { page, fetch } = visit({ cookies: 'refresh_token=r' });
    expect(startEarly(page).answers).toBeUndefined();
    expect(fetch).not.toHaveBeenCalled();
  });

  const dataAsked = (path: string, now = '2026-11-18T01:42:00Z') => {
    const { page } = visit({ path, cookies: 'refresh_token=r; access_token=a' });
    const [profile, ...data] = startEarly(page, {}, {}, Date.parse(now)).answers ?? [];
    expect(profile?.url).toBe(`http://localhost${PROFILE_PATH}`);
    return data.map(({ url }) => url.replace('http://localhost', ''));
  };

  it('asks for the days around today on this device where the schedule or the home page is entered [CAL-1]', () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    for (const now of [
      '2026-11-18T01:42:00Z',
      '2026-11-22T14:59:59Z',
      '2026-11-22T15:00:00Z',
      '2027-12-31T20:00:00Z',
    ]) {
      const today = dayOf(now, timeZone);
      const near = `/tns/v1/calendar?from=${mondayOf(today)}&to=${addDays(today, 7)}`;
      expect(dataAsked('/kr/account/calendar', now)).toEqual([near]);
      expect(dataAsked('/kr/lich-day/', now)).toEqual([near]);
      expect(dataAsked('/kr/account/calendar?view=month', now)).toEqual([]);
      expect(dataAsked('/kr/', now)).toEqual([`/tns/v1/calendar?from=${today}&to=${addDays(today, 13)}`, TODAY_PATH]);
    }
  });

  it('asks for what classes, courses, lessons and notifications show first, and for nothing of another page', () => {
    expect(dataAsked('/kr/account/my-courses/cls-1/lessons')).toEqual(['/tns/v1/my-classes/cls-1']);
    expect(dataAsked('/kr/account/lessons/les-1')).toEqual(['/tns/v1/lessons/les-1/desk']);
    expect(dataAsked('/kr/notification?type=notification')).toEqual([
      '/messaging/notifications/load-more?size=10',
      '/messaging/notifications/load-more?size=1&filter=unread',
      '/messaging/notifications/load-more?size=1&filter=answer',
    ]);
    expect(dataAsked('/kr/account/my-courses/all?q=a')).toEqual([]);
    expect(dataAsked('/kr/account/lessons/les-1/wrap-up')).toEqual([]);
    expect(dataAsked('/kr/faq')).toEqual([]);
  });

  it('takes the code of a sign-in out of the address before any other script [OAU-3]', () => {
    const { page, history } = visit({ path: '/kr/oauth2/callback?code=c&state=s' });
    expect(startEarly(page).secretUrl).toBe('http://localhost/kr/oauth2/callback?code=c&state=s');
    expect(history.replaceState).toHaveBeenCalledWith(null, '', '/kr/oauth2/callback');
  });

  it('takes the ticket for a new password out of the address before any other script [REG-3]', () => {
    const { page, history } = visit({ path: '/kr/forgot-password/new?ticket=t' });
    expect(startEarly(page).secretUrl).toBe('http://localhost/kr/forgot-password/new?ticket=t');
    expect(history.replaceState).toHaveBeenCalledWith(null, '', '/kr/forgot-password/new');
  });

  it('leaves every other address as it is', () => {
    const { page, history } = visit({ path: '/kr/login?returnTo=%2Fops' });
    expect(startEarly(page).secretUrl).toBeUndefined();
    expect(history.replaceState).not.toHaveBeenCalled();
  });

  it('fetches the files of the page that is entered', () => {
    const { page, html } = visit({ path: '/kr/lich-day' });
    startEarly(page, { '/kr/lich-day': ['/kr/assets/a.js'], '/kr': ['/kr/assets/b.js'] });
    expect([...html.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'))).toEqual([
      '/kr/assets/a.js',
    ]);
  });

  it('fetches the files of a page whose address names a class', () => {
    const { page, html } = visit({ path: '/kr/account/my-courses/cls-1/overview' });
    startEarly(page, { '/kr/account/my-courses/:classId/overview': ['/kr/assets/c.js'] });
    expect(html.querySelector('link[rel=modulepreload]')?.getAttribute('href')).toBe('/kr/assets/c.js');
  });

  it('says the same names, paths and cookies as their owners', () => {
    expect(CONFIG_BLOCK).toBe(CONFIG_BLOCK_ID);
    expect(PROFILE_PATH).toBe(sessionContract.getProfile.path);
    expect(CALLBACK_PATH).toBe(SITE_PREFIX + paths.oauthCallback());
    expect(NEW_PASSWORD_PATH).toBe(SITE_PREFIX + paths.newPassword());
    expect(CALENDAR_PATH).toBe(calendarContract.getCalendar.path);
    expect(TODAY_PATH).toBe(todayContract.getToday.path);
    expect(FEATURED_PATH).toBe(teachersContract.listFeaturedTeachers.path);
    expect(MESSAGE_APP).toBe(OWN_MESSAGE_APP);
    expect(PICTURE_MEDIA.desktop).toBe(`(min-width: ${LIMITS.mobileBelowPx / 16}rem)`);
    const patterns = Object.values(paths).map(({ pattern }) => (SITE_PREFIX + pattern).replace(/\/$/, ''));
    expect(Object.keys(FIRST_DATA).filter((pattern) => !patterns.includes(pattern))).toEqual([]);
    // The session itself finds what the starter looks for.
    documentCookies().set('refresh_token', 'r', { sameSite: 'Strict' });
    documentCookies().set('access_token', 'a', { sameSite: 'Strict' });
    const { page } = visit({ cookies: document.cookie });
    expect(startEarly(page).answers?.[0]?.authorization).toBe(`Bearer ${createTokenJar(documentCookies()).access()}`);
    for (const name of ['refresh_token', 'access_token']) documentCookies().delete(name);
  });
});

describe('the early answer', () => {
  const URL_OF = 'http://localhost/mid/v1/users/profile';
  const early = () => ({
    answers: [{ url: URL_OF, authorization: 'Bearer a', response: Promise.resolve(new Response('early')) }],
  });
  const network = () => jest.fn(() => Promise.resolve(new Response('network')));
  const ask = async (send: typeof fetch, token: string, signal?: AbortSignal) =>
    (await send(URL_OF, { headers: { authorization: `Bearer ${token}` }, signal })).text();

  it('is taken once, and only for the same address and token', async () => {
    const sent = network();
    const send = withEarlyAnswers(early(), sent);
    expect(await ask(send, 'b')).toBe('network');
    expect(await ask(send, 'a')).toBe('early');
    expect(await ask(send, 'a')).toBe('network');
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('is asked for anew when it failed', async () => {
    const broken = { answers: [{ ...early().answers[0]!, response: Promise.reject<Response>(new Error('offline')) }] };
    expect(await ask(withEarlyAnswers(broken, network()), 'a')).toBe('network');
  });

  it('obeys whoever gives up waiting', async () => {
    const silent = { answers: [{ ...early().answers[0]!, response: new Promise<Response>(() => undefined) }] };
    const control = new AbortController();
    const answer = ask(withEarlyAnswers(silent, network()), 'a', control.signal);
    control.abort(new Error('enough'));
    await expect(answer).rejects.toThrow('enough');
  });
});

describe('the pages that a visit begins with', () => {
  it('name modules that there are: of one that is not, the document would ask for nothing', () => {
    const root = join(__dirname, '../../../..');
    expect(
      [
        ...Object.values(ENTRANCES).flat(),
        ...Object.values(VISITOR_PICTURES).flatMap(({ light, dark }) => [light, dark].flatMap(Object.values)),
      ].filter((module) => !existsSync(join(root, module))),
    ).toEqual([]);
  });
});

describe('the prerendered frame', () => {
  it('has the banner, the name and the way to the login of the real header [HDR-1] [HDR-5]', () => {
    const { getByRole } = render(<EarlyFrame />);
    expect(getByRole('banner')).toBeInTheDocument();
    expect(getByRole('link', { name: '선생님 포털, 홈으로 가기' })).toHaveAttribute('href', '/kr/');
    expect(getByRole('link', { name: '로그인' })).toHaveAttribute('href', '/kr/login');
  });

  it('takes colours and sizes from the tokens, and styles every class that it uses', () => {
    const { css, frame } = earlyShell();
    expect(css).toContain('--e-bg:#fcfcfa');
    expect(css).toContain('height:3.5rem');
    expect(css).not.toMatch(/undefined|\{colors/);
    const classes = new Set([...frame.matchAll(/class="(early[^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
    expect([...classes].filter((name) => !css.includes(`.${name}`))).toEqual([]);
  });
});
