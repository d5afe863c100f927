import { chakra } from '@chakra-ui/react/styled-system';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { PageHeading } from '@portal/portal-core/page-heading';
import { useIsSignedIn } from '@portal/portal-core/session-context';
import { useToast } from '@portal/portal-core/show-toast';
import { login } from '../messages.ts';
import { returnPath } from './return-path.ts';
import { SignInPanel } from './sign-in-panel.tsx';

/** Whom the page before knows, as one moves here from a new account; no address carries it. */
const accountOf = (state: unknown): string | undefined => {
  const { account } = (state ?? {}) as { account?: unknown };
  return typeof account === 'string' ? account : undefined;
};

/** The same form as the popup, for visitors who asked for a page behind the sign-in (RTE-12). */
export function LoginPage() {
  const isSignedIn = useIsSignedIn();
  const [query] = useSearchParams();
  const { state } = useLocation();
  const showToast = useToast();
  const returnTo = returnPath(query.get('returnTo'));

  // Also the way on after a success: the session is there before the form hears of it.
  if (isSignedIn) return <Navigate to={returnTo} replace />;
  const isExpired = query.get('reason') === 'expired';
  const hint = isExpired ? login.sessionExpired : query.has('returnTo') ? login.requireLogin : login.subtitle;
  return (
    <chakra.div w="full" maxW="25rem" marginInline="auto" paddingY={{ base: '4', md: '12' }} display="grid" gap="6">
      <div>
        <PageHeading title={login.title} />
        <chakra.p color="fg.muted">{hint}</chakra.p>
      </div>
      <SignInPanel
        returnTo={returnTo}
        account={accountOf(state)}
        onSignedIn={() => showToast({ type: 'success', title: login.success, lang: 'vi' })}
      />
    </chakra.div>
  );
}
