import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { OAuthCallbackError, type OAuthCallbackErrorKind } from '@portal/auth/oauth-callback-error';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { RouterLink } from '@portal/portal-core/router-link';
import { useSession } from '@portal/portal-core/session-context';
import { useToast } from '@portal/portal-core/show-toast';
import { Button } from '@portal/ui/button';
import { Spinner } from '@portal/ui/spinner';
import { takeSecretUrl } from '../early/secret-url.ts';
import { login, oauth } from '../messages.ts';
import { returnPath } from './return-path.ts';

const SENTENCES: Record<OAuthCallbackErrorKind, string> = {
  INVALID_STATE: oauth.invalidState,
  VERIFIER_NOT_FOUND: oauth.verifierNotFound,
  MISSING_PARAMETERS: oauth.missingParams,
  PROVIDER_ERROR: oauth.authError,
};

/** The way back from the identity provider: checks, then goes on; each failure in its own words (OAU-3). */
export function CallbackPage() {
  const session = useSession();
  const navigate = useNavigate();
  const showToast = useToast();
  const [failure, setFailure] = useState<OAuthCallbackErrorKind | null>(null);
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    let isHere = true;
    // The session shares one exchange among repeated calls: StrictMode runs effects twice.
    session.finishOAuth(takeSecretUrl()).then(
      ({ returnTo, inWindow }) => {
        if (!isHere) return;
        if (inWindow) {
          // Some browsers do not close a window that has been elsewhere; then it says what to do.
          setIsOver(true);
          window.close();
          return;
        }
        showToast({ type: 'success', title: login.success, lang: 'vi' });
        void navigate(returnPath(returnTo), { replace: true });
      },
      (error: unknown) => {
        if (isHere) setFailure(error instanceof OAuthCallbackError ? error.kind : 'PROVIDER_ERROR');
      },
    );
    return () => void (isHere = false);
  }, [session, navigate, showToast]);

  return (
    <chakra.div
      display="grid"
      gap="4"
      justifyItems="center"
      textAlign="center"
      maxW="25rem"
      marginInline="auto"
      paddingY={{ base: '16', md: '24' }}
    >
      {failure === null ? (
        <>
          {!isOver && <Spinner size="lg" label={null} />}
          <div role="status">
            <PageHeading title={isOver ? oauth.inWindowTitle : oauth.processing} centered />
            <chakra.p color="fg.muted">{isOver ? oauth.inWindowHint : oauth.processingHint}</chakra.p>
          </div>
        </>
      ) : (
        <>
          <div role="alert">
            <PageHeading title={oauth.errorTitle} centered />
            <chakra.p color="fg.muted" marginTop="2">
              {SENTENCES[failure]}
            </chakra.p>
          </div>
          <Button asChild>
            <RouterLink href={paths.login()}>{oauth.backToLogin}</RouterLink>
          </Button>
        </>
      )}
    </chakra.div>
  );
}
