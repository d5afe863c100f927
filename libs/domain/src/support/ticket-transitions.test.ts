import { TICKET_EVENTS, type TicketEvent, type TicketPlace, moveTicket } from './ticket-transitions.ts';

const PLACES = {
  'NEW ADMIN': { status: 'NEW', turn: 'ADMIN' },
  'NEW TEACHER': { status: 'NEW', turn: 'TEACHER' },
  'PROCESSED TEACHER': { status: 'PROCESSED', turn: 'TEACHER' },
  'PROCESSED ADMIN': { status: 'PROCESSED', turn: 'ADMIN' },
  COMPLETED: { status: 'COMPLETED', turn: null },
} as const satisfies Record<string, TicketPlace>;
type Place = keyof typeof PLACES;

/** Every edge of domain-model 3.3.8; what is not here is refused. */
const EDGES: Partial<Record<`${Place} ${TicketEvent}`, Place>> = {
  'NEW ADMIN ANSWER': 'PROCESSED TEACHER',
  'NEW ADMIN REPLY': 'NEW ADMIN',
  'NEW ADMIN COMPLETE': 'COMPLETED',
  'NEW TEACHER REPLY': 'PROCESSED ADMIN',
  'PROCESSED TEACHER REPLY': 'PROCESSED ADMIN',
  'PROCESSED TEACHER COMPLETE': 'COMPLETED',
  'PROCESSED TEACHER LAPSE': 'COMPLETED',
  'PROCESSED ADMIN ANSWER': 'PROCESSED TEACHER',
  'PROCESSED ADMIN REPLY': 'PROCESSED ADMIN',
  'PROCESSED ADMIN COMPLETE': 'COMPLETED',
  'COMPLETED REOPEN': 'PROCESSED ADMIN',
  'COMPLETED RATE': 'COMPLETED',
};

const NOW = new Date('2026-11-18T01:42:00Z');
const closedAt = (days: number, ms = 0) => new Date(NOW.getTime() - days * 86_400_000 - ms);
const refused = (code: string) => ({ refused: code });
const everyPair = (Object.keys(PLACES) as Place[]).flatMap((place) =>
  TICKET_EVENTS.map((event) => [place, event] as const),
);

describe('the life of a ticket [SUP-1]', () => {
  it.each(everyPair)('%s and %s', (place, event) => {
    const edge = EDGES[`${place} ${event}`];
    const ticket = { ...PLACES[place], openedBy: 'TEACHER', closedAt: closedAt(1) } as const;
    expect(moveTicket(ticket, event, NOW)).toEqual(edge ? { to: PLACES[edge] } : refused('WRONG_STATE'));
  });

  it.each(everyPair)('%s and %s, of a complaint about the teacher', (place, event) => {
    const isTooEarly = event === 'COMPLETE' && place.endsWith('ADMIN');
    const edge = isTooEarly ? undefined : EDGES[`${place} ${event}`];
    const ticket = { ...PLACES[place], openedBy: 'STUDENT', closedAt: closedAt(1) } as const;
    expect(moveTicket(ticket, event, NOW)).toEqual(edge ? { to: PLACES[edge] } : refused('WRONG_STATE'));
  });

  it('can be taken up again for fourteen days to the millisecond', () => {
    const at = (closed: Date) =>
      moveTicket({ ...PLACES.COMPLETED, openedBy: 'TEACHER', closedAt: closed }, 'REOPEN', NOW);
    expect(at(closedAt(14))).toEqual({ to: PLACES['PROCESSED ADMIN'] });
    expect(at(closedAt(14, 1))).toEqual(refused('REOPEN_LATE'));
  });

  it('can be rated however long ago it was completed', () => {
    const long = { ...PLACES.COMPLETED, openedBy: 'TEACHER', closedAt: closedAt(15) } as const;
    expect(moveTicket(long, 'RATE', NOW)).toEqual({ to: PLACES.COMPLETED });
  });

  it('has events that all happen somewhere, and places that are all reached, but for those where it begins', () => {
    const happening = new Set(Object.keys(EDGES).map((edge) => edge.split(' ').at(-1)));
    expect(happening).toEqual(new Set(TICKET_EVENTS));
    expect(new Set([...Object.values(EDGES), 'NEW TEACHER'])).toEqual(new Set(Object.keys(PLACES)));
  });
});
