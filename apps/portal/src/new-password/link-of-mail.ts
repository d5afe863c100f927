import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import * as v from 'valibot';
import { passwordLinksContract } from '@portal/domain/identity/password-links.contract';
import { secretUrl, takeSecretUrl } from '../early/secret-url.ts';

const PLACE = 'portal-password-ticket';
const Ticket = passwordLinksContract.setPassword.body.entries.ticket;

function kept(): string | null {
  try {
    return sessionStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

function keep(ticket: string): void {
  try {
    sessionStorage.setItem(PLACE, ticket);
  } catch {
    // A reload leads back to the mail then.
  }
}

/** After its use, and where it opens nothing. */
export function forgetTicket(): void {
  try {
    sessionStorage.removeItem(PLACE);
  } catch {
    // Nothing was kept then.
  }
}

/** The ticket of the link that was opened: out of the address, and kept in this tab for a reload. Null where none is whole. */
export function useTicketOfMail(): string | null {
  const [query, setQuery] = useSearchParams();
  const [ticket] = useState(() => {
    const given = secretUrl().searchParams.get('ticket') ?? query.get('ticket') ?? kept();
    return v.is(Ticket, given) ? given : null;
  });
  const isInAddress = query.has('ticket');
  useEffect(() => {
    takeSecretUrl();
    if (ticket) keep(ticket);
    if (isInAddress) setQuery({}, { replace: true });
  }, [ticket, isInAddress, setQuery]);
  return ticket;
}
