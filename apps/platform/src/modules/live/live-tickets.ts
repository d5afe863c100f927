import { createHash, randomBytes } from 'node:crypto';
import type { LiveRole } from '@portal/domain/live/live-room';
import type { Clock } from '../../core/clock.ts';

/** Who comes into a room with a ticket. */
export interface Entrant {
  readonly lessonId: string;
  /** The same each time she comes. */
  readonly participantId: string;
  readonly role: LiveRole;
  readonly name: string;
  /** Whom evidence names: the teacher, the student, or the guardian's link. */
  readonly actorId: string;
  /** Of the teacher: her place ends with it. */
  readonly sessionId?: string;
  /** Of a guest: whose link it is. */
  readonly studentId?: string;
  /** Of a guest: how often her link had been renewed. */
  readonly generation?: number;
}

export interface LiveTickets {
  issue(entrant: Entrant): string;
  /** Who comes with it; undefined for one that is used, too old or made up. */
  consume(ticket: unknown): Entrant | undefined;
  /** Ends what this person has not used yet. */
  revoke(participantId: string): void;
}

const LIFE_MS = 120_000;
const MOST = 20_000;
const digestOf = (ticket: string) => createHash('sha256').update(ticket).digest('base64url');

/** Tickets are as short-lived as the process that the rooms live in, and stay in its memory. */
export function liveTickets(clock: Clock): LiveTickets {
  const issued = new Map<string, { entrant: Entrant; until: number }>();
  return {
    issue(entrant) {
      const now = clock.monotonicMs();
      // They stand in the order in which they end.
      for (const [digest, { until }] of issued) {
        if (until > now && issued.size < MOST) break;
        issued.delete(digest);
      }
      const ticket = randomBytes(32).toString('base64url');
      issued.set(digestOf(ticket), { entrant, until: now + LIFE_MS });
      return ticket;
    },
    consume(ticket) {
      if (typeof ticket !== 'string' || ticket.length > 200) return undefined;
      const digest = digestOf(ticket);
      const found = issued.get(digest);
      issued.delete(digest);
      return found && found.until > clock.monotonicMs() ? found.entrant : undefined;
    },
    revoke(participantId) {
      for (const [digest, { entrant }] of issued) if (entrant.participantId === participantId) issued.delete(digest);
    },
  };
}
