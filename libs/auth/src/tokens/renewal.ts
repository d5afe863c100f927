import type { SessionEnvironment } from '../browser/environment.ts';
import type { SessionEpoch } from './session-epoch.ts';
import type { TokenAnswer } from './token-endpoint.ts';
import type { TokenJar } from './token-jar.ts';
import type { TokenSet } from './token-set.ts';

export type Outcome = 'renewed' | 'refused' | 'unreachable';

const LOCK = 'auth-refresh';
const LOCK_WAIT_MS = 20_000;
const LOOK_EVERY_MS = 25;
const LOOK_FOR_MS = 500;
const EARLY_SECONDS = 60;
const PAUSE_AFTER_UNREACHABLE_MS = 5_000;

interface RenewalParts {
  readonly env: Pick<SessionEnvironment, 'alone' | 'sleep' | 'now'>;
  readonly jar: TokenJar;
  readonly epoch: SessionEpoch;
  /** Whether the tab is on its way out and must not renew any more. */
  isLeaving(): boolean;
  request(refreshToken: string): Promise<TokenAnswer>;
  /** Stores the tokens of the present session. */
  commit(tokens: TokenSet): void;
  /** Tokens that came for a session which is over. */
  discard(tokens: TokenSet): void;
  /** The provider refused: ends the session. */
  refused(): void;
  readonly clearOnUnreachable: boolean;
}

/** One refresh under way per tab, compared with the token that was used (security 2.1, steps 2 to 5). */
export function createRenewal(parts: RenewalParts) {
  const { env, jar, epoch } = parts;
  let flight: Promise<Outcome> | undefined;
  let renewAt = Infinity;
  let notBefore = -Infinity;
  let wasUnreachable = false;

  const hasNewer = (used: string | undefined) => jar.access() !== undefined && jar.access() !== used;

  /** Another tab may just have won: its cookies are not always visible at once (F6). */
  async function otherTabWon(used: string | undefined, sent: string): Promise<boolean> {
    for (let waited = 0; waited < LOOK_FOR_MS; waited += LOOK_EVERY_MS) {
      await env.sleep(LOOK_EVERY_MS);
      await jar.lookAgain();
      if (hasNewer(used)) return true;
    }
    const refreshToken = jar.refresh();
    return refreshToken !== undefined && refreshToken !== sent;
  }

  async function renewAlone(used: string | undefined, startedIn: string): Promise<Outcome> {
    await jar.lookAgain();
    if (epoch.current() !== startedIn || parts.isLeaving()) return 'refused';
    if (hasNewer(used)) return 'renewed';
    const sent = jar.refresh();
    if (sent === undefined) return 'refused';

    const { tokens, isRefused } = await parts.request(sent);
    if (tokens) {
      if (epoch.current() !== startedIn || parts.isLeaving() || jar.refresh() === undefined) {
        parts.discard(tokens);
        return 'refused';
      }
      parts.commit(tokens);
      return 'renewed';
    }
    if (!isRefused) return 'unreachable';
    return (await otherTabWon(used, sent)) ? 'renewed' : 'refused';
  }

  async function renew(used: string | undefined): Promise<Outcome> {
    const startedIn = epoch.current();
    const outcome = await env.alone(LOCK, LOCK_WAIT_MS, () => renewAlone(used, startedIn));
    wasUnreachable = outcome === 'unreachable';
    if (wasUnreachable) notBefore = env.now() + PAUSE_AFTER_UNREACHABLE_MS;
    const isOver = outcome === 'refused' || (wasUnreachable && parts.clearOnUnreachable);
    if (isOver && epoch.current() === startedIn && !parts.isLeaving()) parts.refused();
    return isOver ? 'refused' : outcome;
  }

  async function refresh(used: string | undefined): Promise<Outcome> {
    while (flight) {
      const outcome = await flight;
      // The refresh that was under way may have brought the very token that was refused.
      if (outcome !== 'renewed' || jar.access() !== used) return outcome;
    }
    if (parts.isLeaving()) return 'refused';
    if (hasNewer(used)) return 'renewed';
    flight = renew(used).finally(() => {
      flight = undefined;
    });
    return flight;
  }

  const isDue = () =>
    !parts.isLeaving() &&
    jar.refresh() !== undefined &&
    env.now() >= notBefore &&
    (jar.access() === undefined || env.now() >= renewAt);

  return {
    refresh,
    /** Resolves when no refresh is under way; starts one when the token is missing or about to end. */
    async settled(): Promise<void> {
      if (!flight && isDue()) refresh(jar.access()).catch(() => undefined);
      await flight?.catch(() => undefined);
    },
    /** A token just came that lives for so many seconds; by a clock that cannot be set, never by the user's. */
    startedLife(seconds: number): void {
      renewAt = env.now() + Math.max(seconds - EARLY_SECONDS, seconds / 2) * 1_000;
    },
    /** Tries again what the network prevented. */
    retry(): void {
      if (!wasUnreachable || jar.refresh() === undefined) return;
      wasUnreachable = false;
      refresh(jar.access()).catch(() => undefined);
    },
  };
}
