import type { CookieStorage } from '@portal/auth/environment';
import { COOKIE_SECONDS } from '@portal/domain/tenant/limits';

const DEFAULT_LOCALE = 'en-US';
// What a locale may look like; anything else in the cookie counts as none.
const LOCALE = /^[a-z]{2}(?:-[A-Z]{2})?$/;

/** The locale of the cookie, which lives a year from each visit; the default where there is none (SITE-1, SES-5). */
export function keepLocale(cookies: Pick<CookieStorage, 'get' | 'set' | 'isSecure'>): string {
  const name = `${cookies.isSecure ? '__Host-' : ''}locale`;
  const kept = cookies.get(name);
  const locale = kept !== undefined && LOCALE.test(kept) ? kept : DEFAULT_LOCALE;
  cookies.set(name, locale, { maxAge: COOKIE_SECONDS.locale, sameSite: 'Lax' });
  return locale;
}
