import { SIGN_IN_STEPS } from '@portal/domain/site/paths';
import { SITE_PREFIX } from '@portal/domain/tenant/tenant';

const MAX = 1_024;

// Controls, spaces, zero-width and bidirectional marks, backslash: browsers drop or bend them while parsing.
const BENDABLE = /[\p{C}\p{Z}\\]/u;
const ENCODED_TRICK = /%(?:2f|5c|2e|25|0[0-9a-f]|1[0-9a-f]|7f)/i;

/** A page of this portal as a path below the site prefix; anything that is not one becomes home (security 2.5). */
export function returnPath(wanted: unknown, origin: string): string {
  if (typeof wanted !== 'string' || wanted.length > MAX || BENDABLE.test(wanted) || !wanted.isWellFormed()) return '/';
  if (!wanted.startsWith('/') || wanted.startsWith('//') || !URL.canParse(wanted, origin)) return '/';
  const { origin: target, pathname, search, hash } = new URL(wanted, origin);
  if (target !== origin || pathname.includes('//') || ENCODED_TRICK.test(pathname)) return '/';
  const isPrefixed = pathname === SITE_PREFIX || pathname.startsWith(`${SITE_PREFIX}/`);
  const path = (isPrefixed ? pathname.slice(SITE_PREFIX.length) : pathname) || '/';
  return SIGN_IN_STEPS.includes(path) ? '/' : path + search + hash;
}
