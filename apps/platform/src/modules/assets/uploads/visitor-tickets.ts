import { createHash, randomUUID } from 'node:crypto';
import { millisecondsInDay } from 'date-fns/constants';
import { TICKET_HOLDERS, type TicketHolder } from '@portal/domain/assets/upload-policy';
import type { Clock } from '../../../core/clock.ts';
import { type Claims, checkQuery, signQuery } from '../../../core/http/signed-query.ts';

const ID_LENGTH = 36;
const claimsOf = (holderId: string): Claims => ['UPLOAD', holderId];

/** What an owner of files may send who is no user but holds a ticket; nothing where she is a user. */
export const ticketRulesOf = (ownerId: string) => {
  const kind = (Object.keys(TICKET_HOLDERS) as TicketHolder[]).find((one) => ownerId.startsWith(`${one}_`));
  return kind && TICKET_HOLDERS[kind];
};

/** Who owns the files that a family sends for a class: the same with every ticket, and with a renewed link. */
export const familyOwnerOf = ({ guardianId, classId }: { guardianId: string; classId: string }): string =>
  `family_${createHash('sha256')
    .update(JSON.stringify([guardianId, classId]))
    .digest('hex')
    .slice(0, ID_LENGTH)}`;

/** Lets somebody without an account send files in her own name, for a day; nothing is kept of a ticket. */
export function visitorTickets({ key, clock }: { key: () => Buffer; clock: Clock }) {
  return {
    issue(holderId = `visitor_${randomUUID()}`): { ticket: string; expiresAt: Date } {
      const expiresAt = new Date(clock.now().getTime() + millisecondsInDay);
      const signed = new URLSearchParams(signQuery(key(), claimsOf(holderId), expiresAt));
      return { ticket: [holderId, signed.get('expires'), signed.get('signature')].join('.'), expiresAt };
    },

    /** Whose files a ticket is for. */
    find(ticket: string): { userId: string } | 'EXPIRED' | 'INVALID' {
      const [holderId = '', expires, signature, ...rest] = ticket.split('.');
      const check = checkQuery(key(), claimsOf(holderId), { expires, signature }, clock.now());
      if (check === 'WRONG' || rest.length > 0) return 'INVALID';
      return check === 'EXPIRED' ? 'EXPIRED' : { userId: holderId };
    },
  };
}
export type VisitorTickets = ReturnType<typeof visitorTickets>;
