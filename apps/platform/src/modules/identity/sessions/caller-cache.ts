import type { Caller } from '../../../core/caller.ts';
import type { Clock } from '../../../core/clock.ts';

/** For how long an end that another process has decided may go unnoticed here; five seconds are allowed (R18). */
const FRESH_MS = 1_000;
const MOST_CALLERS = 10_000;

export interface FoundCaller {
  readonly caller: Caller | 'EXPIRED' | 'INVALID';
  /** When its token or its session runs out; absent when the answer must not be kept. */
  readonly keepUntil?: Date;
}

export interface CallerCache {
  /** The caller of a token's digest: known for less than a second, or looked up once for all who ask meanwhile. */
  find(digest: string, lookUp: () => Promise<FoundCaller>): Promise<FoundCaller['caller']>;
  /** Forgets the tokens of a session; a look-up that is under way is not kept and not shared any more. */
  forgetSession(sessionId: string): void;
  forgetToken(digest: string): void;
}

/** Saves the look-up of a caller to whoever sends several requests at once. Holds digests, never a token. */
export function createCallerCache(clock: Clock, most = MOST_CALLERS): CallerCache {
  const known = new Map<string, { caller: Caller; since: number; until: number }>();
  const running = new Map<string, Promise<FoundCaller>>();

  function recall(digest: string): Caller | undefined {
    const kept = known.get(digest);
    if (!kept) return undefined;
    if (clock.monotonicMs() - kept.since < FRESH_MS && clock.now().getTime() < kept.until) return kept.caller;
    known.delete(digest);
    return undefined;
  }

  async function lookUpOnce(digest: string, lookUp: () => Promise<FoundCaller>): Promise<FoundCaller> {
    const since = clock.monotonicMs();
    const work = lookUp();
    running.set(digest, work);
    try {
      const found = await work;
      if (running.get(digest) === work && typeof found.caller === 'object' && found.keepUntil) {
        known.delete(digest);
        if (known.size >= most) forgetOldest();
        known.set(digest, { caller: found.caller, since, until: found.keepUntil.getTime() });
      }
      return found;
    } finally {
      if (running.get(digest) === work) running.delete(digest);
    }
  }

  // They stand in the order in which they were found.
  function forgetOldest(): void {
    for (const digest of known.keys()) return void known.delete(digest);
  }

  return {
    async find(digest, lookUp) {
      const kept = recall(digest);
      if (kept) return kept;
      return (await (running.get(digest) ?? lookUpOnce(digest, lookUp))).caller;
    },
    forgetSession(sessionId) {
      // Whose look-ups those are is known only when they end.
      running.clear();
      for (const [digest, { caller }] of known) if (caller.sessionId === sessionId) known.delete(digest);
    },
    forgetToken(digest) {
      running.delete(digest);
      known.delete(digest);
    },
  };
}
