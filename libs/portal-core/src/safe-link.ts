import { paths, SIGN_IN_STEPS } from '@portal/domain/site/paths';
import { SITE_PREFIX } from '@portal/domain/tenant/tenant';

export type SafeLink =
  /** A page of this portal, below the site prefix: for the router. */
  | { readonly kind: 'internal'; readonly path: string }
  /** Another site of the allow-list: for a new tab with `noopener noreferrer`. */
  | { readonly kind: 'external'; readonly href: string }
  | { readonly kind: 'none' };

interface SafeLinkOptions {
  /** The page's own origin. */
  readonly origin: string;
  /** Exact host names, in lower case. */
  readonly allowedHosts: readonly string[];
}

const NONE: SafeLink = { kind: 'none' };

const rootOf = (path: string) => path.split('/')[1] ?? '';

/** The guest's door has the root of the room's API, and a letter alone leads to it. */
const NO_TARGETS = new Set([
  ...SIGN_IN_STEPS,
  paths.liveGuest.pattern,
  paths.classInvitation.pattern,
  paths.familyDoor.pattern,
  paths.guardianInvitation.pattern,
]);

/** First segments of the portal's own pages: an address of the API or of the provider is not a page. */
const PAGE_ROOTS = new Set(
  Object.values(paths).flatMap(({ pattern }) => (NO_TARGETS.has(pattern) ? [] : [rootOf(pattern)])),
);

// Controls, every kind of space, invisible and bidirectional marks, backslash: browsers drop or bend them while parsing.
const BENDABLE = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u;

// Encoded slash, backslash, dot, control or percent sign: a second decoder would see another path than we checked.
const ENCODED_TRICK = /%(?:2f|5c|2e|25|0[0-9a-f]|1[0-9a-f]|7f)/i;

/** The only road from an address that a server or a query names to a link (R23): unknown means no link. */
export function safeLink(url: unknown, { origin, allowedHosts }: SafeLinkOptions): SafeLink {
  if (typeof url !== 'string' || url === '' || url.length > 2048 || BENDABLE.test(url) || !url.isWellFormed())
    return NONE;
  // Only two shapes are meant: a path of this site, or a whole address. "//host" and "name" are neither.
  const isPath = url.startsWith('/');
  // A whole address has to be ASCII: look-alike letters and dots in a host are folded into others while parsing.
  if (isPath ? url.startsWith('//') : !/^https?:\/\/[^/][\x21-\x7e]*$/i.test(url)) return NONE;
  if (!URL.canParse(url, origin)) return NONE;
  const target = new URL(url, origin);
  if (target.username || target.password) return NONE;
  if (target.origin === origin) return internal(target);
  const isAllowed = !isPath && target.protocol === 'https:' && !target.port && allowedHosts.includes(target.hostname);
  return isAllowed ? { kind: 'external', href: target.href } : NONE;
}

function internal({ pathname, search, hash }: URL): SafeLink {
  if (pathname.includes('//') || ENCODED_TRICK.test(pathname)) return NONE;
  const hasPrefix = pathname === SITE_PREFIX || pathname.startsWith(`${SITE_PREFIX}/`);
  const path = (hasPrefix ? pathname.slice(SITE_PREFIX.length) : pathname) || '/';
  return PAGE_ROOTS.has(rootOf(path)) ? { kind: 'internal', path: path + search + hash } : NONE;
}
