import * as v from 'valibot';
import { COOKIE_SECONDS } from '@portal/domain/tenant/limits';
import type { SessionEnvironment } from '../browser/environment.ts';

const MAX_OPEN = 5;

const Transaction = v.object({
  state: v.string(),
  /** Empty when the cookie was cut; the callback names that case (OAU-3). */
  verifier: v.optional(v.string(), ''),
  nonce: v.optional(v.string(), ''),
  returnTo: v.optional(v.string(), '/'),
  remember: v.optional(v.boolean(), true),
  inWindow: v.optional(v.boolean(), false),
  /** Milliseconds since 1970, to tell the oldest. */
  at: v.optional(v.number(), 0),
});
export type Transaction = v.InferOutput<typeof Transaction>;

function parse(text: string | undefined): Transaction | undefined {
  if (text === undefined) return undefined;
  try {
    const { success, output } = v.safeParse(Transaction, JSON.parse(text));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Sign-ins on their way to the provider and back, one cookie each, so that two tabs can sign in at once. A cookie is
 * named after a hash of its state, lives one hour and is deleted at first use; at most five are open.
 */
export function createOAuthTransactions({ cookies, wallClock }: Pick<SessionEnvironment, 'cookies' | 'wallClock'>) {
  const prefix = `${cookies.isSecure ? '__Host-' : ''}oauth_`;

  function makeRoom(): void {
    const open = cookies.names().filter((name) => name.startsWith(prefix));
    const oldestFirst = open
      .map((name) => ({ name, at: parse(cookies.get(name))?.at ?? 0 }))
      .toSorted((one, other) => one.at - other.at);
    for (const { name } of oldestFirst.slice(0, Math.max(0, open.length - MAX_OPEN + 1))) cookies.delete(name);
  }

  return {
    /** False where the browser keeps no cookies: then there is no way back. */
    open(hash: string, transaction: Omit<Transaction, 'at'>): boolean {
      makeRoom();
      const name = prefix + hash;
      // Lax: the way back from the provider is a navigation from another site.
      cookies.set(name, JSON.stringify({ ...transaction, at: wallClock() }), {
        maxAge: COOKIE_SECONDS.oauth,
        sameSite: 'Lax',
      });
      return parse(cookies.get(name))?.state === transaction.state;
    },

    /** Hands a transaction out once. */
    take(hash: string, state: string): Transaction | undefined {
      const name = prefix + hash;
      const transaction = parse(cookies.get(name));
      cookies.delete(name);
      if (transaction?.state !== state) return undefined;
      const age = wallClock() - transaction.at;
      return age <= COOKIE_SECONDS.oauth * 1_000 ? transaction : undefined;
    },
  };
}

export type OAuthTransactions = ReturnType<typeof createOAuthTransactions>;
