import { useMemo } from 'react';
import { useRoutes } from 'react-router';
import { NotFoundRoute } from './not-found-route.tsx';
import { RoutePage } from './route-page.tsx';
import { useSections } from './sections-context.tsx';

/** The pages of all sections and of the portal itself; anything else is not found (RTE-3). */
export function PortalRoutes() {
  const sections = useSections();
  const routes = useMemo(
    () => [
      ...sections.flatMap(({ routes: pages }) =>
        pages.map((route) => ({ path: route.path, element: <RoutePage key={route.path} route={route} /> })),
      ),
      { path: '*', element: <NotFoundRoute /> },
    ],
    [sections],
  );
  return useRoutes(routes);
}
