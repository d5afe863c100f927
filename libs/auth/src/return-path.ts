const MAX = 1_024;

// Controls, spaces, zero-width and bidirectional marks, backslash: browsers drop or bend them while parsing.
const BENDABLE = /[\p{C}\p{Z}\\]/u;
const ENCODED_TRICK = /%(?:2f|5c|2e|25|0[0-9a-f]|1[0-9a-f]|7f)/i;
const NO_PLACES = new Set(['/login', '/oauth2/callback']);

/** A page of this portal as a path below the site prefix; anything that is not one becomes home (security 2.5). */
export function returnPath(wanted: unknown, origin: string, sitePrefix: string): string {
  if (typeof wanted !== 'string' || wanted.length > MAX || BENDABLE.test(wanted) || !wanted.isWellFormed()) return '/';
  if (!wanted.startsWith('/') || wanted.startsWith('//') || !URL.canParse(wanted, origin)) return '/';
  const { origin: target, pathname, search, hash } = new URL(wanted, origin);
  if (target !== origin || pathname.includes('//') || ENCODED_TRICK.test(pathname)) return '/';
  const isPrefixed = pathname === sitePrefix || pathname.startsWith(`${sitePrefix}/`);
  const path = (isPrefixed ? pathname.slice(sitePrefix.length) : pathname) || '/';
  return NO_PLACES.has(path) ? '/' : path + search + hash;
}
