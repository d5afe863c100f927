import { commonHeaders } from '@portal/auth/common-headers';
import { createDeviceId } from '@portal/auth/device-id';
import { parseCookies } from '@portal/auth/document-cookies';
import type { EarlyState } from './early-state.ts';

/** The block ids, paths and names below are compared with their owners by a test: importing those would bring a library. */
export const CONFIG_BLOCK = 'portal-config';
export const PROFILE_PATH = '/mid/v1/users/profile';
export const CALLBACK_PATH = '/kr/oauth2/callback';

interface Page extends Pick<Window, 'document' | 'location' | 'history' | 'fetch'> {
  readonly crypto: Pick<Crypto, 'randomUUID'>;
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** Files of the pages that are entered most, by path: they travel beside the bundle instead of after it. */
export type PageFiles = Readonly<Record<string, readonly string[]>>;

interface ConfigBlock {
  apiOrigin: string;
  tenant: { code: string };
}

/**
 * Runs inside the document, before the bundle arrives: hides the query of a sign-in, tells the prerendered frame who
 * looks at it, and asks for the profile where a login cookie exists (SES-1), as the api would ask (SES-6).
 */
export function startEarly(page: Page, pages: PageFiles = {}): EarlyState {
  const early: EarlyState = {};
  const { document, location, history } = page;
  if (location.pathname === CALLBACK_PATH) {
    early.callbackUrl = location.href;
    history.replaceState(history.state, '', location.pathname);
  }
  for (const file of pages[location.pathname.replace(/\/$/, '')] ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
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
  const url = (apiOrigin || location.origin) + PROFILE_PATH;
  const authorization = `Bearer ${token}`;
  const response = page.fetch(url, {
    headers: { accept: 'application/json', ...commonHeaders(tenant.code, deviceId()), authorization },
    redirect: 'error',
  });
  // Looked at by whoever takes it; unheard of, it must not be an unhandled rejection.
  response.catch(() => undefined);
  early.profile = { url, authorization, response };
  return early;
}
