import { COOKIE_SECONDS } from '@portal/domain/tenant/limits';
import type { CookieStorage } from '../browser/environment.ts';
import type { TokenSet } from './token-set.ts';

const NAMES = { access: 'access_token', refresh: 'refresh_token', id: 'id_token' } as const;
type TokenName = keyof typeof NAMES;

/** What stands in this tab for a cookie that could not be written or is not visible yet. */
interface Overlay {
  /** What the cookie said then; once it says something else it is newer than the overlay. */
  readonly stale: string | undefined;
  readonly value: string;
}

export interface CommitOptions {
  /** Unticked, the cookies end with the browser (D3). */
  readonly remember: boolean;
  /** A new sign-in: what the answer lacks must not stay from the one before. */
  readonly isNewSession: boolean;
}

/** The three tokens in their cookies (SES-5), or in memory where the browser keeps none (R60). */
export function createTokenJar(cookies: CookieStorage) {
  const overlays = new Map<TokenName, Overlay>();
  const fullName = (name: TokenName) => (cookies.isSecure ? '__Host-' : '') + NAMES[name];

  function read(name: TokenName): string | undefined {
    const cookie = cookies.get(fullName(name));
    const overlay = overlays.get(name);
    if (!overlay) return cookie;
    if (cookie === overlay.stale) return overlay.value;
    overlays.delete(name);
    return cookie;
  }

  // The server may have set the cookie itself, with the same lifetime; a session cookie is ours to make.
  function write(name: TokenName, value: string, seconds: number, remember: boolean): void {
    const full = fullName(name);
    overlays.delete(name);
    if (cookies.get(full) !== value || !remember) {
      cookies.set(full, value, { sameSite: 'Strict', ...(remember && { maxAge: seconds }) });
    }
    if (cookies.get(full) === value) return;
    // Too long or forbidden: the browser dropped it without a word, and the old one would live on.
    cookies.delete(full);
    overlays.set(name, { stale: cookies.get(full), value });
  }

  function remove(name: TokenName): void {
    overlays.delete(name);
    cookies.delete(fullName(name));
  }

  return {
    access: () => (read('refresh') === undefined ? undefined : read('access')),
    refresh: () => read('refresh'),
    id: () => read('id'),
    /** Whether the session lives in this tab only because its cookie was refused; the id token is no part of it. */
    isBlocked: () => {
      const overlay = overlays.get('refresh');
      return overlay !== undefined && overlay.stale === undefined;
    },

    /** Looks past the tab's own copy of the cookies, and keeps what is newer than it (F6). */
    async lookAgain(): Promise<void> {
      for (const name of ['refresh', 'access'] as const) {
        const value = await cookies.fresh(fullName(name));
        const stale = cookies.get(fullName(name));
        if (value !== undefined && stale !== undefined && value !== stale) overlays.set(name, { stale, value });
      }
    },

    commit(tokens: TokenSet, { remember, isNewSession }: CommitOptions): void {
      const { accessToken, refreshToken, idToken, expiresIn } = tokens;
      write('access', accessToken, expiresIn, remember);
      if (refreshToken !== undefined) write('refresh', refreshToken, COOKIE_SECONDS.refresh, remember);
      if (idToken !== undefined) write('id', idToken, COOKIE_SECONDS.refresh, remember);
      else if (isNewSession) remove('id');
    },

    clear(): void {
      for (const name of ['access', 'refresh', 'id'] as const) remove(name);
    },
  };
}

export type TokenJar = ReturnType<typeof createTokenJar>;
