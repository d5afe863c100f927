import { randomUUID } from 'node:crypto';
import { millisecondsInDay } from 'date-fns/constants';
import type { Clock } from '../../../core/clock.ts';
import { type Claims, checkQuery, signQuery } from '../../../core/http/signed-query.ts';

const claimsOf = (visitorId: string): Claims => ['UPLOAD', visitorId];

/** Owners of files that are no users. */
export const isVisitor = (ownerId: string): boolean => ownerId.startsWith('visitor_');

/** Lets somebody without an account send files in the name of a visitor, for a day; nothing is kept of a ticket. */
export function visitorTickets({ key, clock }: { key: () => Buffer; clock: Clock }) {
  return {
    issue(visitorId = `visitor_${randomUUID()}`): { ticket: string; expiresAt: Date } {
      const expiresAt = new Date(clock.now().getTime() + millisecondsInDay);
      const signed = new URLSearchParams(signQuery(key(), claimsOf(visitorId), expiresAt));
      return { ticket: [visitorId, signed.get('expires'), signed.get('signature')].join('.'), expiresAt };
    },

    /** Whose files a ticket is for. */
    find(ticket: string): { userId: string } | 'EXPIRED' | 'INVALID' {
      const [visitorId = '', expires, signature, ...rest] = ticket.split('.');
      const check = checkQuery(key(), claimsOf(visitorId), { expires, signature }, clock.now());
      if (check === 'WRONG' || rest.length > 0) return 'INVALID';
      return check === 'EXPIRED' ? 'EXPIRED' : { userId: visitorId };
    },
  };
}
export type VisitorTickets = ReturnType<typeof visitorTickets>;
