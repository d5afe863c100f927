import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { problemOf } from '@portal/api/api-problem';
import { useFindPasswordLinkMutation } from '@portal/api/identity/password-links.api';
import type { Credentials } from '@portal/domain/identity/credentials';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { usePortalConfig } from '@portal/portal-core/portal-config-context';
import { RouterLink } from '@portal/portal-core/router-link';
import { useIsSignedIn, useSession } from '@portal/portal-core/session-context';
import { Button } from '@portal/ui/button';
import { Delayed } from '@portal/ui/delayed';
import { ErrorState } from '@portal/ui/error-state';
import { SkeletonText } from '@portal/ui/skeletons';
import { ARRIVAL, useArrival } from '@portal/ui/use-arrival';
import { newAccount, newPassword as words } from '../messages.ts';
import { useDocumentTitle } from '../routing/use-document-title.ts';
import { forgetTicket, useTicketOfMail } from './link-of-mail.ts';
import { NewPasswordForm } from './new-password-form.tsx';

/** Where the link of a mail leads: whoever has it sets a new password, whoever is signed in (REG-3). */
export function NewPasswordPage() {
  const ticket = useTicketOfMail();
  const [outcome, setOutcome] = useState<'done' | 'over' | null>(null);
  const [account, setAccount] = useState<string>();
  const signIn = useFirstSignIn();
  // The form went with the focus in it.
  const place = useArrival<HTMLDivElement>(outcome !== null);

  async function done(credentials: Credentials, isNew: boolean) {
    forgetTicket();
    if (isNew && (await signIn(credentials))) return;
    if (isNew) setAccount(credentials.username);
    setOutcome('done');
  }

  function over() {
    forgetTicket();
    setOutcome('over');
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
        <Words title={words.over} body={ticket === null ? words.noTicketBody : words.overBody}>
          <ToLogin />
        </Words>
      ) : (
        <ByTicket ticket={ticket} onDone={done} onOver={over} />
      )}
    </chakra.div>
  );
}

interface ByTicketProps {
  ticket: string;
  onDone: (credentials: Credentials, isNew: boolean) => Promise<void>;
  onOver: () => void;
}

/** What a ticket is for, the platform knows: a new account, or a new password of one. */
function ByTicket({ ticket, onDone, onOver }: ByTicketProps) {
  const [find, { data, error, isLoading }] = useFindPasswordLinkMutation();
  const look = useEffectEvent(async () => {
    const answer = await find({ body: { ticket } });
    if (answer.error && problemOf(answer.error).code === 'TICKET_INVALID') onOver();
  });
  useEffect(() => void look(), [ticket]);
  useDocumentTitle(data ? (data.isNew ? newAccount : words).title : words.link);

  if (data) {
    const { isNew } = data;
    const said = isNew ? newAccount : words;
    return (
      <Words title={said.title} body={said.intro}>
        <NewPasswordForm
          ticket={ticket}
          isNew={isNew}
          onDone={(credentials) => onDone(credentials, isNew)}
          onOver={onOver}
        />
      </Words>
    );
  }
  return (
    <>
      <PageHeading title={words.link} />
      <Delayed loading={!error} skeleton={<SkeletonText lines={4} label={words.loading} />}>
        {() => (
          <ErrorState title={words.loadFailed} onRetry={() => void find({ body: { ticket } })} retrying={isLoading}>
            {problemOf(error).message}
          </ErrorState>
        )}
      </Delayed>
    </>
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
