import type { CookieAttributes, CookieStorage } from './environment.ts';

/** Reads `a=1; b=2` as the browser writes it; of equal names the first counts, a broken escape stays as it is. */
export function parseCookies(text: string): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of text.split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, Math.max(at, 0)).trim();
    if (name !== '' && !cookies.has(name)) cookies.set(name, decoded(pair.slice(at + 1).trim()));
  }
  return cookies;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** One cookie as `document.cookie` takes it: whole site, no Domain, Secure on TLS. */
export function serializeCookie(name: string, value: string, attributes: CookieAttributes, isSecure: boolean): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', `SameSite=${attributes.sameSite}`];
  if (attributes.maxAge !== undefined) parts.push(`Max-Age=${Math.max(0, Math.floor(attributes.maxAge))}`);
  if (isSecure) parts.push('Secure');
  return parts.join('; ');
}

interface CookieStoreLike {
  get(name: string): Promise<{ value?: string } | null>;
}

/** The page's cookies. A sandboxed page whose cookies throw is a page without cookies. */
export function documentCookies(): CookieStorage {
  const isSecure = location.protocol === 'https:';
  const store = (globalThis as { cookieStore?: CookieStoreLike }).cookieStore;

  function all(): Map<string, string> {
    try {
      return parseCookies(document.cookie);
    } catch {
      return new Map();
    }
  }

  function write(name: string, value: string, attributes: CookieAttributes): void {
    try {
      document.cookie = serializeCookie(name, value, attributes, isSecure);
    } catch {
      // Found out by reading back.
    }
  }

  return {
    isSecure,
    get: (name) => all().get(name),
    async fresh(name) {
      try {
        const cookie = await store?.get(name);
        if (cookie?.value !== undefined) return decoded(cookie.value);
      } catch {
        // No such interface on this origin.
      }
      return all().get(name);
    },
    names: () => [...all().keys()],
    set: write,
    delete: (name) => write(name, '', { maxAge: 0, sameSite: 'Strict' }),
  };
}
