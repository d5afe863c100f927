import { type ReactNode, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '@portal/domain/site/paths';
import { useCurrentProfile, useIsOperator } from '@portal/portal-core/current-profile';
import type { PortalRoute } from '@portal/portal-core/section';
import { useIsSignedIn } from '@portal/portal-core/session-context';
import { useFrameLanguage } from './frame-language.ts';
import { HomeSlots } from './home-slots.tsx';
import { NotFoundRoute } from './not-found-route.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { PagePending } from './page-pending.tsx';
import { useDocumentTitle } from './use-document-title.ts';

/** One page: behind the sign-in where it has to be (RTE-12), and to the right visitor; with its failure. */
export function RoutePage({ route }: { route: PortalRoute }) {
  const isSignedIn = useIsSignedIn();
  const isOperator = useIsOperator();
  const { pathname, search } = useLocation();

  if (route.access !== 'public' && !isSignedIn) return <Navigate to={paths.login(pathname + search)} replace />;
  if (route.access !== 'operator' && !route.byLink && isOperator) return <Navigate to={paths.ops()} replace />;
  const page = <Titled route={route} />;
  return (
    <PageErrorBoundary key={route.path}>
      {route.access === 'operator' ? <ForOperators>{page}</ForOperators> : page}
    </PageErrorBoundary>
  );
}

/** The page with its title and its waiting picture. */
function Titled({ route: { path, title, vietnameseTitle, page: Page } }: { route: PortalRoute }) {
  const isVietnamese = useFrameLanguage() === 'vi';
  useDocumentTitle((isVietnamese && vietnameseTitle) || title);
  return (
    <>
      <Suspense fallback={<PagePending />}>
        <Page />
      </Suspense>
      {path === paths.home() && <HomeSlots />}
    </>
  );
}

/** Nobody sees a page of the operators before the profile says that she is one; to a teacher it does not exist. */
function ForOperators({ children }: { children: ReactNode }) {
  const { profile, isLoading } = useCurrentProfile();
  if (isLoading) return <PagePending />;
  // Without a profile the platform says why, at the page.
  return profile && profile.userType !== 'OPERATOR' ? <NotFoundRoute /> : children;
}
