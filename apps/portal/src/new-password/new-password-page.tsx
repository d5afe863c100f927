import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import * as v from 'valibot';
import type { Credentials } from '@portal/domain/identity/credentials';
import { passwordLinksContract } from '@portal/domain/identity/password-links.contract';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { usePortalConfig } from '@portal/portal-core/portal-config-context';
import { RouterLink } from '@portal/portal-core/router-link';
import { useIsSignedIn, useSession } from '@portal/portal-core/session-context';
import { Button } from '@portal/ui/button';
import { ARRIVAL, useArrival } from '@portal/ui/use-arrival';
import { secretUrl, takeSecretUrl } from '../early/secret-url.ts';
import { newAccount, newPassword as words } from '../messages.ts';
import { NewPasswordForm } from './new-password-form.tsx';

const Ticket = passwordLinksContract.setPassword.body.entries.ticket;

/** What the link that was opened carries, out of the address and kept here alone; the ticket is null where none is whole. */
function useLinkOfMail(): { readonly ticket: string | null; readonly isNew: boolean } {
  const [query, setQuery] = useSearchParams();
  const [given] = useState(() => (secretUrl().searchParams.has('ticket') ? secretUrl().searchParams : query));
  const isInAddress = query.has('ticket');
  useEffect(() => {
    takeSecretUrl();
    if (isInAddress) setQuery({}, { replace: true });
  }, [isInAddress, setQuery]);
  const ticket = given.get('ticket');
  return { ticket: v.is(Ticket, ticket) ? ticket : null, isNew: given.get('account') === 'new' };
}

/** Where the link of a mail leads: whoever has it sets a new password, whoever is signed in (REG-3). */
export function NewPasswordPage() {
  const { ticket, isNew } = useLinkOfMail();
  const [outcome, setOutcome] = useState<'done' | 'over' | null>(null);
  const [account, setAccount] = useState<string>();
  const signIn = useFirstSignIn();
  // The form went with the focus in it.
  const place = useArrival<HTMLDivElement>(outcome !== null);

  async function done(credentials: Credentials) {
    if (isNew && (await signIn(credentials))) return;
    if (isNew) setAccount(credentials.username);
    setOutcome('done');
  }

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
        <Done account={account} />
      ) : ticket === null || outcome === 'over' ? (
        <Words
          title={words.over}
          body={ticket === null ? words.noTicketBody : isNew ? newAccount.overBody : words.overBody}
        >
          <ToLogin />
        </Words>
      ) : (
        <Words title={isNew ? newAccount.heading : words.title} body={isNew ? newAccount.intro : words.intro}>
          <NewPasswordForm ticket={ticket} isNew={isNew} onDone={done} onOver={() => setOutcome('over')} />
        </Words>
      )}
    </chakra.div>
  );
}

/** Signs the owner of a new account in and leads to her profile; false where she has to do it herself. */
function useFirstSignIn(): (credentials: Credentials) => Promise<boolean> {
  const session = useSession();
  const isSignedIn = useIsSignedIn();
  const { authMode } = usePortalConfig();
  const navigate = useNavigate();
  return async (credentials) => {
    // Another person's session is hers to end.
    if (isSignedIn || authMode === 'OIDC') return false;
    try {
      await session.signIn({ ...credentials, remember: true });
    } catch {
      return false;
    }
    await navigate(paths.teacherProfile(), { replace: true });
    return true;
  };
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

/** With the user name that is known, which no address carries. */
function ToLogin({ account }: { account?: string | undefined }) {
  const navigate = useNavigate();
  if (account === undefined)
    return (
      <Button asChild size="lg" wide>
        <RouterLink href={paths.login()}>{words.toLogin}</RouterLink>
      </Button>
    );
  return (
    <Button size="lg" wide onClick={() => void navigate(paths.login(), { state: { account } })}>
      {words.toLogin}
    </Button>
  );
}

function Done({ account }: { account: string | undefined }) {
  const session = useSession();
  const [title, body] = account === undefined ? [words.done, words.doneBody] : [newAccount.done, newAccount.doneBody];
  if (!useIsSignedIn())
    return (
      <Words title={title} body={body}>
        <ToLogin account={account} />
      </Words>
    );
  // The login page leads on whoever is signed in: with a session that the new password ended, or another person's.
  return (
    <Words title={title} body={`${body} ${words.doneSignedIn}`}>
      <Button size="lg" wide onClick={() => void session.signOut()}>
        {words.toLogin}
      </Button>
    </Words>
  );
}
