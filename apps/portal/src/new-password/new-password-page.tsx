import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import * as v from 'valibot';
import { passwordLinksContract } from '@portal/domain/identity/password-links.contract';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { RouterLink } from '@portal/portal-core/router-link';
import { useIsSignedIn, useSession } from '@portal/portal-core/session-context';
import { Button } from '@portal/ui/button';
import { ARRIVAL, useArrival } from '@portal/ui/use-arrival';
import { secretUrl, takeSecretUrl } from '../early/secret-url.ts';
import { newPassword as words } from '../messages.ts';
import { NewPasswordForm } from './new-password-form.tsx';

const Ticket = passwordLinksContract.setPassword.body.entries.ticket;

/** The ticket of the link that was opened, out of the address and kept here alone; null where none is whole. */
function useTicket(): string | null {
  const [query, setQuery] = useSearchParams();
  const [ticket] = useState(() => secretUrl().searchParams.get('ticket') ?? query.get('ticket'));
  const isInAddress = query.has('ticket');
  useEffect(() => {
    takeSecretUrl();
    if (isInAddress) setQuery({}, { replace: true });
  }, [isInAddress, setQuery]);
  return v.is(Ticket, ticket) ? ticket : null;
}

/** Where the link of a mail leads: whoever has it sets a new password, whoever is signed in (REG-3). */
export function NewPasswordPage() {
  const ticket = useTicket();
  const [outcome, setOutcome] = useState<'done' | 'over' | null>(null);
  // The form went with the focus in it.
  const place = useArrival<HTMLDivElement>(outcome !== null);
  return (
    <chakra.div
      ref={place}
      {...ARRIVAL}
      w="full"
      maxW="25rem"
      marginInline="auto"
      paddingY={{ base: '4', md: '12' }}
      display="grid"
      gap="6"
    >
      {outcome === 'done' ? (
        <Done />
      ) : ticket === null || outcome === 'over' ? (
        <Words title={words.over} body={ticket === null ? words.noTicketBody : words.overBody}>
          <ToLogin />
        </Words>
      ) : (
        <Words title={words.title} body={words.intro}>
          <NewPasswordForm ticket={ticket} onDone={() => setOutcome('done')} onOver={() => setOutcome('over')} />
        </Words>
      )}
    </chakra.div>
  );
}

function Words({ title, body, children }: { title: string; body: ReactNode; children: ReactNode }) {
  return (
    <>
      <div>
        <PageHeading title={title} />
        <chakra.p color="fg.muted">{body}</chakra.p>
      </div>
      {children}
    </>
  );
}

const ToLogin = () => (
  <Button asChild size="lg" wide>
    <RouterLink href={paths.login()}>{words.toLogin}</RouterLink>
  </Button>
);

function Done() {
  const session = useSession();
  if (!useIsSignedIn())
    return (
      <Words title={words.done} body={words.doneBody}>
        <ToLogin />
      </Words>
    );
  // The login page leads on whoever is signed in: with a session that the new password ended, or another person's.
  return (
    <Words title={words.done} body={`${words.doneBody} ${words.doneSignedIn}`}>
      <Button size="lg" wide onClick={() => void session.signOut()}>
        {words.toLogin}
      </Button>
    </Words>
  );
}
