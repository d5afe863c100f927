import type { Caller, FindCaller } from '../../../core/caller.ts';
import type { SessionEnd } from '../../../core/events.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import { createCallerCache, type FoundCaller } from './caller-cache.ts';
import { digestOf, randomSecret } from './secrets.ts';
import { sessionQueries } from './session.queries.ts';

const TICKET_MS = 30_000;

export interface SessionService {
  findCaller: FindCaller;
  /** A token that the provider has destroyed is not remembered either. `digest` as the database has it. */
  forgetToken(digest: string): void;
  /** Ends a family: its tokens die at once, its sockets are told and closed. Ending it again does nothing. */
  end(sessionId: string, reason: SessionEnd): Promise<void>;
  /** Ends whatever somebody has signed in to, on every device, after her account was told so (`signOut`). */
  endAllOf(userId: string): Promise<void>;
  /** Ends every family that a sign-in at the provider has started. */
  endOfProviderSession(uid: string): Promise<void>;
  createSocketTicket(caller: Caller): Promise<string>;
  /** The caller of a ticket; undefined when it is unknown, used, too old or its session has ended. */
  consumeSocketTicket(ticket: string): Promise<Caller | undefined>;
}

/** `lookUpElsewhere` finds the caller of a token that an external provider gave, where there is one. */
export function sessionService(
  { database, clock, realtime, events, log }: ModuleDeps,
  lookUpElsewhere?: (accessToken: string) => Promise<FoundCaller>,
): SessionService {
  const sessions = sessionQueries(database.db);
  const callers = createCallerCache(clock);

  async function end(sessionId: string, reason: SessionEnd): Promise<void> {
    const userId = await sessions.end(sessionId, reason, clock.now()).finally(() => callers.forgetSession(sessionId));
    if (userId === undefined) return;
    if (reason === 'REUSE') log.warn({ sessionId, userId }, 'a refresh token was used again: its family is revoked');
    realtime.closeSession(sessionId, reason);
    events.emit('session.revoked', { userId, sessionId, reason });
  }

  async function lookUp(digest: string): Promise<FoundCaller> {
    const found = await sessions.callerByToken(digest);
    const now = clock.now();
    if (!found || found.revokedAt || found.isSignedOut || found.status !== 'ACTIVE') return { caller: 'INVALID' };
    const { sessionEnds, tokenEnds, userId, userType, timeZone, sessionId } = found;
    if (sessionEnds <= now || (tokenEnds && tokenEnds <= now)) return { caller: 'EXPIRED' };
    const caller = { userId, userType, timeZone, sessionId };
    if (found.firstUsedAt) return { caller, keepUntil: tokenEnds && tokenEnds < sessionEnds ? tokenEnds : sessionEnds };
    await sessions.markUsed(digest, now);
    // A token that was never used may be replaced together with its refresh token (R03), and then it is gone at once.
    return { caller };
  }

  return {
    end,

    async endAllOf(userId) {
      for (const sessionId of await sessions.ofUser(userId)) await end(sessionId, 'REVOKED');
    },

    async endOfProviderSession(uid) {
      for (const sessionId of await sessions.ofProviderSession(uid)) await end(sessionId, 'LOGOUT');
    },

    findCaller(accessToken) {
      const digest = digestOf(accessToken);
      return callers.find(digest, () => lookUpElsewhere?.(accessToken) ?? lookUp(digest));
    },

    forgetToken: (digest) => callers.forgetToken(digest),

    async createSocketTicket({ userId, sessionId }) {
      const ticket = randomSecret();
      const expiresAt = new Date(clock.now().getTime() + TICKET_MS);
      await sessions.addTicket({ ticketHash: digestOf(ticket), userId, sessionId, expiresAt });
      return ticket;
    },

    async consumeSocketTicket(ticket) {
      const taken = await sessions.takeTicket(digestOf(ticket));
      if (!taken || taken.expiresAt <= clock.now()) return undefined;
      return sessions.callerOf(taken.sessionId);
    },
  };
}
