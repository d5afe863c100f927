import type { ErrorCode } from '../contract/error-code.ts';
import { ticketReopenUntil, type TicketSide, type TicketState, type TicketTurn } from './ticket.ts';

/** What can happen to a ticket (domain-model 3.3.8). LAPSE is the end of a long silence after an answer. */
export const TICKET_EVENTS = ['ANSWER', 'REPLY', 'COMPLETE', 'LAPSE', 'REOPEN', 'RATE'] as const;
export type TicketEvent = (typeof TICKET_EVENTS)[number];

/** Where a ticket stands. */
export interface TicketPlace {
  readonly status: TicketState;
  readonly turn: TicketTurn | null;
}

interface TicketNow extends TicketPlace {
  readonly openedBy: TicketSide;
  readonly closedAt: Date | null;
}

const NEW = { status: 'NEW', turn: 'ADMIN' } as const;
const ANSWERED = { status: 'PROCESSED', turn: 'TEACHER' } as const;
const REPLIED = { status: 'PROCESSED', turn: 'ADMIN' } as const;
const COMPLETED = { status: 'COMPLETED', turn: null } as const;

// A row is where a ticket stands; what is not in it is refused. Whoever writes again before the answer changes nothing.
const MOVES: Record<string, Partial<Record<TicketEvent, TicketPlace>>> = {
  'NEW ADMIN': { ANSWER: ANSWERED, REPLY: NEW, COMPLETE: COMPLETED },
  'NEW TEACHER': { REPLY: REPLIED },
  'PROCESSED TEACHER': { REPLY: REPLIED, COMPLETE: COMPLETED, LAPSE: COMPLETED },
  'PROCESSED ADMIN': { ANSWER: ANSWERED, REPLY: REPLIED, COMPLETE: COMPLETED },
  COMPLETED: { REOPEN: REPLIED, RATE: COMPLETED },
};

/** Where an event leads, or why it may not happen (SUP-1). A complaint about a teacher is never ended by her before its answer. */
export function moveTicket(
  { status, turn, openedBy, closedAt }: TicketNow,
  event: TicketEvent,
  now: Date,
): { to: TicketPlace } | { refused: Extract<ErrorCode, 'WRONG_STATE' | 'REOPEN_LATE'> } {
  const to = MOVES[turn ? `${status} ${turn}` : status]?.[event];
  if (!to) return { refused: 'WRONG_STATE' };
  if (event === 'COMPLETE' && turn === 'ADMIN' && openedBy !== 'TEACHER') return { refused: 'WRONG_STATE' };
  if (event === 'REOPEN' && closedAt && now > ticketReopenUntil(closedAt)) return { refused: 'REOPEN_LATE' };
  return { to };
}
