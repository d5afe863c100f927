import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '@portal/portal-core/paths';
import type { PortalRoute } from '@portal/portal-core/section';
import { useIsSignedIn } from '@portal/portal-core/session-context';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { PagePending } from './page-pending.tsx';
import { useDocumentTitle } from './use-document-title.ts';

/** One page: behind the sign-in where it has to be (RTE-12), with its title, its waiting picture and its failure. */
export function RoutePage({ route }: { route: PortalRoute }) {
  const isSignedIn = useIsSignedIn();
  const { pathname, search } = useLocation();
  useDocumentTitle(route.title);

  if (route.access === 'account' && !isSignedIn) return <Navigate to={paths.login(pathname + search)} replace />;
  const Page = route.page;
  return (
    <PageErrorBoundary key={route.path}>
      <Suspense fallback={<PagePending />}>
        <Page />
      </Suspense>
    </PageErrorBoundary>
  );
}
