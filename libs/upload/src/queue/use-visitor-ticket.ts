import { millisecondsInHour } from 'date-fns/constants';
import { useCallback } from 'react';
import { useStore } from 'react-redux';
import * as v from 'valibot';
import type { TicketSource } from '../engine/upload-server.ts';
import type { QueueStore } from './load-queue.ts';

const PLACE = 'portal-upload-ticket';
/** A form that is sent just before its ticket ends would lose its files. */
const SPARE_MS = millisecondsInHour;
const Ticket = v.object({ ticket: v.string(), expiresAt: v.string() });
type Ticket = v.InferOutput<typeof Ticket>;

/** Where storage is denied, the ticket lives as long as the page. */
let latest: Ticket | null = null;
let asking: Promise<Ticket> | undefined;

const isGood = (ticket: Ticket | null): ticket is Ticket =>
  ticket !== null && Date.parse(ticket.expiresAt) - Date.now() > SPARE_MS;

function stored(): Ticket | null {
  try {
    const { success, output } = v.safeParse(Ticket, JSON.parse(localStorage.getItem(PLACE) ?? 'null'));
    return success ? output : null;
  } catch {
    return null;
  }
}

function keep(ticket: Ticket): Ticket {
  latest = ticket;
  try {
    localStorage.setItem(PLACE, JSON.stringify(ticket));
  } catch {
    // Only this page knows it then.
  }
  return ticket;
}

async function ask(store: QueueStore): Promise<Ticket> {
  const { askForTicket } = await import('../engine/upload-server.ts');
  return keep(await askForTicket(store.dispatch));
}

/** With what somebody without an account sends files: one ticket for all of them, kept for its day. */
export function useVisitorTicket(): TicketSource {
  const store = useStore() as QueueStore;
  return useCallback(async () => {
    const known = [latest, stored()].find(isGood);
    if (known) return known.ticket;
    asking ??= ask(store).finally(() => (asking = undefined));
    return (await asking).ticket;
  }, [store]);
}

/** After the form was sent: the next one has a ticket of its own. */
export function forgetVisitorTicket(): void {
  latest = null;
  try {
    localStorage.removeItem(PLACE);
  } catch {
    // Nothing was stored then.
  }
}
